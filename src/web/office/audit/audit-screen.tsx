import { getRouteApi, Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import type { Answer } from '../call.ts'
import { Nothing } from '../ui/nothing.tsx'
import { Pages } from '../ui/pages.tsx'
import { Panel, Screen } from '../ui/screen.tsx'
import { When } from '../ui/when.tsx'
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
          {`Only what was done to ${entity} ${data[0]?.entityName ?? entityId ?? ''}`}
          <Link to="/audit" search={{ page: 1 }} className={buttonClass({ size: 'sm' })}>
            Show everything
          </Link>
        </p>
      )}
      <Panel>
        {data.length === 0 ? (
          <Nothing
            title="Nothing was changed yet"
            text="What staff change will stand here, from what to what."
          />
        ) : (
          <ol className="divide-y divide-line">
            {data.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Panel>
      <Pages pagination={pagination} unit={['change', 'changes']} />
    </Screen>
  )
}

function Entry({ entry }: { entry: Answer<'audit'>['data'][number] }) {
  const { at, staffId, staffName, action, entity, entityId, entityName, before, after } = entry
  // Who signs in does so to nobody.
  const isOwn = entity === 'staff' && entityId === staffId
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p>
        <span className="font-medium">{staffName}</span> {`${pastOf(action)} `}
        {!isOwn && (
          <Link
            to="/audit"
            search={{ page: 1, entity, ...(entityId && { entityId }) }}
            className="underline underline-offset-4"
          >
            {`${entity} ${entityName ?? entityId ?? ''}`}
          </Link>
        )}
        <When iso={at} className="ml-2 text-sm whitespace-nowrap text-muted" />
      </p>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 text-sm sm:grid-cols-[minmax(0,160px)_minmax(0,1fr)]">
        {differences(before, after).map(({ name, from, to }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{from === undefined ? to : `${from} → ${to}`}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

const irregular: Readonly<Record<string, string>> = {
  set: 'set',
  read: 'read',
  send: 'sent',
  undo: 'undid',
  undone: 'took back',
  stop: 'stopped',
  apply: 'applied',
  hold: 'held',
  draw: 'drew',
  payment: 'counted a payment for',
}

/** 'create' as 'created', 'sign in' as 'signed in'. */
function pastOf(action: string): string {
  const [verb = '', ...more] = action.split(' ')
  const past = irregular[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`)
  return [past, ...more].join(' ')
}
