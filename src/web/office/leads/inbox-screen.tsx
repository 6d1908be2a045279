import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { call } from '../call.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ExportLinks } from '../ui/export-links.tsx'
import { Nothing } from '../ui/nothing.tsx'
import { Pages } from '../ui/pages.tsx'
import { Screen } from '../ui/screen.tsx'
import { BulkBar } from '../ui/select-rows.tsx'
import { tell } from '../ui/toasts.ts'
import { useSelection } from '../ui/use-selection.ts'
import { useSending } from '../ui/use-sending.ts'
import { GiveTo } from './give-to.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { leadColumns } from './lead-columns.tsx'
import { useFresh } from './use-fresh.ts'
import { useLeadNews } from './use-lead-news.ts'

const route = getRouteApi('/office/leads')
const office = getRouteApi('/office')

/** Everything that visitors sent, as far as one may see it; new leads come in while one looks. */
export function InboxScreen() {
  const { data, pagination, choices } = route.useLoaderData()
  const { permissions } = office.useLoaderData()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const selection = useSelection()
  const sending = useSending()
  const [again] = useState(() => () => router.invalidate({ sync: true }))
  useLeadNews({ onNews: () => void again() })
  const fresh = useFresh(data)
  const give = async (ownerId: number | null, name: string) => {
    const ids = [...selection.chosen].map(Number)
    let changed: readonly number[] = []
    const isDone = await sending.send(async () => {
      const answer = await call('assignLeads', { body: { ids, owner_id: ownerId } })
      changed = answer.data.changed
      await again()
    })
    if (!isDone) return
    selection.clear()
    const takeBack = async () => {
      await call('undoLeads', { body: { ids: [...changed] } })
      await again()
    }
    if (changed.length === 0) tell(`All of them were ${name}’s already.`)
    else tell(`${counted(changed.length)} given to ${name}.`, takeBack)
  }
  const { page: _page, sort = 'received', order, ...filters } = search
  return (
    <Screen
      title="Leads"
      text="Everybody who asked, on the website or elsewhere. New leads appear here by themselves."
      actions={
        <div className="flex flex-wrap gap-3">
          <ExportLinks of="exportLeads" query={filters} />
          {permissions.includes('leads.work') && (
            <Link to="/leads/new" className={buttonClass({ variant: 'main' })}>
              <Plus aria-hidden="true" className="size-5" />
              New lead
            </Link>
          )}
        </div>
      }
    >
      <InboxFilters
        search={search}
        choices={choices}
        onSearch={(changed) => void navigate({ search: (before) => ({ ...before, ...changed, page: 1 }) })}
      />
      {sending.error && (
        <p role="alert" className="mb-4 rounded-card bg-danger-50 px-4 py-3 text-danger">
          {sending.error}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {fresh.size > 0 && `${counted(fresh.size)} just came`}
      </p>
      <DataTable
        name="leads"
        label="Leads"
        columns={leadColumns(fresh, { withOwners: choices.owners.length > 1 })}
        rows={data}
        keyOf={({ id }) => String(id)}
        labelOf={({ name, reference }) => `${name}, ${reference}`}
        sort={{ by: sort, order: order === 'asc' ? 'asc' : 'desc' }}
        {...(permissions.includes('leads.assign') && { selection })}
        empty={
          <Nothing
            title={Object.keys(filters).length > 0 ? 'No lead is like that' : 'No open lead'}
            text={
              Object.keys(filters).length > 0
                ? 'Take a filter away, or look at all of them.'
                : 'What visitors send appears here by itself.'
            }
          />
        }
      />
      <Pages pagination={pagination} unit={['lead', 'leads']} />
      <BulkBar selection={selection}>
        <GiveTo
          owners={choices.owners}
          isSending={sending.isSending}
          onGive={(id, name) => void give(id, name)}
        />
      </BulkBar>
    </Screen>
  )
}

function counted(count: number): string {
  return count === 1 ? 'One lead' : `${count} leads`
}
