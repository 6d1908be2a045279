import { getRouteApi } from '@tanstack/react-router'
import { adminSystem as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { type Answer, call } from '../call.ts'
import type { Column } from '../components/data-table.tsx'
import { ListScreen } from '../components/list-screen.tsx'
import { When } from '../components/relative-time.tsx'
import { BulkBar } from '../components/select-rows.tsx'
import { useChosenRows } from '../components/use-chosen-rows.ts'

const route = getRouteApi('/admin/dead-jobs')

type Job = Answer<'deadJobs'>['data'][number]

/** Work that the server gave up: tried again, or put away. */
export function DeadJobsScreen() {
  const { data, pagination } = route.useLoaderData()
  const { selection, isSending, error, act } = useChosenRows()
  const retry = () =>
    act(
      (ids) => call('retryDeadJobs', { body: { ids } }),
      () => t.failedTasks.retried,
    )
  const drop = () =>
    act(
      (ids) => call('dropDeadJobs', { body: { ids } }),
      () => t.failedTasks.dismissed,
      (ids) => call('keepDeadJobs', { body: { ids } }),
    )
  return (
    <ListScreen
      title={t.failedTasks.title}
      text={t.failedTasks.intro}
      error={error}
      name="dead-jobs"
      label={t.failedTasks.title}
      columns={columns}
      rows={data}
      keyOf={({ id }) => id}
      labelOf={({ label }) => label}
      selection={selection}
      empty={{
        title: t.failedTasks.none,
        text: t.failedTasks.noneHelp,
      }}
      pagination={pagination}
      unit={t.taskCount}
    >
      <BulkBar selection={selection}>
        <Button variant="main" aria-disabled={isSending} onClick={() => void retry()}>
          {t.failedTasks.retry}
        </Button>
        <Button aria-disabled={isSending} onClick={() => void drop()}>
          {t.failedTasks.dismiss}
        </Button>
      </BulkBar>
    </ListScreen>
  )
}

const columns: ReadonlyArray<Column<Job>> = [
  {
    name: 'name',
    label: t.failedTasks.task,
    width: 260,
    cell: ({ label, data }) => (
      <>
        <span className="block truncate font-medium">{label}</span>
        <span className="block truncate text-sm text-muted">{JSON.stringify(data)}</span>
      </>
    ),
  },
  {
    name: 'when',
    label: t.failedTasks.failedAt,
    width: 150,
    cell: ({ givenUpAt }) => <When iso={givenUpAt} />,
  },
  { name: 'tries', label: t.failedTasks.tries, width: 80, numeric: true, cell: ({ tries }) => tries },
  {
    name: 'why',
    label: t.failedTasks.reason,
    width: 420,
    cell: ({ problem }) => <span title={problem}>{problem}</span>,
  },
]
