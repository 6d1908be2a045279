/** Names alerts: searches by their filters, homes by their titles, in the current language. */
import { eq, inArray, sql } from 'drizzle-orm'
import { isOnOffer } from '#contract/listings/status-transitions.ts'
import { listingPath } from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { searchDetails } from '#contract/search/search-details.ts'
import { namesOfAreas, searchTitle } from '#contract/search/search-wording.ts'
import type { Db } from '#db/client.ts'
import { type alerts, areas, cities, listings } from '#db/schema/index.ts'
import { alertMails as t } from '#messages/server.ts'
import { isVisible, namesOfChosen } from '../listings/index.ts'
import { localizedColumn } from '../localized.ts'
import { choiceOf } from './saved-search.ts'

export type Described = {
  title: string
  /** Its filters that are not in the title. */
  details: string[]
  /** Of the search or the listing; empty for a listing that is deleted. */
  path: string
  /** Its area or city was deleted, or its home is not on offer. */
  problem: 'place' | 'listing' | null
}

type AlertRow = Pick<
  typeof alerts.$inferSelect,
  'id' | 'kind' | 'purpose' | 'city_id' | 'area_ids' | 'filters' | 'listing_id'
>

/** Each alert by its id. */
export async function describeAlerts(db: Db, rows: readonly AlertRow[]): Promise<Map<number, Described>> {
  const places = await placesOf(db, rows)
  const homes = await homesOf(db, rows)
  const described = new Map<number, Described>()
  for (const row of rows) {
    described.set(row.id, row.kind === 'home' ? aboutHome(row, homes) : await aboutSearch(db, row, places))
  }
  return described
}

type Places = Awaited<ReturnType<typeof placesOf>>

async function placesOf(db: Db, rows: readonly AlertRow[]) {
  const areaIds = [...new Set(rows.flatMap(({ area_ids }) => area_ids))]
  const named = await db
    .select({
      id: areas.id,
      name: localizedColumn(areas.name, areas.name_ur),
      city: localizedColumn(cities.name, cities.name_ur),
    })
    .from(areas)
    .innerJoin(cities, eq(cities.id, areas.city_id))
    .where(inArray(areas.id, areaIds))
  const cityIds = [...new Set(rows.flatMap(({ city_id }) => city_id ?? []))]
  const namedCities = await db
    .select({ id: cities.id, name: localizedColumn(cities.name, cities.name_ur) })
    .from(cities)
    .where(inArray(cities.id, cityIds))
  return { areas: new Map(named.map((area) => [area.id, area])), cities: namedCities }
}

type Homes = ReadonlyMap<number, { title: string; isOffered: boolean }>

async function homesOf(db: Db, rows: readonly AlertRow[]): Promise<Homes> {
  const ids = rows.flatMap(({ listing_id }) => listing_id ?? [])
  const found = await db
    .select({
      id: listings.id,
      title: localizedColumn(listings.title, listings.title_ur),
      status: listings.status,
      isVisible: sql<boolean>`${isVisible}`,
    })
    .from(listings)
    .where(inArray(listings.id, ids))
  return new Map(
    // A home that left the site is shown without its title.
    found.map(({ id, title, status, isVisible }) => [
      id,
      { title: isVisible ? title : t.property({ id: String(id) }), isOffered: isOnOffer(status) },
    ]),
  )
}

function aboutHome({ listing_id }: AlertRow, homes: Homes): Described {
  const id = listing_id ?? 0
  const home = homes.get(id)
  return {
    title: home?.title ?? t.property({ id: String(id) }),
    details: [],
    path: home ? listingPath(id) : '',
    problem: home?.isOffered ? null : 'listing',
  }
}

async function aboutSearch(db: Db, row: AlertRow, places: Places): Promise<Described> {
  const choice = choiceOf(row)
  const { projectId, agentId } = choice
  const chosen = await namesOfChosen(db, { projectId, agentId })
  const named = row.area_ids.flatMap((id) => places.areas.get(id) ?? [])
  const city = places.cities.find(({ id }) => id === row.city_id)
  const isWhole = named.length === row.area_ids.length && (row.city_id === null || city !== undefined)
  return {
    title: searchTitle(choice, {
      city: city?.name,
      areas: namesOfAreas(named),
      project: chosen.project?.name,
      agent: chosen.agent?.name,
    }),
    details: searchDetails(choice),
    path: searchAddress(choice),
    problem: isWhole ? null : 'place',
  }
}
