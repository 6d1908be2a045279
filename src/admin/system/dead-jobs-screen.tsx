import { getRouteApi } from '@tanstack/react-router'
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
      () => 'They are tried again.',
    )
  const drop = () =>
    act(
      (ids) => call('dropDeadJobs', { body: { ids } }),
      () => 'They are put away.',
      (ids) => call('keepDeadJobs', { body: { ids } }),
    )
  return (
    <ListScreen
      title="Dead jobs"
      text="Work that failed so often that the server gave it up. It stays for a week."
      error={error}
      name="dead-jobs"
      label="Dead jobs"
      columns={columns}
      rows={data}
      keyOf={({ id }) => id}
      labelOf={({ name }) => name}
      selection={selection}
      empty={{
        title: 'Nothing was given up',
        text: 'All that was to be done was done, or is still tried.',
      }}
      pagination={pagination}
      unit={['job', 'jobs']}
    >
      <BulkBar selection={selection}>
        <Button variant="main" aria-disabled={isSending} onClick={() => void retry()}>
          Try again
        </Button>
        <Button aria-disabled={isSending} onClick={() => void drop()}>
          Put away
        </Button>
      </BulkBar>
    </ListScreen>
  )
}

const columns: ReadonlyArray<Column<Job>> = [
  {
    name: 'name',
    label: 'What',
    width: 260,
    cell: ({ name, data }) => (
      <>
        <span className="block truncate font-medium">{name.replaceAll('-', ' ')}</span>
        <span className="block truncate text-sm text-muted">{JSON.stringify(data)}</span>
      </>
    ),
  },
  { name: 'when', label: 'Given up', width: 150, cell: ({ givenUpAt }) => <When iso={givenUpAt} /> },
  { name: 'tries', label: 'Tries', width: 80, numeric: true, cell: ({ tries }) => tries },
  {
    name: 'why',
    label: 'Why',
    width: 420,
    cell: ({ problem }) => <span title={problem}>{problem}</span>,
  },
]
