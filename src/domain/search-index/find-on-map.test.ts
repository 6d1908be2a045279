import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeBox, encodeBox } from '#contract/search/map-box.ts'
import { gapPixels, MapSearch } from '#contract/search/map-search.ts'
import { decodeShape, encodeShape } from '#contract/search/map-shape.ts'
import { decodeNear, encodeNear } from '#contract/search/near.ts'
import { findOnMap } from './find-on-map.ts'
import { boxRegion, liesIn, nearRegion, shapeRegion } from './regions.ts'
import { none } from './row.ts'
import { Store } from './store.ts'
import { onWorld, worldBits } from './world.ts'

type Home = {
  id: number
  cityId: number
  areaId: number
  at: { lat: number; long: number } | undefined
  price: number
}

const unsaid = { possession: none, yearBuilt: none, floor: none }
const cities = [
  { id: 1, lat: 33.7, long: 73.05 },
  { id: 2, lat: 31.5, long: 74.35 },
].map((city) => ({ ...city, name: `City ${city.id}`, name_ur: '', slug: `city-${city.id}`, synonyms: [] }))

/** Sums of fractions have an error in the last digit, and positions have 6 decimals. */
function toMillionths(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

/** Ten areas a city; the last one has no middle, nor has any area around it. */
const areas = Array.from({ length: 20 }, (_, number) => {
  const city = cities[number % 2]
  return {
    ...{
      id: number + 1,
      city_id: city?.id ?? 0,
      parent_id: null,
      name: `Area ${number + 1}`,
      name_ur: '',
      synonyms: [],
    },
    lat: number === 19 ? null : toMillionths((city?.lat ?? 0) + (number - 10) / 100),
    long: number === 19 ? null : toMillionths((city?.long ?? 0) + ((number * 7) % 10) / 100),
  }
})
const middles = new Map(areas.map(({ id, lat, long }) => [id, { lat, long }]))

const store = new Store({ cities, areas, projects: [] })
const homes = new Map<number, Home>()

function put(home: Home): void {
  homes.set(home.id, home)
  const { id, cityId, areaId, at, price } = home
  store.put({
    ...{ purpose: 'sale', cityId, titles: [], traits: [] },
    values: {
      ...{ id, areaId, price, sqft: 2250, marlas: 10, published: id, agentId: none, projectId: none },
      ...{ subtype: 0, beds: 3, baths: 3, ...unsaid, texts: 0, ...(at ? onWorld(at) : { x: none, y: none }) },
    },
  })
}

/** Buildings with many homes at one position, homes with only an area, prices on call. */
const home = fc.record({
  city: fc.nat(1),
  area: fc.nat(9),
  price: fc.constantFrom(0, 0, 5_000_000, 12_000_000, 30_000_000),
  spot: fc.option(fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 })), {
    freq: 4,
  }),
  isBuilding: fc.boolean(),
})

beforeAll(async () => {
  const made = fc.sample(home, { numRuns: 6000, seed: 3 })
  for (const [at, one] of made.slice(0, 5000).entries()) put(homeOf(at + 1, one))
  await store.putInOrder()
  // Some move, some are sold, some are new: their rows come after those in the order of the map.
  for (const [at, one] of made.slice(5000).entries()) put(homeOf(at < 500 ? at * 3 + 1 : 4501 + at, one))
  for (let id = 2; id < 3000; id += 7) {
    store.remove(id)
    homes.delete(id)
  }
})

function homeOf(
  id: number,
  { city, area, price, spot, isBuilding }: typeof home extends fc.Arbitrary<infer One> ? One : never,
): Home {
  const { id: cityId, lat, long } = cities[city] ?? { id: 0, lat: 0, long: 0 }
  const step = isBuilding ? 1500 : 1
  const at = spot && {
    lat: toMillionths(lat + (Math.round(spot[0] / step) * step) / 3e4),
    long: toMillionths(long + (Math.round(spot[1] / step) * step) / 3e4),
  }
  return { id, cityId, areaId: area * 2 + city + 1, at: at ?? undefined, price }
}

const degree = fc.integer({ min: -1100, max: 1100 }).map((thousandths) => thousandths / 10_000)
const inCity = fc.tuple(fc.constantFrom(...cities), degree, degree).map(([city, lat, long]) => ({
  lat: Math.round((city.lat + lat) * 1e5) / 1e5,
  long: Math.round((city.long + long) * 1e5) / 1e5,
}))
const asked = fc.record(
  {
    box: fc
      .tuple(inCity, inCity)
      .map(([one, other]) => [one.long, one.lat, other.long, other.lat].join())
      .filter((box) => decodeBox(box) !== undefined),
    shape: fc
      .array(fc.array(inCity, { minLength: 3, maxLength: 8 }), { minLength: 1, maxLength: 3 })
      .map(encodeShape)
      .filter((shape) => decodeShape(shape) !== undefined),
    near: fc.tuple(inCity, fc.constantFrom(0.3, 2, 9)).map(([at, km]) => encodeNear({ ...at, km })),
    minPrice: fc.constantFrom('0', '1', '10000000'),
    cityId: fc.constantFrom('1', '2'),
  },
  { requiredKeys: [] },
)
const zoom = fc.integer({ min: 0, max: 44 }).map((halves) => halves / 2)

