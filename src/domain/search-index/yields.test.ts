import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Subtype, typeOf } from '#contract/listings/property.ts'
import { Search } from '#contract/search/search.ts'
import { CurrentPrices } from '../figures/index.ts'
import { find } from './find.ts'
import { none, subtypeNumber } from './row.ts'
import { Store } from './store.ts'

const cities = [1, 2]
/** Four areas a city: a society with two blocks, and one by itself. */
const areas = cities.flatMap((city_id) => {
  const [society = 0, ...rest] = [1, 2, 3, 4].map((number) => city_id * 10 + number)
  return [
    { id: society, city_id, parent_id: null },
    ...rest.map((id, at) => ({ id, city_id, parent_id: at < 2 ? society : null })),
  ]
})
const named = { name: '', name_ur: '', synonyms: [], lat: null, long: null }
const kinds = ['house', 'apartment', 'residential plot'] as const satisfies Subtype[]

const home = fc.record({
  purpose: fc.constantFrom('sale', 'rent'),
  area: fc.constantFrom(...areas),
  subtype: fc.constantFrom(...kinds),
  price: fc.oneof(fc.constant(0), fc.integer({ min: 1_000_000, max: 90_000_000 })),
  sqft: fc.integer({ min: 500, max: 9_000 }),
})
const rent = fc.record({
  area: fc.constantFrom(...areas),
  subtype: fc.constantFrom('house' as const, 'apartment' as const),
  perFoot: fc.integer({ min: 10, max: 99 }),
})
type Home = typeof home extends fc.Arbitrary<infer Value> ? Value : never
type Rent = typeof rent extends fc.Arbitrary<infer Value> ? Value : never

function storeOf(homes: readonly Home[]): Store {
  const store = new Store({
    cities: cities.map((id) => ({ ...named, id, slug: '', lat: 31.5, long: 74.3 })),
    areas: areas.map((area) => ({ ...named, ...area })),
    projects: [],
  })
  for (const [at, { purpose, area, subtype, price, sqft }] of homes.entries())
    store.put({
      ...{ purpose, cityId: area.city_id, titles: [], traits: [] },
      values: {
        ...{
          id: at + 1,
          price,
          sqft,
          areaId: area.id,
          subtype: subtypeNumber(subtype),
          marlas: 1,
          published: at,
        },
        ...{ agentId: none, projectId: none, beds: none, baths: none, possession: none, yearBuilt: none },
        ...{ floor: none, x: none, y: none, texts: 0 },
      },
    })
  return store
}

function pricesOf(rents: readonly Rent[]): CurrentPrices {
  const prices = new CurrentPrices()
  for (const { area, subtype, perFoot } of rents)
    prices.add({
      ...{ kind: 'asked', purpose: 'rent', type: typeOf(subtype), subtype, areaId: area.id },
      ...{ price: perFoot * 1000, sqft: 1000, date: '2026-11-01', precision: 'day', listingId: null },
    })
  return prices
}

const found = (store: Store, search: Record<string, string> = {}) =>
  find(store, Search.parse({ sort: 'highest-yield', perPage: '60', ...search }))

test('homes are in the order of their yields, those without one at the end, whatever the newest rents are', () => {
  fc.assert(
    fc.property(
      fc.array(home, { maxLength: 50 }),
      fc.array(fc.array(rent, { maxLength: 80 }), { minLength: 1, maxLength: 3 }),
      (homes, times) => {
        const store = storeOf(homes)
        for (const rents of times) {
          store.prices = pricesOf(rents)
          for (const search of [{}, { cityId: '1' }]) {
            const { ids, yields } = found(store, search)
            const inOrder = ids.map((id) => yields.get(id) ?? 0)
            expect(inOrder).toEqual(inOrder.toSorted((one, other) => other - one))
            for (const id of ids) if (homes[id - 1]?.price === 0) expect(yields.has(id)).toBe(false)
          }
        }
      },
    ),
  )
})

const [, block, next, apart] = areas
const houses = (prices: readonly number[], area = block): Home[] =>
  prices.flatMap((price) => (area ? [{ purpose: 'sale', area, subtype: 'house', price, sqft: 2_000 }] : []))
const rentsOf = (perFoot: readonly number[], area = block): Rent[] =>
  perFoot.flatMap((one) => (area ? [{ area, subtype: 'house' as const, perFoot: one }] : []))

test('the yield is a year of the median rent of the area, or of the area around it with five rents', () => {
  const store = storeOf([
    ...houses([24_000_000]),
    ...houses([48_000_000], next),
    ...houses([24_000_000], apart),
  ])
  store.prices = pricesOf(rentsOf([40, 45, 50, 55, 60]))
  const { ids, yields } = found(store)
  expect(ids).toEqual([1, 2, 3])
  expect([...yields]).toEqual([
    [1, 5],
    [2, 2.5],
  ])
})

test('homes to rent have no yield, and come newest first', () => {
  const store = storeOf(houses([90_000, 80_000]).map((one) => ({ ...one, purpose: 'rent' })))
  store.prices = pricesOf(rentsOf([40, 45, 50, 55, 60]))
  const { ids, yields } = found(store, { purpose: 'rent' })
  expect(ids).toEqual([2, 1])
  expect(yields.size).toBe(0)
})
