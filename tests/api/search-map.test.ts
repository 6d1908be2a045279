/** The map of a search: the same homes as its list, at their positions. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AreaPrice } from '#contract/places/area-prices.ts'
import { MapAnswer, MapSearch } from '#contract/search/map-search.ts'
import { decodeShape, encodeShape } from '#contract/search/map-shape.ts'
import { Search, SearchAnswer } from '#contract/search/search.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import { searchSorts } from '#contract/search/search-keys.ts'
import { SearchIndex } from '#domain/search-index/search-index.ts'
import { inLanguage } from '#messages/language.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { countPrices } from '../support/count-prices.ts'
import { createTestDatabase } from '../support/database.ts'
import { makeAgent, makeArea, makeListing } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function map(query: string): Promise<MapAnswer> {
  const answer = await api.request(`/api/listings/map?${query}`)
  expect(answer.status, query).toBe(200)
  return MapAnswer.parse(await answer.json())
}

async function found(query: string): Promise<SearchAnswer> {
  const answer = await api.request(`/api/listings/search?perPage=60&${query}`)
  expect(answer.status, query).toBe(200)
  return SearchAnswer.parse(await answer.json())
}

const ids = ({ data }: SearchAnswer) => data.map(({ id }) => id)

/** A separate agent for each test, so that it finds only its own homes. */
async function agency() {
  const { db } = api.database
  const { id: agent_id } = await makeAgent(db)
  const area = await makeArea(db, { name: 'Test Town', name_ur: 'ٹیسٹ ٹاؤن', lat: 33.65, long: 73.1 })
  const home = (more: Parameters<typeof makeListing>[1] = {}) =>
    makeListing(db, { agent_id, area_id: area.id, city_id: area.city_id, ...more })
  return { only: `agentId=${agent_id}`, area, home }
}

test('in the demo, the list and the map have the same total for any search', async () => {
  const database = await createTestDatabase({ content: 'demo' })
  const index = new SearchIndex(database.pool)
  try {
    await index.load()
    const cities = index.cities()
    const corner = fc
      .tuple(
        fc.constantFrom(...cities),
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer({ min: -2000, max: 2000 }),
      )
      .map(([{ lat, long }, north, east]) => ({ lat: lat + north / 1e4, long: long + east / 1e4 }))
    const asked = fc.record(
      {
        purpose: fc.constantFrom('sale', 'rent'),
        box: fc
          .tuple(corner, corner)
          .map(([one, other]) =>
            [
              Math.min(one.long, other.long),
              Math.min(one.lat, other.lat),
              Math.max(one.long, other.long),
              Math.max(one.lat, other.lat),
            ].join(),
          ),
        shape: fc
          .array(corner, { minLength: 3, maxLength: 50 })
          .map((polygon) => encodeShape([polygon]))
          .filter((shape) => decodeShape(shape) !== undefined),
        cityId: fc.constantFrom(...cities.map(({ id }) => String(id))),
        type: fc.constantFrom('residential', 'plot', 'commercial'),
        minPrice: fc.constantFrom('1000000', '20000000'),
        beds: fc.constantFrom('2', '4'),
        sort: fc.constantFrom(...searchSorts),
        zoom: fc.nat(22).map(String),
      },
      { requiredKeys: ['zoom'] },
    )
    let largest = 0
    fc.assert(
      fc.property(asked, (query) => {
        const { total, counts } = index.find(Search.parse(query))
        const { data, ...shown } = index.findOnMap(MapSearch.parse(query))
        const parts = [...data.clusters, ...data.pins, ...data.areas]
        expect(shown.total).toBe(total)
        expect(parts.reduce((sum, { count }) => sum + count, shown.unplaced)).toBe(total)
        if (query.box ?? query.shape) expect(shown.unplaced).toBe(0)
        if (query.box && total > 0) expect(counts?.area.length).toBeGreaterThan(0)
        if (shown.box) expect(index.find(Search.parse({ ...query, box: shown.box.join() })).total).toBe(total)
        largest = Math.max(largest, total)
      }),
      { numRuns: 400 },
    )
    expect(largest).toBeGreaterThan(100)
  } finally {
    index.close()
    await database.drop()
  }
})

