import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DataTable } from '../components/data-table.tsx'
import { ExportLinks } from '../components/export-links.tsx'
import { ListPagination, PastTheEnd } from '../components/list-pagination.tsx'
import { Screen } from '../components/screen.tsx'
import { useSelection } from '../components/use-selection.ts'
import { ListingBulkActions } from './bulk-actions.tsx'
import { filtersOf, isFiltered } from './list-address.ts'
import { listingColumns } from './listing-columns.tsx'
import { ListingFilters } from './listing-filters.tsx'
import { ListingViews } from './listing-views.tsx'

const route = getRouteApi('/admin/listings')
const adminRoute = getRouteApi('/admin')

/** Every listing, whatever its state: found, sorted, changed many at once. */
export function ListingsScreen() {
  const { data, pagination, views } = route.useLoaderData()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { role, permissions } = adminRoute.useLoaderData()
  const selection = useSelection(JSON.stringify(filtersOf(address)))
  const mayEdit = permissions.includes('listings.edit')
  return (
    <Screen
      title="Listings"
      actions={
        <div className="flex flex-wrap gap-3">
          <ExportLinks of="exportListings" query={filtersOf(address)} />
          {mayEdit && (
            <Link to="/listings/new" className={buttonClass({ variant: 'main' })}>
              <Plus aria-hidden="true" className="size-5" />
              New listing
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
        label="Listings"
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
            <EmptyState
              look="list"
              title="No listings match these filters"
              text="Remove a filter, or show all listings."
            >
              <Link to="/listings" search={{}} className={buttonClass()}>
                Show all listings
              </Link>
            </EmptyState>
          ) : (
            <EmptyState
              look="list"
              title="No listings yet"
              text="Add the first one, or import your listings from another system."
            />
          )
        }
      />
      <ListPagination pagination={pagination} unit={['listing', 'listings']} />
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
