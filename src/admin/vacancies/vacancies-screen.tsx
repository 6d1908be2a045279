import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { adminJobs as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import { addressFilters } from '../components/address-filters.ts'
import type { Column } from '../components/data-table.tsx'
import { FilterChoice, FilterText } from '../components/filters.tsx'
import { ListScreen, textsOfList } from '../components/list-screen.tsx'
import { RowLink } from '../components/row-link.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import type { Job } from './labels.ts'

const route = getRouteApi('/admin/jobs')

/** Every opening, and how many applied for it. */
export function JobsScreen() {
  const { data, pagination } = route.useLoaderData()
  const { q, status } = route.useSearch()
  const { look, ...narrowed } = addressFilters({ q, status }, route.useNavigate())
  const router = useRouter()
  const sending = useSending()
  const put = async ({ id, version }: Job, status: Job['status']) => {
    try {
      return (await call('changeJob', { params: { job: id }, body: { version, status } })).data
    } finally {
      await router.invalidate()
    }
  }
  const turn = async (job: Job) => {
    const { title, status: before } = job
    const wanted = before === 'open' ? 'closed' : 'open'
    await sending.send(async () => {
      const turned = await put(job, wanted)
      notify(wanted === 'open' ? t.reopenedToast({ title }) : t.closedToast({ title }), async () => {
        await put(turned, before)
      })
    })
  }
  return (
    <ListScreen
      {...textsOfList(t)}
      actions={
        <Link to="/jobs/$job" params={{ job: 'new' }} className={buttonClass({ variant: 'main' })}>
          <Plus aria-hidden="true" className="size-5" />
          {t.new}
        </Link>
      }
      narrowed={narrowed}
      filters={
        <>
          <FilterText label={t.search} value={q} onValue={(text) => look({ q: text })} />
          <FilterChoice
            label={t.status}
            value={status}
            options={[
              ['open', t.open],
              ['closed', t.closed],
            ]}
            onValue={(one) => look({ status: one })}
          />
        </>
      }
      error={sending.error}
      name="jobs"
      columns={columns((job) => void turn(job))}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ title }) => title}
      pagination={pagination}
    />
  )
}

function columns(onTurn: (job: Job) => void): ReadonlyArray<Column<Job>> {
  return [
    {
      name: 'title',
      label: t.job,
      width: 280,
      cell: ({ id, title, department, city }) => (
        <RowLink to="/jobs/$job" params={{ job: String(id) }} detail={`${department}, ${city}`}>
          {title}
        </RowLink>
      ),
    },
    {
      name: 'state',
      label: t.status,
      width: 120,
      cell: ({ isOpen, status }) => (
        <Badge tone={isOpen ? 'tint' : 'quiet'}>
          {isOpen ? t.open : status === 'open' ? t.expired : t.closed}
        </Badge>
      ),
    },
    { name: 'closes', label: t.lastDay, width: 130, cell: ({ closesOn }) => formatDate(closesOn) },
    { name: 'positions', label: t.positions, width: 110, numeric: true, cell: ({ positions }) => positions },
    {
      name: 'applications',
      label: t.applications,
      width: 170,
      numeric: true,
      cell: ({ id, applications, unread }) =>
        applications === 0 ? (
          <span className="text-muted">{t.noApplications}</span>
        ) : (
          <Link to="/applications" search={{ page: 1, job: id }} className="text-green-700 hover:underline">
            {applications}
            {unread > 0 && t.unread({ unread })}
          </Link>
        ),
    },
    {
      name: 'turn',
      label: t.onSite,
      width: 150,
      cell: (job) => (
        <Button size="sm" onClick={() => onTurn(job)}>
          {job.status === 'open' ? t.close : t.reopen}
          <span className="sr-only">{`: ${job.title}`}</span>
        </Button>
      ),
    },
  ]
}
