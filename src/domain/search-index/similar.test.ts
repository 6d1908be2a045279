import fc from 'fast-check'
import { expect, test } from 'vitest'
import { floorNumber, type IndexedListing, none, subtypeNumber } from './row.ts'
import { findSimilar, mostSimilar, similarFactors } from './similar.ts'
import { Store } from './store.ts'

const kinds = ['house', 'farmhouse plot'] as const
const areas = [1, 2, 3]

const home = fc.record({
  purpose: fc.constantFrom('sale', 'rent'),
  cityId: fc.constantFrom(1, 2),
  areaId: fc.constantFrom(...areas),
  subtype: fc.constantFrom(...kinds),
  price: fc.integer({ min: 1, max: 40 }).map((lac) => lac * 1_000_000),
  sqft: fc.integer({ min: 1, max: 20 }).map((marla) => marla * 250),
})
type Home = typeof home extends fc.Arbitrary<infer Value> ? Value & { id: number } : never

const homes = fc
  .array(home, { minLength: 2, maxLength: 60 })
  .map((list) => list.map((one, at) => ({ ...one, id: at + 1 })))

test('no similar home differs more while a nearer one is left out', () => {
  fc.assert(
    fc.property(homes, (all) => {
      const [mine] = all
      if (!mine) return
      const ids = findSimilar(storeOf(all), mine)
      const shown = all.filter(({ id }) => ids.includes(id))
      const alike = all.filter((one) => one.id !== mine.id && isOfKind(one, mine))
      expect(shown.every((one) => alike.includes(one))).toBe(true)
      const worst = Math.max(0, ...shown.map((one) => step(one, mine)))
      const leftOut = alike.filter(({ id }) => !ids.includes(id)).map((one) => step(one, mine))
      expect(leftOut.filter((other) => other < worst)).toEqual([])
      if (ids.length < mostSimilar) expect(leftOut.filter(Number.isFinite)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

function isOfKind(one: Home, other: Home): boolean {
  return one.purpose === other.purpose && one.cityId === other.cityId && one.subtype === other.subtype
}

/** The number of the first factor that two homes are within; infinite beyond the last. */
function step(one: Home, other: Home): number {
  const ratio = Math.max(factor(one.price, other.price), factor(one.sqft, other.sqft))
  const at = similarFactors.findIndex((most) => ratio <= most + 1e-9)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

function factor(one: number, other: number): number {
  return Math.max(one / other, other / one)
}

function storeOf(all: readonly Home[]): Store {
  const named = { name: '', name_ur: '', synonyms: [], lat: null, long: null }
  const store = new Store({
    cities: [],
    areas: areas.map((id) => ({ ...named, id, city_id: 1, parent_id: id === 1 ? null : 1 })),
    projects: [],
  })
  for (const one of all) store.put(indexed(one))
  return store
}

function indexed({ id, purpose, cityId, areaId, subtype, price, sqft }: Home): IndexedListing {
  const values = {
    ...{ id, price, sqft, areaId, marlas: sqft / 250, published: 0, subtype: subtypeNumber(subtype) },
    ...{ agentId: none, projectId: none, beds: none, baths: none, possession: none, yearBuilt: none },
    ...{ floor: floorNumber(null), x: none, y: none, texts: 0 },
  }
  return { purpose, cityId, titles: [], traits: [], values }
}
