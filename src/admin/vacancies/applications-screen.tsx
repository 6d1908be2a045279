import { getRouteApi } from '@tanstack/react-router'
import { adminApplications as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import { addressFilters } from '../components/address-filters.ts'
import type { Column } from '../components/data-table.tsx'
import { FilterChoice, FilterText } from '../components/filters.tsx'
import { ListScreen, textsOfList } from '../components/list-screen.tsx'
import { When } from '../components/relative-time.tsx'
import { RowLink } from '../components/row-link.tsx'
import { type ApplicationRow, statusOptions, statusTones, statusWords } from './labels.ts'

const route = getRouteApi('/admin/applications')

/** Who applied, newest first. */
export function ApplicationsScreen() {
  const { data, jobs, pagination } = route.useLoaderData()
  const { q, status, job } = route.useSearch()
  const { look, ...narrowed } = addressFilters({ q, status, job }, route.useNavigate())
  return (
    <ListScreen
      {...textsOfList(t)}
      narrowed={narrowed}
      filters={
        <>
          <FilterText label={t.search} value={q} onValue={(text) => look({ q: text })} />
          <FilterChoice
            label={t.job}
            value={job === undefined ? undefined : String(job)}
            options={jobs.map(({ id, title }) => [String(id), title])}
            onValue={(one) => look({ job: one === undefined ? undefined : Number(one) })}
          />
          <FilterChoice
            label={t.status}
            value={status}
            options={statusOptions}
            onValue={(one) => look({ status: one })}
          />
        </>
      }
      name="applications"
      columns={columns}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ reference }) => reference}
      pagination={pagination}
    />
  )
}

const columns: ReadonlyArray<Column<ApplicationRow>> = [
  {
    name: 'name',
    label: t.name,
    width: 240,
    cell: ({ id, name, reference }) => (
      <RowLink to="/applications/$application" params={{ application: String(id) }} detail={reference}>
        {name || t.erased}
      </RowLink>
    ),
  },
  { name: 'job', label: t.job, width: 230, cell: ({ job }) => job },
  {
    name: 'state',
    label: t.status,
    width: 130,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>,
  },
  { name: 'city', label: t.city, width: 130, cell: ({ city }) => city },
  { name: 'experience', label: t.experience, width: 200, cell: ({ experience }) => experience },
  { name: 'cv', label: 'CV', width: 80, cell: ({ hasCv }) => (hasCv ? 'yes' : 'no') },
  { name: 'came', label: t.received, width: 150, cell: ({ createdAt }) => <When iso={createdAt} /> },
]
