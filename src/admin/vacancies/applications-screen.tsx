import { getRouteApi, Link } from '@tanstack/react-router'
import { Badge } from '#ui/badge.tsx'
import { addressFilters } from '../components/address-filters.ts'
import type { Column } from '../components/data-table.tsx'
import { FilterChoice, FilterText } from '../components/filters.tsx'
import { ListScreen } from '../components/list-screen.tsx'
import { When } from '../components/relative-time.tsx'
import { type ApplicationRow, statusOptions, statusTones, statusWords } from './labels.ts'

const route = getRouteApi('/admin/applications')

/** Who applied, newest first. */
export function ApplicationsScreen() {
  const { data, jobs, pagination } = route.useLoaderData()
  const { q, status, job } = route.useSearch()
  const { look, ...narrowed } = addressFilters({ q, status, job }, route.useNavigate())
  return (
    <ListScreen
      title="Applications"
      text="Who applied for a job. What is too old is forgotten by itself, CV and all."
      narrowed={narrowed}
      filters={
        <>
          <FilterText
            label="Name, e-mail, phone or reference"
            value={q}
            onValue={(text) => look({ q: text })}
          />
          <FilterChoice
            label="Job"
            value={job === undefined ? undefined : String(job)}
            options={jobs.map(({ id, title }) => [String(id), title])}
            onValue={(one) => look({ job: one === undefined ? undefined : Number(one) })}
          />
          <FilterChoice
            label="State"
            value={status}
            options={statusOptions}
            onValue={(one) => look({ status: one })}
          />
        </>
      }
      name="applications"
      label="Applications"
      columns={columns}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ reference }) => reference}
      empty={{
        filtered: 'Nobody is like that',
        title: 'Nobody has applied yet',
        text: 'Whoever applies on the careers page is here at once.',
      }}
      pagination={pagination}
      unit={['application', 'applications']}
    />
  )
}

const columns: ReadonlyArray<Column<ApplicationRow>> = [
  {
    name: 'name',
    label: 'Name',
    width: 240,
    cell: ({ id, name, reference }) => (
      <>
        <Link
          to="/applications/$application"
          params={{ application: String(id) }}
          data-row
          className="block truncate font-medium hover:underline"
        >
          {name || 'Forgotten'}
        </Link>
        <span className="block truncate text-sm text-muted">{reference}</span>
      </>
    ),
  },
  { name: 'job', label: 'Job', width: 230, cell: ({ job }) => job },
  {
    name: 'state',
    label: 'State',
    width: 130,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>,
  },
  { name: 'city', label: 'City', width: 130, cell: ({ city }) => city },
  { name: 'experience', label: 'Experience', width: 200, cell: ({ experience }) => experience },
  { name: 'cv', label: 'CV', width: 80, cell: ({ hasCv }) => (hasCv ? 'yes' : 'no') },
  { name: 'came', label: 'Came', width: 150, cell: ({ createdAt }) => <When iso={createdAt} /> },
]
