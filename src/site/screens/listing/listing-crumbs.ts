import { searchAddress } from '#contract/search/search-address.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import type { Listing } from '#ui/listing/listing.ts'
import { homeCrumb } from '../../crumbs.ts'

/** From the home page over the city and the area, each with what else it has. */
export function listingCrumbs({ purpose, city, parentArea, area }: Listing): Crumb[] {
  const within = (areaIds: number[]) => searchAddress({ purpose, cityId: city.id, areaIds })
  return [
    homeCrumb,
    { label: city.name, path: within([]) },
    ...(parentArea ? [{ label: parentArea.name, path: within([parentArea.id]) }] : []),
    { label: area.name, path: within([area.id]) },
  ]
}
