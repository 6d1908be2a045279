import { getRouteApi, Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import type { Answer } from '../call.ts'
import { Panel, Screen } from '../ui/screen.tsx'
import { formatTime } from '../words.ts'
import { differences } from './differences.ts'

const route = getRouteApi('/office/audit')

/** Who changed what, from what to what. Nothing in it can be changed. */
export function AuditScreen() {
  const { data, pagination } = route.useLoaderData()
  const { entity, entityId } = route.useSearch()
  return (
    <Screen title="Audit log" text="Every change that staff made, newest first. Nobody can edit it.">
      {entity && (
        <p className="mb-4 flex flex-wrap items-center gap-3">
          {`Only what was done to ${entity} ${entityId ?? ''}`}
          <Link to="/audit" search={{ page: 1 }} className={buttonClass({ size: 'sm' })}>
            Show everything
          </Link>
        </p>
      )}
      <Panel>
        {data.length === 0 ? (
          <p className="text-muted">Nothing was changed yet.</p>
        ) : (
          <ol className="divide-y divide-line">
            {data.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Panel>
      <Pages current={pagination.currentPage} total={pagination.totalPages} />
    </Screen>
  )
}

function Entry({ entry }: { entry: Answer<'audit'>['data'][number] }) {
  const { at, staffName, action, entity, entityId, before, after } = entry
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p>
        <span className="font-medium">{staffName}</span> {`${pastOf(action)} `}
        <Link
          to="/audit"
          search={{ page: 1, entity, ...(entityId && { entityId }) }}
          className="underline underline-offset-4"
        >
          {`${entity} ${entityId ?? ''}`}
        </Link>
        <time dateTime={at} className="ml-2 text-sm whitespace-nowrap text-muted">
          {formatTime(at)}
        </time>
      </p>
      <dl className="mt-1 grid gap-x-6 gap-y-0.5 text-sm sm:grid-cols-[minmax(0,160px)_minmax(0,1fr)]">
        {differences(before, after).map(({ name, from, to }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{from === undefined ? to : `${from} → ${to}`}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function Pages({ current, total }: { current: number; total: number }) {
  if (total <= 1) return null
  return (
    <nav aria-label="Pages" className="flex items-center gap-3">
      {current > 1 && (
        <Link
          from="/audit"
          to="/audit"
          search={(search) => ({ ...search, page: current - 1 })}
          className={buttonClass()}
        >
          Newer
        </Link>
      )}
      <span className="text-muted tabular-nums">{`Page ${current} of ${total}`}</span>
      {current < total && (
        <Link
          from="/audit"
          to="/audit"
          search={(search) => ({ ...search, page: current + 1 })}
          className={buttonClass()}
        >
          Older
        </Link>
      )}
    </nav>
  )
}

/** 'create' as 'created', 'add' as 'added'. */
function pastOf(action: string): string {
  return action.endsWith('e') ? `${action}d` : `${action}ed`
}