/** The expected homes, found by checking each one. */
function expected(search: MapSearch): Home[] {
  const regions = [
    boxRegion(decodeBox(search.box ?? '')),
    shapeRegion(decodeShape(search.shape ?? '')),
    nearRegion(decodeNear(search.near ?? '')),
  ].filter((region) => region !== undefined)
  return [...homes.values()].filter((one) => {
    const at = placeOf(one)
    const place = at && onWorld(at)
    if (search.cityId !== undefined && one.cityId !== search.cityId) return false
    // On call passes no limit.
    if (search.minPrice !== undefined && one.price < Math.max(1, search.minPrice)) return false
    return regions.every((region) => place && liesIn(region, place.x, place.y))
  })
}

function placeOf({ at, areaId }: Home): { lat: number; long: number } | undefined {
  const { lat, long } = at ?? middles.get(areaId) ?? {}
  return lat == null || long == null ? undefined : { lat, long }
}

test('for any search, clusters, pins and areas together have every result exactly once', () => {
  fc.assert(
    fc.property(asked, zoom, (filters, at) => {
      const search = MapSearch.parse({ ...filters, zoom: String(at) })
      const found = expected(search)
      const { data, total, unplaced, box } = findOnMap(store, search)
      expect(total).toBe(found.length)
      expect(unplaced).toBe(found.filter((one) => !placeOf(one)).length)
      const parts = [...data.clusters, ...data.pins, ...data.areas]
      expect(parts.reduce((sum, { count }) => sum + count, unplaced)).toBe(total)
      expect(box === null).toBe(total === unplaced)
      for (const { lat, long } of parts) expect(box && isIn(box, lat, long)).toBe(true)
      expect(data.clusters.length).toBeLessThanOrEqual(700)

      for (const { lat, long, ids, count, price } of data.pins) {
        const there = found.filter(({ at }) => at?.lat === lat && at.long === long)
        expect(count).toBe(there.length)
        expect(new Set(ids).size).toBe(Math.min(60, count))
        expect(ids.every((id) => there.some((one) => one.id === id))).toBe(true)
        expect(price).toBe(lowest(there))
      }
      for (const { count, min_price, box: around, lat, long } of data.clusters) {
        expect(isIn(around, lat, long)).toBe(true)
        const there = found.filter((one) => {
          const place = placeOf(one)
          return place && isIn(around, place.lat, place.long)
        })
        expect(there.length).toBeGreaterThanOrEqual(count)
        if (there.length === count) expect(min_price).toBe(lowest(there))
      }
      for (const area of data.areas) {
        const there = found.filter(({ at, areaId }) => !at && areaId === area.id)
        expect(area.count).toBe(there.length)
      }
    }),
    { numRuns: 300 },
  )
})

function lowest(some: readonly Home[]): number {
  const prices = some.map(({ price }) => price).filter((price) => price > 0)
  return prices.length > 0 ? Math.min(...prices) : 0
}

function isIn([west, south, east, north]: readonly number[], lat: number, long: number): boolean {
  const [w = 0, s = 0, e = 0, n = 0] = [west, south, east, north]
  return long >= w && long <= e && lat >= s && lat <= n
}

describe('clusters', () => {
  const at = (box: readonly [number, number, number, number]) =>
    findOnMap(store, MapSearch.parse({ zoom: '11', box: encodeBox(box) })).data

  test('stay where they are while the map is moved', () => {
    const before = at([72.95, 33.55, 73.15, 33.85])
    const after = at([72.96, 33.56, 73.16, 33.86])
    const inside = before.clusters.filter(
      ({ box: [west, south, east, north] }) => west > 72.98 && south > 33.58 && east < 73.12 && north < 33.82,
    )
    expect(inside.length).toBeGreaterThan(5)
    for (const cluster of inside) expect(after.clusters).toContainEqual(cluster)
  })

  test('are far enough apart to be read', () => {
    for (const zoom of [5, 8, 10, 11, 12]) {
      const { clusters } = findOnMap(
        store,
        MapSearch.parse({ zoom: String(zoom), box: '72,33,75,34.5' }),
      ).data
      const pixel = 2 ** worldBits / (512 * 2 ** zoom)
      const points = clusters.map(onWorld)
      for (const [at, one] of points.entries())
        for (const other of points.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y) / pixel).toBeGreaterThan(gapPixels - 0.1)
    }
  })

  test('become fewer and larger when zoomed out, and only pins when zoomed in', () => {
    const sizes = [5, 9, 12].map((zoom) => {
      const { clusters } = findOnMap(store, MapSearch.parse({ zoom: String(zoom), cityId: '1' })).data
      return clusters.length
    })
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
    const { data } = findOnMap(store, MapSearch.parse({ zoom: '16', near: '33.7,73.05,1' }))
    expect(data.clusters).toEqual([])
    expect(data.pins.length).toBeGreaterThan(10)
  })

  test('stay limited in number even when the whole country is requested at a high zoom', () => {
    for (const zoom of ['14', '18', '24']) {
      const { clusters, pins } = findOnMap(store, MapSearch.parse({ zoom })).data
      expect(clusters.length + pins.length).toBeLessThanOrEqual(5000)
    }
  })
})
