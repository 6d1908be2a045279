import { areaPath } from '#contract/paths.ts'
import type { Measure } from '#contract/places/price-unit.ts'
import { type Answer, call } from '#ui/api.ts'
import type { Card } from '#ui/listing/contact-links.ts'
import { orNotFound } from '../../or-not-found.ts'

export type AreaReport = Answer<'areaReport'>
type Agent = Answer<'agents'>['data'][number]

export type AreaData = {
  report: AreaReport
  /** The first listings, those for sale before those to rent; undefined when they could not be loaded. */
  listings: { cards: readonly Card[]; forSale: number; toRent: number } | undefined
  /** Its agents, in the order of the report; undefined when they could not be loaded. */
  agents: readonly Agent[] | undefined
}

const shownListings = 6

/** Everything that an area's page shows. A list that cannot be loaded is missing in its own place alone (D52). */
export async function loadArea(id: string, signal: AbortSignal): Promise<AreaData> {
  const report = await orNotFound(call('areaReport', { params: { id }, signal }))
  const [listings, agents] = await Promise.all([
    loadListings(report, signal).catch(() => undefined),
    loadAgents(report, signal).catch(() => undefined),
  ])
  return { report, listings, agents }
}

async function loadListings({ city, area }: AreaReport, signal: AbortSignal): Promise<AreaData['listings']> {
  const listingsFor = (purpose: 'sale' | 'rent') =>
    call('search', {
      query: { purpose, cityId: city.id, areaIds: [area.id], perPage: shownListings },
      signal,
    })
  const [sale, rent] = await Promise.all([listingsFor('sale'), listingsFor('rent')])
  return {
    cards: [...sale.data, ...rent.data].slice(0, shownListings),
    forSale: sale.pagination.totalRecords,
    toRent: rent.pagination.totalRecords,
  }
}

async function loadAgents({ agents }: AreaReport, signal: AbortSignal): Promise<Agent[]> {
  if (agents.length === 0) return []
  const { data } = await call('agents', { query: { per_page: 1000, current_page: 1 }, signal })
  return agents.flatMap(({ id }) => data.find((agent) => agent.id === id) ?? [])
}

/** How the area measures. */
export function measureOf({ priceUnit, marlaBasis }: AreaReport['area']): Measure {
  return { unit: priceUnit, marlaBasis }
}

type Link = { id: number; englishName: string; citySlug: string }

/** The page of an area that another answer names. */
export function linkTo({ id, englishName, citySlug }: Link): string {
  return areaPath({ id, english_name: englishName, city_slug: citySlug })
}