describe('a home', () => {
  test('with a position is a pin there, one without counts for its area', async () => {
    const { only, area, home } = await agency()
    const pinned = await home({ lat: 33.684422, long: 73.047882, price: 47_500_000 })
    await home()
    await home({ price: 1 })
    await api.caughtUp()
    const { data, total, unplaced } = await map(`${only}&zoom=16`)
    expect(data).toEqual({
      clusters: [],
      pins: [{ lat: 33.684422, long: 73.047882, ids: [pinned.id], count: 1, price: 47_500_000 }],
      areas: [{ id: area.id, name: 'Test Town', lat: 33.65, long: 73.1, count: 2 }],
    })
    expect({ total, unplaced }).toEqual({ total: 3, unplaced: 0 })
    const inUrdu = await inLanguage('ur', () =>
      api.search.findOnMap(MapSearch.parse({ agentId: only.slice(8) })),
    )
    expect(inUrdu.data.areas.map(({ name }) => name)).toEqual(['ٹیسٹ ٹاؤن'])
  })

  test('of a building shares its pin, with the lowest price that is not on call', async () => {
    const { only, home } = await agency()
    const at = { lat: 33.7, long: 73.05 }
    const flats = [
      await home({ ...at, price: 0 }),
      await home({ ...at, price: 9_000_000 }),
      await home({ ...at, price: 7_000_000 }),
    ]
    await api.caughtUp()
    const pin = { ...at, ids: flats.map(({ id }) => id).reverse(), count: 3, price: 7_000_000 }
    for (const zoom of [16, 9]) expect((await map(`${only}&zoom=${zoom}`)).data.pins).toEqual([pin])
    await home({ lat: 33.8, long: 73.05, price: 0 })
    await api.caughtUp()
    const { pins } = (await map(`${only}&zoom=16`)).data
    expect(pins).toContainEqual(expect.objectContaining({ count: 1, price: 0 }))
  })

  test('among many is part of a cluster until the map is zoomed in', async () => {
    const { only, home } = await agency()
    for (let at = 0; at < 4; at++) await home({ lat: 33.7 + at / 1000, long: 73.05, price: at * 1_000_000 })
    await api.caughtUp()
    const far = await map(`${only}&zoom=6`)
    expect(far.data).toEqual({
      clusters: [
        {
          lat: 33.7015,
          long: 73.05,
          count: 4,
          min_price: 1_000_000,
          box: [
            expect.closeTo(73.05, 4),
            expect.closeTo(33.7, 4),
            expect.closeTo(73.05, 4),
            expect.closeTo(33.703, 4),
          ],
        },
      ],
      pins: [],
      areas: [],
    })
    expect((await map(`${only}&zoom=15`)).data.pins).toHaveLength(4)
  })

  test('is found at its current position after it was moved or given one, and no longer once sold', async () => {
    const { only, home } = await agency()
    const { id } = await home()
    await api.caughtUp()
    const around = (lat: number, long: number) =>
      `${only}&box=${long - 0.01},${lat - 0.01},${long + 0.01},${lat + 0.01}`
    const where = async () =>
      (await Promise.all([around(33.65, 73.1), around(33.7, 73.2), around(31.5, 74.3)].map(found))).map(ids)
    expect(await where()).toEqual([[id], [], []])
    const { pool } = api.database
    await pool.query('UPDATE listings SET lat = 33.7, long = 73.2 WHERE id = $1', [id])
    await api.caughtUp()
    expect(await where()).toEqual([[], [id], []])
    await pool.query('UPDATE listings SET lat = 31.5, long = 74.3 WHERE id = $1', [id])
    await api.caughtUp()
    expect(await where()).toEqual([[], [], [id]])
    await pool.query("UPDATE listings SET status = 'sold' WHERE id = $1", [id])
    await api.caughtUp()
    expect(await where()).toEqual([[], [], []])
    expect(await map(only)).toMatchObject({ total: 0, box: null })
  })

  test('without a position moves with its area, and is counted as unplaced when the area has no position', async () => {
    const { only, area, home } = await agency()
    const { id } = await home()
    await api.caughtUp()
    const there = `${only}&near=31.5,74.3,2&nearName=Gulberg`
    expect(ids(await found(there))).toEqual([])
    await api.database.pool.query('UPDATE areas SET lat = 31.5, long = 74.3 WHERE id = $1', [area.id])
    await api.caughtUp()
    expect(ids(await found(there))).toEqual([id])
    expect((await map(`${only}&zoom=14`)).data.areas).toMatchObject([{ lat: 31.5, long: 74.3, count: 1 }])
    await api.database.pool.query('UPDATE areas SET lat = NULL, long = NULL WHERE id = $1', [area.id])
    await api.caughtUp()
    expect(ids(await found(there))).toEqual([])
    expect(await map(only)).toMatchObject({ total: 1, unplaced: 1, box: null, data: { areas: [] } })
  })
})

