import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { leadInbox as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DataTable } from '../components/data-table.tsx'
import { ExportLinks } from '../components/export-links.tsx'
import { ListPagination, PastTheEnd } from '../components/list-pagination.tsx'
import { Screen } from '../components/screen.tsx'
import { BulkBar } from '../components/select-rows.tsx'
import { useSelection } from '../components/use-selection.ts'
import { GiveTo } from './give-to.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { leadColumns } from './lead-columns.tsx'
import { useFresh } from './use-fresh.ts'
import { useGiveLeads } from './use-give-leads.ts'
import { useLeadEvents } from './use-lead-news.ts'

const route = getRouteApi('/admin/leads')
const adminRoute = getRouteApi('/admin')

/** Everything that visitors sent, as far as one may see it; new leads come in while one looks. */
export function InboxScreen() {
  const { data, pagination, choices } = route.useLoaderData()
  const { permissions } = adminRoute.useLoaderData()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const { page: _page, sort = 'received', order, ...filters } = search
  const selection = useSelection(JSON.stringify(filters))
  const [again] = useState(() => () => router.invalidate({ sync: true }))
  useLeadEvents({ onNews: () => void again() })
  const fresh = useFresh(data)
  const total = pagination.totalRecords
  const giving = useGiveLeads({ selection, filters, total, again })
  return (
    <Screen
      title={t.title}
      text={t.intro}
      actions={
        <div className="flex flex-wrap gap-3">
          <ExportLinks of="exportLeads" query={filters} />
          {permissions.includes('leads.work') && (
            <Link to="/leads/new" className={buttonClass({ variant: 'main' })}>
              <Plus aria-hidden="true" className="size-5" />
              {t.add}
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
      {giving.error && (
        <p role="alert" className="mb-4 rounded-card bg-danger-50 px-4 py-3 text-danger">
          {giving.error}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {fresh.size > 0 && t.justIn({ count: fresh.size })}
      </p>
      <DataTable
        name="leads"
        label={t.title}
        columns={leadColumns(fresh, { withOwners: choices.owners.length > 1 })}
        rows={data}
        keyOf={({ id }) => String(id)}
        labelOf={({ name, reference }) => `${name}, ${reference}`}
        sort={{ by: sort, order: order === 'asc' ? 'asc' : 'desc' }}
        {...(permissions.includes('leads.assign') && { selection })}
        empty={
          pagination.totalRecords > 0 ? (
            <PastTheEnd />
          ) : (
            <EmptyState
              look="list"
              title={Object.keys(filters).length > 0 ? t.noneMatch : t.none}
              text={Object.keys(filters).length > 0 ? t.noneMatchHelp : t.noneHelp}
            />
          )
        }
      />
      <ListPagination pagination={pagination} unit={t.count} />
      <BulkBar
        selection={selection}
        progress={giving.progress}
        found={{ keys: data.map(({ id }) => String(id)), total }}
      >
        <GiveTo
          owners={choices.owners}
          isSending={giving.isSending}
          onGive={(id, name) => void giving.give(id, name)}
        />
      </BulkBar>
    </Screen>
  )
}
