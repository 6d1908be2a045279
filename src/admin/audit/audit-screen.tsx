import { getRouteApi, Link } from '@tanstack/react-router'
import { audit as t } from '#messages/admin.ts'
import { contentLang } from '#ui/content-lang.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Answer } from '../call.ts'
import { addressFilters } from '../components/address-filters.ts'
import { FilterBar, FilterChoice, FilterDay, FilterText } from '../components/filters.tsx'
import { ListPagination, PastTheEnd } from '../components/list-pagination.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { formatTime } from '../labels.ts'
import { differences, type Names } from './differences.ts'
import { entityOptions, labelOfEntity } from './entities.ts'
import type { AuditFilters } from './filters.ts'
import { pastTense } from './past-tense.ts'

const route = getRouteApi('/admin/audit')

/** Who changed what, from what to what. Nothing in it can be changed. */
export function AuditScreen() {
  const { data, names, people, pagination } = route.useLoaderData()
  const { page: _, ...filters } = route.useSearch()
  const { look, isFiltered, clear } = addressFilters<AuditFilters>(filters, route.useNavigate())
  return (
    <Screen title={t.title} text={t.intro}>
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <FilterChoice
          label={t.changedBy}
          value={filters.staff}
          options={people.map(({ id, name }) => [id, name] as const)}
          all={t.everyone}
          onValue={(staff) => look({ staff })}
        />
        <FilterChoice
          label={t.record}
          value={filters.entity}
          options={entityOptions}
          onValue={(entity) => look({ entity, entityId: undefined })}
        />
        <FilterText
          label={t.recordNumber}
          value={filters.entityId}
          onValue={(entityId) => look({ entityId })}
        />
        <FilterDay label={t.from} value={filters.from} onValue={(from) => look({ from })} />
        <FilterDay label={t.to} value={filters.to} onValue={(to) => look({ to })} />
      </FilterBar>
      {data.length === 0 && pagination.totalRecords > 0 ? (
        <PastTheEnd />
      ) : data.length === 0 ? (
        <EmptyState
          look="list"
          title={isFiltered ? t.noneMatch : t.none}
          text={isFiltered ? t.noneMatchHelp : t.noneHelp}
        />
      ) : (
        <Panel>
          <ol className="divide-y divide-line">
            {data.map((entry) => (
              <Entry key={entry.id} entry={entry} names={names} />
            ))}
          </ol>
        </Panel>
      )}
      {data.length > 0 && <ListPagination pagination={pagination} unit={t.count} />}
    </Screen>
  )
}

function Entry({ entry, names }: { entry: Answer<'audit'>['data'][number]; names: Names }) {
  const { at, staffId, staffName, action, entity, entityId, entityName, before, after } = entry
  // An action on one's own account, such as a sign-in, has no second person to name.
  const isOwn = entity === 'staff' && entityId === staffId
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p>
        <span className="font-medium">{staffName}</span> {`${pastTense(action, entity)} `}
        {!isOwn && (
          <Link
            to="/audit"
            search={{ page: 1, entity, ...(entityId && { entityId }) }}
            className="underline underline-offset-4"
          >
            {`${labelOfEntity(entity)} ${entityName ?? entityId ?? ''}`}
          </Link>
        )}
        <time dateTime={at} className="ml-2 text-sm whitespace-nowrap text-muted">
          {`${formatTime(at)} PKT`}
        </time>
      </p>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 text-sm sm:grid-cols-[minmax(0,160px)_minmax(0,1fr)]">
        {differences(before, after, names).map(({ name, from, to }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">
              {from !== undefined && (
                <>
                  <bdi lang={contentLang(from)}>{from}</bdi> →{' '}
                </>
              )}
              <bdi lang={contentLang(to)}>{to}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
