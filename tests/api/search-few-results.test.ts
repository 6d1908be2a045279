import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MapAnswer } from '#contract/search/map-search.ts'
import { encodeShape } from '#contract/search/map-shape.ts'
import { SearchAnswer } from '#contract/search/search.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeArea, makeCity, makeListing } from '../support/factories.ts'

const crore = 10_000_000

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const search = (query: string) => readAs(api, `/api/listings/search?${query}`, SearchAnswer)
const map = (query: string) => readAs(api, `/api/listings/map?${query}`, MapAnswer)
const ids = (list: ReadonlyArray<{ id: number }>) => list.map(({ id }) => id)
const missed = ({ just_outside }: SearchAnswer) =>
  just_outside.data.map(({ limit, by, listing }) => ({ limit, by, id: listing.id }))

type Home = Omit<Parameters<typeof makeListing>[1], 'city_id'>

/** A city of its own with these homes in one area. */
async function makeHomes(homes: readonly Home[]) {
  const { db } = api.database
  const { id: city_id } = await makeCity(db)
  const area = await makeArea(db, { city_id, lat: 33.7, long: 73 })
  const listings = []
  for (const home of homes) listings.push(await makeListing(db, { area_id: area.id, ...home, city_id }))
  await api.caughtUp()
  return { cityId: city_id, area, ids: ids(listings) }
}

describe('a price on call', () => {
  test('passes no limit of price, and is counted apart where one is set', async () => {
    const {
      cityId,
      ids: [priced, onCall],
    } = await makeHomes([{ price: crore }, { price: 0 }])
    for (const limit of ['minPrice=0', 'minPrice=1', 'maxPrice=10000000', 'minPrice=0&maxPrice=20000000']) {
      const found = await search(`cityId=${cityId}&${limit}`)
      expect(ids(found.data), limit).toEqual([priced])
      expect(found.on_call.total_records, limit).toBe(1)
      expect(ids(found.on_call.data), limit).toEqual([onCall])
      expect((await map(`cityId=${cityId}&${limit}`)).total, limit).toBe(1)
    }
    const { data, on_call } = await search(`cityId=${cityId}`)
    expect(data).toHaveLength(2)
    expect(on_call).toEqual({ total_records: 0, data: [] })
  })

  test('can be asked for alone, in the list and on the map', async () => {
    const {
      cityId,
      ids: [, onCall],
    } = await makeHomes([{ price: crore }, { price: 0 }])
    expect(ids((await search(`cityId=${cityId}&onCall=true`)).data)).toEqual([onCall])
    expect((await map(`cityId=${cityId}&onCall=true`)).total).toBe(1)
    const limited = await search(`cityId=${cityId}&onCall=true&maxPrice=20000000`)
    expect(limited.data).toEqual([])
    expect(limited.on_call.total_records).toBe(1)
  })

  test('is a pin of its own on the map of a search with a limit of price', async () => {
    const at = { lat: 33.7, long: 73 }
    const {
      cityId,
      ids: [, onCall],
    } = await makeHomes([{ price: crore }, { price: 0, ...at }, { price: 0, lat: null, long: null }])
    const limited = await map(`cityId=${cityId}&maxPrice=20000000&zoom=15`)
    expect(limited.on_call).toEqual([{ id: onCall, ...at }])
    expect(limited.total).toBe(1)
    expect((await map(`cityId=${cityId}&zoom=15`)).on_call).toEqual([])
    expect((await map(`cityId=${cityId}&maxPrice=20000000&box=70,30,71,31`)).on_call).toEqual([])
  })

  test('is listed below the last page of results', async () => {
    const { cityId } = await makeHomes([{ price: crore }, { price: 2 * crore }, { price: 0 }])
    const pages = [1, 2, 3].map((page) => search(`cityId=${cityId}&minPrice=1&perPage=1&page=${page}`))
    const answers = await Promise.all(pages)
    expect(answers.map(({ on_call }) => on_call.total_records)).toEqual([1, 1, 1])
    expect(answers.map(({ on_call }) => on_call.data.length)).toEqual([0, 1, 0])
  })
})

