import { getRouteApi, useRouter } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { type Answer, call } from '../call.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Nothing } from '../ui/nothing.tsx'
import { Pages } from '../ui/pages.tsx'
import { Screen } from '../ui/screen.tsx'
import { BulkBar } from '../ui/select-rows.tsx'
import { tell } from '../ui/toasts.ts'
import { useSelection } from '../ui/use-selection.ts'
import { useSending } from '../ui/use-sending.ts'
import { When } from '../ui/when.tsx'

const route = getRouteApi('/office/dead-jobs')

type Job = Answer<'deadJobs'>['data'][number]

/** Work that the server gave up: tried again, or put away. */
export function DeadJobsScreen() {
  const { data, pagination } = route.useLoaderData()
  const router = useRouter()
  const selection = useSelection()
  const sending = useSending()
  const ids = [...selection.chosen]
  const act = async (name: 'retryDeadJobs' | 'dropDeadJobs' | 'keepDeadJobs', chosen: string[]) => {
    await call(name, { body: { ids: chosen } })
    await router.invalidate()
  }
  const retry = async () => {
    if (!(await sending.send(() => act('retryDeadJobs', ids)))) return
    selection.clear()
    tell('They are tried again.')
  }
  const drop = async () => {
    if (!(await sending.send(() => act('dropDeadJobs', ids)))) return
    selection.clear()
    tell('They are put away.', () => act('keepDeadJobs', ids))
  }
  return (
    <Screen
      title="Dead jobs"
      text="Work that failed so often that the server gave it up. It stays for a week."
    >
      {sending.error && (
        <p role="alert" className="mb-4 rounded-card bg-danger-50 px-4 py-3 text-danger">
          {sending.error}
        </p>
      )}
      <DataTable
        name="dead-jobs"
        label="Dead jobs"
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        selection={selection}
        empty={
          <Nothing title="Nothing was given up" text="All that was to be done was done, or is still tried." />
        }
      />
      {data.length > 0 && <Pages pagination={pagination} unit={['job', 'jobs']} />}
      <BulkBar selection={selection}>
        <Button variant="main" aria-disabled={sending.isSending} onClick={() => void retry()}>
          Try again
        </Button>
        <Button aria-disabled={sending.isSending} onClick={() => void drop()}>
          Put away
        </Button>
      </BulkBar>
    </Screen>
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
