/** Which picture a listing shows first in a list, so that neighbours in a list do not show the same. */
import type { Purpose } from '#contract/listings/property.ts'

/** What lists are made and sorted by. */
export interface Spread {
  id: number
  purpose: Purpose
  type: string
  subtype: string
  city_id: number
  area_id: number
  agent_id?: number | null | undefined
  project_id?: number | null | undefined
  price: number
  featured?: boolean | undefined
  status?: string | undefined
  published_at?: Date | null | undefined
}

type Order<Listing extends Spread> = (one: Listing, other: Listing) => number

const newest: Order<Spread> = (one, other) =>
  (other.published_at?.getTime() ?? 0) - (one.published_at?.getTime() ?? 0) || other.id - one.id
// A price on call (0) comes last.
const cheapest: Order<Spread> = (one, other) =>
  (one.price || Number.MAX_VALUE) - (other.price || Number.MAX_VALUE) || newest(one, other)
const asOnHomePage: Order<Spread> = (one, other) =>
  Number(other.featured ?? false) - Number(one.featured ?? false) || newest(one, other)

// The lists that visitors look at, and how much it matters that neighbours differ there.
const lists: {
  order: Order<Spread>
  group: (listing: Spread) => string | number | null | undefined
  weight: number
}[] = [
  { order: newest, group: ({ purpose, city_id }) => `${purpose} ${city_id}`, weight: 20 },
  { order: cheapest, group: ({ purpose, city_id }) => `${purpose} ${city_id}`, weight: 20 },
  { order: asOnHomePage, group: () => 'home', weight: 20 },
  { order: newest, group: ({ purpose }) => purpose, weight: 6 },
  { order: newest, group: ({ purpose, city_id, type }) => `${purpose} ${city_id} ${type}`, weight: 4 },
  { order: cheapest, group: ({ purpose, city_id, type }) => `${purpose} ${city_id} ${type}`, weight: 4 },
  { order: newest, group: ({ area_id }) => area_id, weight: 3 },
  { order: newest, group: ({ purpose, area_id }) => `${purpose} ${area_id}`, weight: 6 },
  { order: newest, group: ({ purpose, subtype }) => `${purpose} ${subtype}`, weight: 8 },
  { order: newest, group: ({ purpose, city_id, subtype }) => `${purpose} ${city_id} ${subtype}`, weight: 6 },
  {
    order: cheapest,
    group: ({ purpose, city_id, subtype }) => `${purpose} ${city_id} ${subtype}`,
    weight: 2,
  },
  { order: newest, group: ({ agent_id }) => agent_id, weight: 1 },
  { order: newest, group: ({ project_id }) => project_id, weight: 1 },
]
const rounds = 12

/**
 * Chooses one of a listing's own `candidates` for each listing: the one that fewest neighbours show, then the
 * one that is used least. The same listings get the same choice every time. Names of one look count as the same
 * picture.
 */
export function spread<Listing extends Spread>(
  listings: readonly Listing[],
  candidatesOf: (listing: Listing) => readonly string[],
  lookOf: (name: string) => string = (name) => name,
): Map<number, string> {
  const neighbours = findNeighbours(listings)
  const candidates = new Map(listings.map((listing) => [listing.id, candidatesOf(listing)]))
  const chosen = new Map<number, string>()
  const used = new Map<string, number>()
  const count = (name: string, by: number) => used.set(name, (used.get(name) ?? 0) + by)
  // Later rounds see all neighbours, the first only those before.
  for (let round = 0; round < rounds; round++) {
    for (const { id } of listings) {
      const before = chosen.get(id)
      if (before !== undefined) count(before, -1)
      const clash = clashes(neighbours.get(id) ?? [], chosen, lookOf)
      const best = leastOf(candidates.get(id) ?? [], (name) => [
        clash.get(lookOf(name)) ?? 0,
        used.get(name) ?? 0,
      ])
      if (best === undefined) continue
      chosen.set(id, best)
      count(best, 1)
    }
  }
  return chosen
}

interface Neighbour {
  id: number
  weight: number
}

function findNeighbours(listings: readonly Spread[]): Map<number, Neighbour[]> {
  const found = new Map<number, Neighbour[]>(listings.map(({ id }) => [id, []]))
  const shown = listings.filter(({ status }) => status === 'published')
  for (const { order, group, weight } of lists) {
    for (const [key, members] of Map.groupBy(shown, group)) {
      if (key === null || key === undefined) continue
      const sorted = members.toSorted(order)
      for (const [index, { id }] of sorted.entries()) {
        const next = sorted[index + 1]
        if (!next) continue
        found.get(id)?.push({ id: next.id, weight })
        found.get(next.id)?.push({ id, weight })
      }
    }
  }
  return found
}

function clashes(
  neighbours: readonly Neighbour[],
  chosen: ReadonlyMap<number, string>,
  lookOf: (name: string) => string,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { id, weight } of neighbours) {
    const name = chosen.get(id)
    if (name === undefined) continue
    const look = lookOf(name)
    sums.set(look, (sums.get(look) ?? 0) + weight)
  }
  return sums
}

/** The first whose costs are least; the second cost decides among equals. */
function leastOf(names: readonly string[], costOf: (name: string) => readonly [number, number]) {
  let best: { name: string; cost: readonly [number, number] } | undefined
  for (const name of names) {
    const cost = costOf(name)
    if (!best || cost[0] < best.cost[0] || (cost[0] === best.cost[0] && cost[1] < best.cost[1])) {
      best = { name, cost }
    }
  }
  return best?.name
}
