import { expect } from '@playwright/test'
import { SearchAnswer } from '#contract/search/search.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import type { DemoSite } from './browser.ts'
import { type AreaRow, type CityRow, type ListingRow, makeArea, makeCity, makeListing } from './factories.ts'

export interface Town {
  city: CityRow
  areas: [AreaRow, AreaRow]
  listings: ListingRow[]
}

type Home = Omit<NonNullable<Parameters<typeof makeListing>[1]>, 'city_id' | 'area_id'> & { area?: 0 | 1 }

/** A city of the test's own with two areas and these homes, known to the site's search. `areasAt` places the areas. */
export async function makeTown(
  site: Pick<DemoSite, 'db' | 'url'>,
  homes: readonly Home[],
  { areasAt, ...named }: { name?: string; areasAt?: { lat: null; long: null } } = {},
): Promise<Town> {
  const city = await makeCity(site.db, named)
  const areas: Town['areas'] = [
    await makeArea(site.db, { city_id: city.id, ...areasAt }),
    await makeArea(site.db, { city_id: city.id, ...areasAt }),
  ]
  const listings: ListingRow[] = []
  for (const { area = 0, ...home } of homes) {
    listings.push(await makeListing(site.db, { ...home, area_id: areas[area].id }))
  }
  const published = listings.filter(({ status }) => status === 'published')
  await expect.poll(() => totalOf(site, city.id)).toBe(published.length)
  return { city, areas, listings }
}

async function totalOf(site: Pick<DemoSite, 'url'>, cityId: number): Promise<number> {
  let total = 0
  for (const purpose of ['sale', 'rent'] as const) {
    const answer = await fetch(`${site.url}/api/listings/search?${searchQuery({ purpose, cityId })}`)
    total += SearchAnswer.parse(await answer.json()).pagination.total_records
  }
  return total
}
