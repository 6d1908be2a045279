import { Link } from '@tanstack/react-router'
import { kindNames, sourceNames, statusNames } from '#contract/admin/lead-labels.ts'
import { leadKinds, leadSources, leadStatuses } from '#contract/leads/leads.ts'
import { leadInbox as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'
import { FilterBar, FilterChoice, FilterText } from '../components/filters.tsx'
import { type InboxSearch, toCall } from './inbox-search.ts'

const kinds = leadKinds.map((kind) => [kind, kindNames[kind]] as [string, string])
const sources = leadSources.map((source) => [source, sourceNames[source]] as const)
const ages = [
  ['1', t.ages.day],
  ['7', t.ages.week],
  ['30', t.ages.month],
  ['90', t.ages.quarter],
] as const
const tabs = [
  [undefined, t.views.open],
  [toCall, t.views.toCall],
  ...leadStatuses.map((status) => [status, statusNames[status]] as const),
  ['all', t.views.all],
] as const

/** The filters of the inbox, all of them in the address. */
export function InboxFilters({
  search,
  choices: { owners, cities },
  onSearch,
}: {
  search: InboxSearch
  choices: Answer<'leadChoices'>['data']
  /** Gives the filters that changed; undefined takes one away. */
  onSearch: (changed: InboxSearch) => void
}) {
  const { q, kind, status, owner, city, source, age, waiting } = search
  const isFiltered = [q, kind, owner, city, source, age, waiting].some((value) => value !== undefined)
  const people = owners.map(({ id, name, active }) => [String(id), active ? name : `${name} (left)`] as const)
  return (
    <>
      <nav aria-label={t.status} className="mb-4 flex flex-wrap gap-1.5">
        {tabs.map(([value, label]) => (
          <Link
            key={label}
            to="."
            search={(before) => ({ ...before, status: value, page: 1 })}
            aria-current={status === value ? 'page' : undefined}
            className="inline-flex min-h-9 items-center rounded-full border border-line bg-white px-4 text-sm hover:border-field aria-[current=page]:border-green-700 aria-[current=page]:bg-green-50 aria-[current=page]:font-medium aria-[current=page]:text-green-800"
          >
            {label}
          </Link>
        ))}
      </nav>
      <FilterBar
        onClear={
          isFiltered
            ? () =>
                onSearch({
                  q: undefined,
                  kind: undefined,
                  owner: undefined,
                  city: undefined,
                  source: undefined,
                  age: undefined,
                  waiting: undefined,
                })
            : undefined
        }
      >
        <FilterText label={t.search} value={q} onValue={(text) => onSearch({ q: text })} />
        <FilterChoice
          label={t.kind}
          value={kind}
          options={kinds}
          onValue={(one) => onSearch({ kind: one })}
        />
        {owners.length > 1 && (
          <FilterChoice
            label={t.agent}
            value={owner}
            options={[['none', t.unassigned], ...people]}
            onValue={(one) => onSearch({ owner: one })}
          />
        )}
        <FilterChoice
          label={t.city}
          value={city}
          options={cities.map(({ id, name }) => [String(id), name] as const)}
          onValue={(one) => onSearch({ city: one })}
        />
        <FilterChoice
          label={t.source}
          value={source}
          options={sources}
          onValue={(one) => onSearch({ source: one })}
        />
        <FilterChoice
          label={t.received}
          all={t.anyTime}
          value={age}
          options={ages}
          onValue={(one) => onSearch({ age: one })}
        />
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={waiting === '1'}
            onChange={({ currentTarget }) => onSearch({ waiting: currentTarget.checked ? '1' : undefined })}
            className="size-5 accent-green-700"
          />
          {t.overdue}
        </label>
      </FilterBar>
    </>
  )
}
