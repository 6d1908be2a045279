import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { listingTable as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DataTable } from '../components/data-table.tsx'
import { ExportLinks } from '../components/export-links.tsx'
import { ListPagination, PastTheEnd } from '../components/list-pagination.tsx'
import { Screen } from '../components/screen.tsx'
import { useSelection } from '../components/use-selection.ts'
import { ListingBulkActions } from './bulk-actions.tsx'
import { isFiltered, listFilters } from './list-address.ts'
import { listingColumns } from './listing-columns.tsx'
import { ListingFilters } from './listing-filters.tsx'
import { ListingViews } from './listing-views.tsx'

const route = getRouteApi('/admin/listings')
const adminRoute = getRouteApi('/admin')

/** All listings in any status, with search, sorting and bulk actions. */
export function ListingsScreen() {
  const { data, pagination, views } = route.useLoaderData()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { role, permissions } = adminRoute.useLoaderData()
  const selection = useSelection(JSON.stringify(listFilters(address)))
  const mayEdit = permissions.includes('listings.edit')
  return (
    <Screen
      title={t.title}
      actions={
        <div className="flex flex-wrap gap-3">
          <ExportLinks of="exportListings" query={listFilters(address)} />
          {mayEdit && (
            <Link to="/listings/new" className={buttonClass({ variant: 'main' })}>
              <Plus aria-hidden="true" className="size-5" />
              {t.newListing}
            </Link>
          )}
        </div>
      }
    >
      <ListingViews address={address} views={views} />
      <ListingFilters
        address={address}
        onAddress={(search) => void navigate({ search })}
        knowsAgents={role !== 'agent'}
      />
      <DataTable
        name="listings"
        label={t.title}
        columns={listingColumns}
        rows={data}
        keyOf={({ id }) => String(id)}
        labelOf={({ id, title }) => `${title} (${id})`}
        sort={{ by: address.sort ?? 'updated', order: address.order === 'asc' ? 'asc' : 'desc' }}
        {...(mayEdit && { selection })}
        empty={
          pagination.totalRecords > 0 ? (
            <PastTheEnd />
          ) : isFiltered(address) ? (
            <EmptyState look="list" title={t.noneMatch} text={t.noneMatchHelp}>
              <Link to="/listings" search={{}} className={buttonClass()}>
                {t.showAll}
              </Link>
            </EmptyState>
          ) : (
            <EmptyState look="list" title={t.none} text={t.noneHelp} />
          )
        }
      />
      <ListPagination pagination={pagination} unit={t.count} />
      {mayEdit && (
        <ListingBulkActions
          rows={data}
          total={pagination.totalRecords}
          address={address}
          selection={selection}
          mayGive={permissions.includes('listings.publish')}
        />
      )}
    </Screen>
  )
}