describe('a search on the map', () => {
  test('counts the areas on the map without a city, and the homes that a filter excludes', async () => {
    const { only, area, home } = await agency()
    await home({ lat: 33.7, long: 73.05 })
    await api.caughtUp()
    const box = 'box=73,33.6,73.1,33.8'
    expect((await found(`${only}&${box}`)).counts?.area).toEqual([
      { id: area.id, name: 'Test Town', count: 1 },
    ])
    const { without } = await found(`${only}&box=67,24,68,25`)
    expect(without).toContainEqual({ key: 'box', count: 1 })
    const triangle = encodeShape([
      [
        { lat: 24, long: 67 },
        { lat: 25, long: 67 },
        { lat: 24, long: 68 },
      ],
    ])
    expect((await found(`${only}&shape=${triangle}`)).without).toContainEqual({ key: 'shape', count: 1 })
    expect((await found(`${only}&near=24,67,2`)).without).toContainEqual({ key: 'near', count: 1 })
  })

  test.each([
    ['box=73.1,33.8,73,33.6', 1],
    ['box= 73 , 33.6 , 73.1 , 33.8 ', 1],
    ['box=73.05,33.7,73.05,33.7', 1],
    ['box=73.06,33.6,73.1,33.8', 0],
    ['near=33.7, 73.05, 0.1', 1],
    ['near=33.71,73.05,1', 0],
    ['near=33.71,73.05,1.2', 1],
  ])('may be typed by hand: %s', async (query, total) => {
    const { only, home } = await agency()
    await home({ lat: 33.7, long: 73.05 })
    await api.caughtUp()
    expect((await map(`${only}&${query.replaceAll(' ', '+')}`)).total).toBe(total)
  })

  test.each([
    ['zoom', '-1'],
    ['zoom', '25'],
    ['zoom', 'near'],
    ['box', '73,33.8,74,33.6'],
    ['box', '179,33,-179,34'],
    ['box', '73,33,74'],
    ['shape', 'DROP TABLE'],
    ['near', '33.7,73.05,500'],
  ])('with %s=%s is refused in a plain sentence', async (key, value) => {
    const answer = await api.request(`/api/listings/map?${key}=${encodeURIComponent(value)}`)
    expect(answer.status).toBe(422)
    const { error } = await answer.json()
    expect(error.fields).toEqual({ [key]: expect.stringMatching(/^(Enter|Draw) /) })
  })

  test.each(['box', 'shape', 'near'])('with %s given twice is refused in the same sentence', async (key) => {
    const answer = await api.request(`/api/listings/map?${key}=1&${key}=2`)
    expect(answer.status).toBe(422)
    expect((await answer.json()).error.fields).toEqual({ [key]: expect.stringMatching(/^(Enter|Draw) /) })
  })

  test('has one canonical address', async () => {
    const { only, home } = await agency()
    await home({ lat: 33.7, long: 73.05 })
    await api.caughtUp()
    const query = searchQuery(Search.parse({ box: ' 73.1,33.8, 73,33.6', agentId: only.slice(8) }))
    expect(query).toContain('box=73,33.6,73.1,33.8')
    expect((await map(query)).total).toBe(1)
  })
})

describe('prices of areas', () => {
  const Answer = z.object({ data: z.array(AreaPrice) })
  const prices = async (query: string) => {
    const answer = await api.request(`/api/areas/prices?${query}`)
    expect(answer.status).toBe(200)
    return Answer.parse(await answer.json()).data
  }

  test('are medians per square foot of five or more prices', async () => {
    const { area, home } = await agency()
    const size = { size_value: 1000, size_unit: 'sqft' } as const
    for (const price of [8, 9, 10, 20]) await home({ ...size, price: price * 1_000_000 })
    await home({ ...size, price: 0 })
    await home({ ...size, price: 9_000_000, subtype: 'residential plot' })
    await home({ ...size, price: 90_000, purpose: 'rent' })
    await countPrices(api)
    expect(await prices(`cityId=${area.city_id}`)).toEqual([])
    await home({ ...size, price: 11_000_000 })
    await countPrices(api)
    const priced = {
      id: area.id,
      name: 'Test Town',
      lat: 33.65,
      long: 73.1,
      median: 10_000,
      price_unit: 'marla',
      marla_basis: 250,
      sample: 5,
      outline: null,
    }
    expect(await prices(`cityId=${area.city_id}`)).toEqual([priced])
    expect(await prices(`cityId=${area.city_id}&box=73,33.6,73.2,33.7`)).toEqual([priced])
    expect(await prices(`cityId=${area.city_id}&box=74,33.6,74.2,33.7`)).toEqual([])
    expect(await prices(`cityId=${area.city_id}&purpose=rent`)).toEqual([])
  })

  test('of blocks with few listings count for the phase around them', async () => {
    const { db } = api.database
    const { area, home } = await agency()
    const block = (name: string) =>
      makeArea(db, { city_id: area.city_id, parent_id: area.id, name, lat: 33.66, long: 73.11 })
    const [few, many] = [await block('Block A'), await block('Block B')]
    for (let at = 0; at < 2; at++) await home({ area_id: few.id, price: 16_000_000 })
    for (let at = 0; at < 5; at++) await home({ area_id: many.id, price: 20_000_000 })
    const corners = [
      { lat: 33.6, long: 73 },
      { lat: 33.7, long: 73 },
      { lat: 33.7, long: 73.1 },
    ]
    await api.database.pool.query('UPDATE areas SET outline = $2 WHERE id = $1', [
      many.id,
      JSON.stringify([corners]),
    ])
    await countPrices(api)
    const found = await prices(`cityId=${area.city_id}`)
    expect(found.map(({ name, sample, outline }) => ({ name, sample, outline }))).toEqual([
      { name: 'Test Town', sample: 7, outline: null },
      { name: 'Block B', sample: 5, outline: encodeShape([corners]) },
    ])
  })

  test('are requested for a city or a part of the map', async () => {
    const answer = await api.request('/api/areas/prices')
    expect(answer.status).toBe(422)
    expect((await answer.json()).error.fields).toEqual({
      cityId: 'Enter a city or a part of the map, e.g. cityId=1',
    })
  })
})