describe('rooms that are not stated', () => {
  test('are found by any number only where a property of the kind has no rooms, which is then 0', async () => {
    const plot = { type: 'plot', subtype: 'residential plot', beds: null, baths: null } as const
    const {
      cityId,
      ids: [unknown, ofPlot, none, two],
    } = await makeHomes([{ beds: null, baths: null }, plot, { beds: 0, baths: 0 }, { beds: 2, baths: 2 }])
    const sorted = (list: (number | undefined)[]) => list.toSorted()
    const found = async (query: string) => ids((await search(`cityId=${cityId}${query}`)).data).sort()
    expect(await found('')).toEqual(sorted([unknown, ofPlot, none, two]))
    for (const rooms of ['beds', 'baths']) {
      expect(await found(`&${rooms}=0`)).toEqual(sorted([ofPlot, none, two]))
      expect(await found(`&${rooms}=1`)).toEqual([two])
    }
  })
})

describe('a search with few results', () => {
  test('also names the homes that miss one limit by little, nearest first, and does not count them', async () => {
    const {
      cityId,
      ids: [inside, above, dear, below, less],
    } = await makeHomes([
      { price: 1.5 * crore, beds: 4, size_value: 5, size_unit: 'marla' },
      { price: 1.6 * crore, beds: 4, size_value: 5, size_unit: 'marla' },
      { price: 3 * crore, beds: 4, size_value: 5, size_unit: 'marla' },
      { price: 1.4 * crore, beds: 4, size_value: 3.9, size_unit: 'marla' },
      { price: 1.4 * crore, beds: 3, size_value: 5, size_unit: 'marla' },
      { price: 1.6 * crore, beds: 3, size_value: 5, size_unit: 'marla' },
    ])
    const query = `cityId=${cityId}&maxPrice=15000000&minSize=4&sizeUnit=marla&beds=4`
    const found = await search(query)
    expect(ids(found.data)).toEqual([inside])
    expect(found.pagination.total_records).toBe(1)
    expect(missed(found)).toEqual([
      { limit: 'minSize', by: 2, id: below },
      { limit: 'maxPrice', by: 7, id: above },
      { limit: 'beds', by: 1, id: less },
    ])
    expect(missed(found)).not.toContainEqual(expect.objectContaining({ id: dear }))
  })

  test('names homes further out where there are no nearer ones, up to 40 % above a price', async () => {
    const { cityId, ids: made } = await makeHomes(
      [1.85, 2.05, 2.1, 2.1, 2.1, 2.15].map((crores) => ({ price: Math.round(crores * crore) })),
    )
    const found = await search(`cityId=${cityId}&subtype=house&maxPrice=15000000`)
    expect(found.just_outside.data.map(({ by }) => by)).toEqual([23, 37, 40, 40, 40])
    expect(found.just_outside.data.map(({ listing }) => listing.id)).not.toContain(made[5])
  })

  test('on the map has the same homes as pins', async () => {
    const at = { lat: 33.7, long: 73 }
    const {
      cityId,
      ids: [inside, above],
    } = await makeHomes([
      { price: crore, ...at },
      { price: 1.1 * crore, ...at },
      { price: 1.1 * crore, lat: null, long: null },
    ])
    const { total, just_outside } = await map(
      `cityId=${cityId}&maxPrice=10000000&box=72.9,33.6,73.1,33.8&zoom=15`,
    )
    expect(inside).toBeDefined()
    expect(total).toBe(1)
    expect(just_outside).toEqual([
      { id: above, limit: 'maxPrice', by: 10, price: 1.1 * crore, lat: at.lat, long: at.long },
    ])
  })

  test('says where the prices of its kind and place begin when nothing was found', async () => {
    const { cityId } = await makeHomes([
      { price: 1.6 * crore },
      { price: 2 * crore },
      { price: 0 },
      { price: crore, type: 'plot', subtype: 'residential plot' },
    ])
    const houses = `cityId=${cityId}&subtype=house`
    const startsAt = async (query: string) => (await search(`${houses}&${query}`)).just_outside.starts_at
    expect(await startsAt('maxPrice=12000000')).toBe(1.6 * crore)
    expect(await startsAt('maxPrice=12000000&beds=50')).toBe(1.6 * crore)
    expect(await startsAt('maxPrice=16000000')).toBeNull()
    expect(await startsAt('maxPrice=16000000&beds=50')).toBeNull()
    expect(await startsAt('beds=50')).toBeNull()
  })

  test('names homes in the areas beside the chosen ones, of the city that was chosen', async () => {
    const { db } = api.database
    const { cityId, area } = await makeHomes([{ lat: null, long: null }])
    const [city_id, place] = [cityId, { lat: 33.71, long: 73 }]
    const beside = await makeArea(db, { city_id, ...place })
    const far = await makeArea(db, { city_id, lat: 33.9, long: 73 })
    const block = await makeArea(db, { city_id, parent_id: area.id, lat: 33.705, long: 73 })
    const elsewhere = await makeArea(db, place)
    const home = await makeListing(db, { area_id: beside.id })
    for (const { id } of [far, elsewhere]) await makeListing(db, { area_id: id })
    await makeListing(db, { area_id: block.id })
    await api.caughtUp()
    const found = await search(`cityId=${cityId}&areaIds=${area.id}`)
    expect(found.pagination.total_records).toBe(2)
    // From the middle of the block, which is nearer than that of the area.
    expect(missed(found)).toEqual([{ limit: 'areaIds', by: 0.6, id: home.id }])
  })

  test('names homes a little further away than the circle, the drawn shape or the box', async () => {
    const { cityId, ids: made } = await makeHomes([
      { lat: 33.7, long: 73 },
      { lat: 33.715, long: 73 },
      { lat: 33.8, long: 73 },
    ])
    const shape = encodeShape([
      [
        { lat: 33.69, long: 72.99 },
        { lat: 33.69, long: 73.01 },
        { lat: 33.705, long: 73.01 },
        { lat: 33.705, long: 72.99 },
      ],
    ])
    for (const [limit, value, by] of [
      ['near', '33.7,73,1', 0.7],
      ['shape', shape, 1.1],
      ['box', '72.99,33.69,73.01,33.705', 1.1],
    ] as const) {
      const found = await search(`cityId=${cityId}&${limit}=${value}`)
      expect(ids(found.data), limit).toEqual([made[0]])
      expect(missed(found), limit).toEqual([{ limit, by, id: made[1] }])
    }
  })

  test('names homes a little older, and those one floor lower or higher', async () => {
    const { cityId, ids: made } = await makeHomes([
      { year_built: 2020, floor: 1 },
      { year_built: 2018, floor: 1 },
      { year_built: 2010, floor: 1 },
      { year_built: 2020, floor: 0 },
      { year_built: 2020, floor: 2 },
      { year_built: 2020, floor: 3 },
    ])
    expect(missed(await search(`cityId=${cityId}&minYear=2020&minFloor=1&maxFloor=1`))).toEqual([
      { limit: 'minYear', by: 2, id: made[1] },
      { limit: 'maxFloor', by: 1, id: made[4] },
      { limit: 'minFloor', by: 1, id: made[3] },
    ])
  })

  test('names at most six homes, and none when there are six results', async () => {
    const homes = [...Array(8).keys()].map((place) => ({ price: (10 + place) * 1_000_000 }))
    const { cityId } = await makeHomes([...homes.slice(0, 5), ...Array(7).fill({ price: 14_500_000 })])
    const few = await search(`cityId=${cityId}&maxPrice=14000000`)
    expect(few.pagination.total_records).toBe(5)
    expect(few.just_outside.data).toHaveLength(6)
    const enough = await search(`cityId=${cityId}&maxPrice=14500000`)
    expect(enough.just_outside).toEqual({ data: [], starts_at: null })
  })
})
