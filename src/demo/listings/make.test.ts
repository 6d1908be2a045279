import { expect, test } from 'vitest'
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { type Subtype, typeOf } from '#contract/listings/property.ts'
import { agentPlans } from '../agency/agents.ts'
import { layOutPlaces } from '../places/lay-out.ts'
import { projectPlans } from '../rows.ts'
import { makeListings } from './make.ts'

const now = new Date('2026-11-21T12:00:00Z')
const places = layOutPlaces()
const listings = makeListings({ places, agents: agentPlans, projects: projectPlans }, now)
const day = 86_400_000

/** PKR per sq ft, a month for rent: what would make a visitor doubt the site lies outside. */
const believable: Record<Subtype, { sale?: [number, number]; rent?: [number, number] }> = {
  house: { sale: [7_000, 90_000], rent: [25, 260] },
  apartment: { sale: [5_000, 42_000], rent: [20, 220] },
  penthouse: { sale: [7_000, 50_000], rent: [30, 220] },
  'hotel suites': { sale: [8_000, 60_000] },
  'upper portion': { sale: [3_000, 25_000], rent: [10, 110] },
  'lower portion': { sale: [3_500, 28_000], rent: [10, 130] },
  annexe: { rent: [15, 150] },
  basement: { rent: [8, 90] },
  room: { rent: [40, 260] },
  'farm house': { sale: [1_000, 25_000], rent: [2, 70] },
  'residential plot': { sale: [500, 80_000] },
  'plot file': { sale: [800, 12_000] },
  'farmhouse plot': { sale: [300, 15_000] },
  'agricultural land': { sale: [100, 1_000] },
  'commercial plot': { sale: [8_000, 250_000] },
  'industrial land': { sale: [2_000, 16_000] },
  office: { sale: [7_000, 55_000], rent: [35, 330] },
  shop: { sale: [8_000, 140_000], rent: [30, 550] },
  building: { sale: [15_000, 200_000], rent: [60, 800] },
  warehouse: { sale: [3_500, 16_000], rent: [25, 130] },
  factory: { sale: [3_000, 22_000], rent: [10, 90] },
  other: { sale: [7_000, 50_000], rent: [35, 300] },
}

test('there are 2,400 listings, with short numbers that grow with their age', () => {
  expect(listings).toHaveLength(2400)
  expect(listings.map(({ id }) => id)).toEqual(Array.from({ length: 2400 }, (_, index) => 10_001 + index))
  const created = listings.map(({ created_at }) => Number(created_at))
  expect(created).toEqual(created.toSorted((one, other) => one - other))
})

test('the same content is made up every time, with times that follow the clock', () => {
  const later = new Date(now.getTime() + 3 * day)
  const again = makeListings({ places, agents: agentPlans, projects: projectPlans }, later)
  expect(again.map(({ title, price }) => [title, price])).toEqual(
    listings.map(({ title, price }) => [title, price]),
  )
  expect(again.map(({ description }) => description)).toEqual(listings.map(({ description }) => description))
  for (const [index, listing] of again.entries()) {
    expect(Number(listing.created_at) - Number(listings[index]?.created_at)).toBe(3 * day)
  }
})

test('every price is believable for its kind and size', () => {
  const doubtful = listings.filter(({ subtype, purpose, price, size_sqft }) => {
    const [least, most] = believable[subtype][purpose] ?? [1, 0]
    return price > 0 && (price / size_sqft < least || price / size_sqft > most)
  })
  expect(doubtful.map(({ title, price, size_sqft }) => ({ title, price, size_sqft }))).toEqual([])
})

test('a year of rent is two to nine per cent of what such a home costs', () => {
  for (const subtype of ['house', 'apartment'] as const) {
    for (const city_id of [1, 2, 3, 4]) {
      const level = (purpose: string) =>
        median(
          listings
            .filter(
              (one) =>
                one.subtype === subtype &&
                one.purpose === purpose &&
                one.city_id === city_id &&
                one.price > 0,
            )
            .map(({ price, size_sqft }) => price / size_sqft),
        )
      const share = (level('rent') * 12) / level('sale')
      expect(share, `${subtype} in city ${city_id}`).toBeGreaterThan(0.02)
      expect(share, `${subtype} in city ${city_id}`).toBeLessThan(0.09)
    }
  }
})

