import { searchAddress } from '#contract/search/search-address.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import { aroundListing, type Listing } from '#ui/listing/listing.ts'
import { homeCrumb } from '../../crumbs.ts'

/** From the home page over the city and the area, each with what else it has. */
export function listingCrumbs(listing: Listing): Crumb[] {
  const { city, parentArea, area } = listing
  const within = (areaIds: number[]) => searchAddress({ ...aroundListing(listing), areaIds })
  return [
    homeCrumb,
    { label: city.name, path: within([]) },
    ...(parentArea ? [{ label: parentArea.name, path: within([parentArea.id]) }] : []),
    { label: area.name, path: searchAddress(aroundListing(listing)) },
  ]
}
