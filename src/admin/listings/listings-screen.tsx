import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { DataTable } from '../components/data-table.tsx'
import { Nothing } from '../components/empty-state.tsx'
import { ExportLinks } from '../components/export-links.tsx'
import { Pages } from '../components/pagination.tsx'
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
          isFiltered(address) ? (
            <Nothing title="No listing is like that" text="Take a filter away, or look at all of them.">
              <Link to="/listings" search={{}} className={buttonClass()}>
                Show all listings
              </Link>
            </Nothing>
          ) : (
            <Nothing
              title="No listings yet"
              text="Write the first one, or import those you have from another system."
            />
          )
        }
      />
      <Pages pagination={pagination} unit={['listing', 'listings']} />
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