test('prices are round, as people ask them, and a few are on call', () => {
  const sale = listings.filter(({ purpose, price }) => purpose === 'sale' && price > 0)
  expect(sale.filter(({ price }) => price % 50_000 !== 0)).toEqual([])
  expect(listings.filter(({ price }) => price % 1_000 !== 0)).toEqual([])
  const onCall = listings.filter(({ price }) => price === 0).length
  expect(onCall).toBeGreaterThan(5)
  expect(onCall).toBeLessThan(60)
})

test('square feet follow from the size and its own marla', () => {
  for (const { size_value, size_unit, marla_basis, size_sqft } of listings) {
    expect(size_sqft).toBe(toSquareFeet(size_value, size_unit, marla_basis))
  }
  const bases = new Set(listings.map(({ marla_basis }) => marla_basis))
  expect([...bases].toSorted()).toEqual([225, 250, 272.25])
})

test('homes have bedrooms and baths that go together; land and shops have none', () => {
  for (const { subtype, beds, baths } of listings) {
    if (typeOf(subtype) !== 'residential') {
      expect(beds).toBeNull()
      continue
    }
    expect(beds).toBeGreaterThanOrEqual(1)
    expect(baths).toBeGreaterThanOrEqual(Math.max(1, (beds ?? 0) - 1))
    expect(baths).toBeLessThanOrEqual((beds ?? 0) + 1)
  }
})

test('land has neither a year nor a floor, and whatever is built says what its words say', () => {
  for (const { subtype, type, possession, year_built, floor, features } of listings) {
    if (type === 'plot') {
      expect([possession === null, year_built, floor]).toEqual([false, null, null])
      if (features?.includes('Possession')) expect(possession).toBe('ready')
      continue
    }
    if (subtype === 'upper portion') expect(floor).toBe(1)
    if (subtype === 'house') expect(floor).toBeNull()
  }
  const share = (possession: string) =>
    listings.filter((one) => one.possession === possession).length / listings.length
  expect(share('ready')).toBeGreaterThan(0.4)
  for (const some of ['grey structure', 'under construction', 'not yet'])
    expect(share(some), some).toBeGreaterThan(0.003)
})

test('nine in ten are on offer; those that are not have a reason that fits', () => {
  const withStatus = (status: string) => listings.filter((listing) => listing.status === status)
  expect(withStatus('published').length / listings.length).toBeGreaterThan(0.94)
  for (const status of ['sold', 'rented', 'expired', 'draft'])
    expect(withStatus(status).length).toBeGreaterThan(3)
  expect(withStatus('sold').every(({ purpose }) => purpose === 'sale')).toBe(true)
  expect(withStatus('rented').every(({ purpose }) => purpose === 'rent')).toBe(true)
  expect(listings.filter(({ featured }) => featured)).toHaveLength(24)
  expect(listings.every(({ featured, status }) => !featured || status === 'published')).toBe(true)
})

test('nothing was published before it was written, confirmed before it was published, or in the future', () => {
  for (const { created_at, published_at, confirmed_at, updated_at } of listings) {
    const moments = [created_at, published_at, confirmed_at]
      .filter((moment) => moment instanceof Date)
      .map(Number)
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    expect(Math.max(...moments, Number(updated_at))).toBeLessThanOrEqual(now.getTime())
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(now.getTime() - 120 * day)
  }
})

test('agents sell in their own city, and only a few listings have no agent', () => {
  const cityOf = new Map(places.map(({ cityId, city }) => [cityId, city]))
  for (const { agent_id, city_id } of listings) {
    if (agent_id) expect(agentPlans[agent_id - 1]?.city).toBe(cityOf.get(city_id))
  }
  const without = listings.filter(({ agent_id }) => agent_id === null).length
  expect(without).toBeLessThan(listings.length / 8)
})

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
