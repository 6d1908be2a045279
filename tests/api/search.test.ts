import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Feature, featureLabel } from '#contract/listings/features.ts'
import {
  type Possession,
  type Purpose,
  type SizeUnit,
  type Subtype,
  sizeUnits,
  subtypes,
  typeOf,
} from '#contract/listings/property.ts'
import { decodeBox, encodeBox } from '#contract/search/map-box.ts'
import { MapAnswer } from '#contract/search/map-search.ts'
import { decodeShape, encodeShape } from '#contract/search/map-shape.ts'
import { encodeNear } from '#contract/search/near.ts'
import { Search, SearchAnswer } from '#contract/search/search.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import { eachFlag, searchSorts } from '#contract/search/search-keys.ts'
import { listingImages, listingReductions } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing, makeProject } from '../support/factories.ts'
import { searchBySql } from '../support/search-by-sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function search(query: string): Promise<SearchAnswer> {
  const answer = await api.request(`/api/listings/search?${query}`)
  expect(answer.status, query).toBe(200)
  return SearchAnswer.parse(await answer.json())
}

/** Each is compared with a query that counts everything anew. */
const searches = process.env.CI ? 250 : 80

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const ids = ({ data }: SearchAnswer) => data.map(({ id }) => id)

describe('whatever a visitor chooses', () => {
  const places: { cityId: number; areaIds: number[] }[] = []
  const agentIds: number[] = []
  const projectIds: number[] = []

  // A thousandth of a degree apart, so that the edges of boxes and shapes run between them.
  const position = fc.tuple(fc.nat(20), fc.nat(20)).map(([north, east]) => ({
    lat: 33.6 + north * 0.004,
    long: 73 + east * 0.004,
  }))
  const corner = fc.tuple(fc.nat(40), fc.nat(40)).map(([north, east]) => ({
    lat: 33.599 + north * 0.002,
    long: 72.999 + east * 0.002,
  }))

  const listing = fc.record({
    place: fc.nat(5),
    purpose: fc.constantFrom<Purpose>('sale', 'rent'),
    subtype: fc.constantFrom<Subtype>('house', 'apartment', 'room', 'residential plot', 'plot file', 'shop'),
    price: fc.constantFrom(0, 0, 45_000, 9_999_999, 10_000_000, 12_345_678, 30_000_000),
    size_value: fc.constantFrom(0.5, 1, 5, 10, 20, 209.03, 250, 2250, 2500, 2722.5, 4500),
    size_unit: fc.constantFrom<SizeUnit>(...sizeUnits),
    marla_basis: fc.constantFrom(225, 250, 272.25),
    beds: fc.option(fc.nat(6)),
    baths: fc.option(fc.nat(6)),
    status: fc.constantFrom('published', 'published', 'published', 'draft', 'expired'),
    minutes: fc.nat(30),
    at: fc.option(position),
    agent: fc.option(fc.nat(2)),
    project: fc.option(fc.nat(1)),
    possession: fc.option(fc.constantFrom<Possession>('ready', 'under construction', 'not yet')),
    year_built: fc.option(fc.constantFrom(1998, 2015, 2024)),
    floor: fc.option(fc.constantFrom(-1, 0, 1, 3, 12)),
    features: fc.uniqueArray(fc.constantFrom<Feature>('corner', 'gas', 'parkFacing', 'readyToMove')),
    approval_status: fc.constantFrom('approved', 'in process', null),
    hasPhoto: fc.boolean(),
    reducedTo: fc.constantFrom('its price', 'another price', null),
    daysAgo: fc.nat(8),
  })

  beforeAll(async () => {
    const { db } = api.database
    for (const name of ['Northtown', 'Southtown']) {
      const { id: city_id } = await makeCity(db, { name })
      const society = await makeArea(db, { city_id, name: 'Green Society', lat: 33.62, long: 73.04 })
      const phase = await makeArea(db, {
        ...{ city_id, parent_id: society.id, name: 'Phase 2' },
        ...(name === 'Northtown' ? { lat: 33.66, long: 73.02 } : { lat: null, long: null }),
      })
      const block = await makeArea(db, {
        ...{ city_id, parent_id: phase.id, name: 'Block C' },
        ...{ lat: null, long: null },
      })
      places.push({ cityId: city_id, areaIds: [society.id, phase.id, block.id] })
      agentIds.push((await makeAgent(db, { city_id })).id)
      const approval_status = name === 'Northtown' ? 'approved' : 'in process'
      projectIds.push((await makeProject(db, { city_id, approval_status })).id)
    }
    agentIds.push((await makeAgent(db)).id)
    const drawn = fc.sample(listing, { numRuns: 300, seed: 7 })
    for (const made of drawn) {
      const { place, at, minutes, agent, project, status, subtype, hasPhoto, reducedTo, daysAgo, ...rest } =
        made
      const { cityId, areaIds } = places[place % 2] ?? { cityId: 0, areaIds: [] }
      const { id: listing_id } = await makeListing(db, {
        ...rest,
        ...at,
        features: rest.features.map(featureLabel),
        subtype,
        type: typeOf(subtype),
        city_id: cityId,
        area_id: areaIds[place % 3] ?? 0,
        agent_id: agent === null ? null : (agentIds[agent] ?? null),
        project_id: project === null ? null : (projectIds[project] ?? null),
        status: status === 'draft' ? 'draft' : status === 'expired' ? 'expired' : 'published',
        published_at: new Date(Date.now() - daysAgo * dayMs - minutes * minuteMs),
      })
      if (reducedTo !== null) {
        const price = rest.price + (reducedTo === 'its price' ? 0 : 1)
        const reduction = { listing_id, purpose: rest.purpose, reduced_at: new Date() }
        if (price > 0)
          await db.insert(listingReductions).values({ ...reduction, price, price_before: price + 1 })
      }
      if (!hasPhoto) continue
      const image = { url: '/media/demo/original', alt: '', width: 4, height: 3 }
      await db.insert(listingImages).values({ listing_id, position: 1, ...image })
    }
    await api.caughtUp()
  })

  const some = <T>(values: () => readonly T[]) =>
    fc.nat(1000).map((number) => values()[number % values().length])
  const choice = fc.record(
    {
      purpose: fc.constantFrom<Purpose>('sale', 'rent'),
      cityId: some(() => places.map(({ cityId }) => cityId)),
      areaIds: fc.array(
        some(() => places.flatMap(({ areaIds }) => areaIds)),
        { maxLength: 3 },
      ),
      box: fc
        .tuple(corner, corner)
        .map(([one, other]) => encodeBox([one.long, one.lat, other.long, other.lat]))
        .filter((box) => decodeBox(box) !== undefined),
      shape: fc
        .array(fc.array(corner, { minLength: 3, maxLength: 5 }), { minLength: 1, maxLength: 3 })
        .map(encodeShape)
        .filter((shape) => decodeShape(shape) !== undefined),
      near: fc.tuple(corner, fc.constantFrom(0.55, 1.5, 4)).map(([at, km]) => encodeNear({ ...at, km })),
      type: fc.constantFrom('all' as const, 'residential' as const, 'plot' as const, 'commercial' as const),
      subtype: fc.array(fc.constantFrom<Subtype>('house', 'apartment', 'plot file', 'shop', 'office'), {
        maxLength: 3,
      }),
      minPrice: fc.constantFrom(0, 1, 45_000, 10_000_000),
      maxPrice: fc.constantFrom(10_000_000, 12_345_678, 50_000_000),
      minSize: fc.constantFrom(0, 0.5, 1, 5, 9.01, 10),
      maxSize: fc.constantFrom(10, 10.89, 20, 2250, 5000),
      sizeUnit: fc.constantFrom<SizeUnit>(...sizeUnits),
      beds: fc.nat(6),
      baths: fc.nat(6),
      projectId: some(() => projectIds),
      agentId: some(() => agentIds),
      possession: fc.uniqueArray(fc.constantFrom<Possession>('ready', 'grey structure', 'not yet'), {
        maxLength: 2,
      }),
      minYear: fc.constantFrom(1999, 2015, 2025),
      minFloor: fc.constantFrom(-1, 0, 1),
      maxFloor: fc.constantFrom(1, 3, 40),
      features: fc.uniqueArray(fc.constantFrom<Feature>('corner', 'gas', 'parkFacing', 'lift'), {
        maxLength: 2,
      }),
      ...eachFlag(() => fc.constant(true as const)),
      added: fc.constantFrom(1, 3, 7),
      sort: fc.constantFrom(...searchSorts),
      page: fc.integer({ min: 1, max: 4 }),
      perPage: fc.constantFrom(1, 5, 24, 60),
    },
    { requiredKeys: [] },
  )

  test('the listings, their order, the total and every count are those a plain query finds', async () => {
    await fc.assert(
      fc.asyncProperty(choice, async (chosen) => {
        const query = searchQuery(Object.fromEntries(Object.entries(chosen)))
        const expected = await searchBySql(api.database.pool, asSearch(query))
        const found = await search(query)
        expect({
          ids: ids(found),
          total: found.pagination.total_records,
          subtype: found.counts?.subtype,
          area: found.counts?.area,
          city: found.counts?.city,
          beds: found.counts?.beds,
          without: found.without,
        }).toEqual(expected)
        const zoom = query.length % 19
        const answer = await api.request(`/api/listings/map?${query}&zoom=${zoom}`)
        const { total, unplaced, data } = MapAnswer.parse(await answer.json())
        const counts = [...data.clusters, ...data.pins, ...data.areas].map(({ count }) => count)
        expect({ total, shown: counts.reduce((sum, count) => sum + count, unplaced) }).toEqual({
          total: expected.total,
          shown: expected.total,
        })
      }),
      { numRuns: searches },
    )
  })

  test('a search restricted to a few listings finds the same ones as a search of all', async () => {
    const { rows } = await api.database.pool.query<{ id: number }>('select id from listings order by id')
    const all = rows.map(({ id }) => id)
    const words = [
      'green',
      'phase 2',
      'hose',
      'northtwn',
      'house flat',
      'blok c',
      'marla',
      ...all.map(String),
    ]
    const keyword = fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: fc.constantFrom(...words.slice(0, 7)) },
      { weight: 1, arbitrary: fc.constantFrom(...words.slice(7)) },
    )
    // With all filters together a search finds nothing.
    const kept = fc.uniqueArray(fc.nat(28), { maxLength: 4 })
    const few = fc.uniqueArray(fc.constantFrom(...all), { maxLength: 40 })
    let found = 0
    await fc.assert(
      fc.asyncProperty(choice, kept, keyword, few, async (chosen, places, typed, ids) => {
        const filters = Object.entries(chosen).filter((_, place) => places.includes(place))
        const query = searchQuery({ ...Object.fromEntries(filters), keyword: typed })
        const asked = asSearch(query)
        const among = await api.search.among(ids)
        const expected = api.search.findIds({ ...asked, page: 1, perPage: all.length }).ids
        const backwards = among.find(asked)
        expect(backwards.toSorted(), query).toEqual(expected.filter((id) => ids.includes(id)).toSorted())
        found += backwards.length
      }),
      { numRuns: 300, seed: 11 },
    )
    // Checks that the searches found something.
    expect(found).toBeGreaterThan(100)
  })

  function asSearch(query: string): Search {
    return Search.parse(Object.fromEntries(new URLSearchParams(query)))
  }

  test('a page past the end is empty and knows the total', async () => {
    const first = await search('purpose=sale')
    const past = await search('purpose=sale&page=1000000')
    expect(past.data).toEqual([])
    expect(past.pagination).toEqual({ ...first.pagination, current_page: 1_000_000 })
  })

  test.each([
    ['page=2&perPage=5', 'current_page=2&per_page=5'],
    ['page=2&perPage=5', 'page=2&per_page=5'],
    ['page=2&perPage=5', 'current_page=2&perPage=5&page='],
    ['page=1&perPage=5', 'page=1&current_page=2&perPage=5'],
  ])('%s may be asked as %s', async (query, other) => {
    const expected = await search(`purpose=sale&${query}`)
    expect(expected.data).toHaveLength(5)
    expect(await search(`purpose=sale&${other}`)).toEqual(expected)
  })

  test('the pages together are the whole list, each listing once', async () => {
    const { pagination } = await search('purpose=sale&perPage=7&sort=price-low')
    const pages = Array.from({ length: pagination.total_pages }, (_, page) =>
      search(`purpose=sale&perPage=7&sort=price-low&page=${page + 1}`),
    )
    const all = (await Promise.all(pages)).flatMap(ids)
    expect(all).toHaveLength(pagination.total_records)
    expect(new Set(all).size).toBe(all.length)
  })

  test('the chosen areas come with their names and cities', async () => {
    const [society = 0, , block = 0] = places[0]?.areaIds ?? []
    const { areas } = await search(`areaIds=${block},${society},999999`)
    const city = expect.any(String)
    expect(areas).toEqual([
      { id: block, name: 'Block C', city },
      { id: society, name: 'Green Society', city },
    ])
  })
})

describe('a size in marla', () => {
  let cityId = 0
  const sizes = [
    { size_value: 10, size_unit: 'marla', marla_basis: 225 },
    { size_value: 10, size_unit: 'marla', marla_basis: 250 },
    { size_value: 10, size_unit: 'marla', marla_basis: 272.25 },
    { size_value: 2250, size_unit: 'sqft', marla_basis: 225 },
    { size_value: 2722.5, size_unit: 'sqft', marla_basis: 272.25 },
    { size_value: 0.5, size_unit: 'kanal', marla_basis: 225 },
    { size_value: 250, size_unit: 'sqyd', marla_basis: 225 },
    { size_value: 9.99, size_unit: 'marla', marla_basis: 272.25 },
    { size_value: 2250, size_unit: 'sqft', marla_basis: 250 },
    { size_value: 10.01, size_unit: 'marla', marla_basis: 225 },
  ] as const

  beforeAll(async () => {
    const { db } = api.database
    cityId = (await makeCity(db)).id
    const { id: area_id } = await makeArea(db, { city_id: cityId })
    for (const size of sizes) await makeListing(db, { city_id: cityId, area_id, ...size })
    await api.caughtUp()
  })

  async function found(query: string) {
    const { data, pagination } = await search(`cityId=${cityId}&sort=size-low&perPage=60&${query}`)
    expect(data).toHaveLength(pagination.total_records)
    return data.map(({ size }) => `${size?.value} ${size?.unit} of ${size?.marla_basis}`).sort()
  }
  const written = (places: number[]) =>
    places
      .map((place) => sizes[place])
      .map((size) => `${size?.size_value} ${size?.size_unit} of ${size?.marla_basis}`)
      .sort()

  test('is the marla of each listing, both ends included', async () => {
    const tenMarla = written([0, 1, 2, 3, 4, 5, 6])
    expect(await found('minSize=10&maxSize=10&sizeUnit=marla')).toEqual(tenMarla)
    // 9.99 and 10.01 marla are 0.5 kanal, as sizes are shown.
    expect(await found('minSize=0.5&maxSize=0.5&sizeUnit=kanal')).toEqual(
      written([0, 1, 2, 3, 4, 5, 6, 7, 9]),
    )
    expect(await found('minSize=10&sizeUnit=marla')).toEqual(written([0, 1, 2, 3, 4, 5, 6, 9]))
    expect(await found('maxSize=9.99&sizeUnit=marla')).toEqual(written([7, 8]))
  })

  test('compares areas in every other unit', async () => {
    const of2250 = written([0, 3, 5, 6, 8])
    expect(await found('minSize=2250&maxSize=2250&sizeUnit=sqft')).toEqual(of2250)
    expect(await found('minSize=250&maxSize=250&sizeUnit=sqyd')).toEqual(of2250)
    expect(await found('maxSize=209.1&sizeUnit=sqm')).toEqual(of2250)
  })

  test.each([
    ['sqft', 2250],
    ['sqft', 2250.4],
    ['sqyd', 250],
    ['sqm', 209],
    ['sqm', 209.03],
  ])('in %s is found by limits of %d, which are as exact as sizes are shown', async (unit, limit) => {
    const of2250 = written([0, 3, 5, 6, 8])
    const limits = `minSize=${limit}&maxSize=${limit}&sizeUnit=${unit}`
    expect(await found(limits)).toEqual(limit === 209 ? [...of2250].sort() : of2250)
  })

  test('is also counted in the results without the filter', async () => {
    const { without, counts } = await search(`cityId=${cityId}&minSize=10.02&maxSize=20&sizeUnit=marla`)
    expect(without).toContainEqual({ key: 'minSize', count: sizes.length })
    expect(counts?.area).toEqual([])
  })

  test('follows a corrected marla size', async () => {
    const { pool } = api.database
    const { db } = api.database
    const { id: agent_id } = await makeAgent(db)
    const home = await makeListing(db, { agent_id, size_value: 2250, size_unit: 'sqft', marla_basis: 250 })
    await api.caughtUp()
    // By its ID, listings in an area with that number in its name would be found too.
    const tenMarla = `agentId=${agent_id}&minSize=10&sizeUnit=marla`
    expect(ids(await search(tenMarla))).toEqual([])
    await pool.query('UPDATE listings SET marla_basis = 225 WHERE id = $1', [home.id])
    await api.caughtUp()
    expect(ids(await search(tenMarla))).toEqual([home.id])
  })
})

describe('a change', () => {
  /** A listing that is found alone by its agent; by its ID, areas with that number in their name would be found too. */
  async function makeHome(price?: number) {
    const { db } = api.database
    const { id: agent_id } = await makeAgent(db)
    return makeListing(db, { agent_id, ...(price && { price }) })
  }
  const only = ({ agent_id }: { agent_id: number | null }) => `agentId=${agent_id}`

  test('is found as soon as it was announced: published, changed, moved, sold, deleted', async () => {
    const { db, pool } = api.database
    const home = await makeHome(11_000_000)
    const elsewhere = await makeArea(db)
    await api.caughtUp()
    expect(ids(await search(only(home)))).toEqual([home.id])

    await pool.query('UPDATE listings SET price = 12000000, title = $2 WHERE id = $1', [
      home.id,
      'Zafrani villa',
    ])
    await api.caughtUp()
    expect(ids(await search(`${only(home)}&minPrice=12000000`))).toEqual([home.id])
    expect(ids(await search(`${only(home)}&maxPrice=11500000`))).toEqual([])
    expect(ids(await search('keyword=zafrani'))).toEqual([home.id])

    await pool.query('UPDATE listings SET area_id = $2, city_id = $3 WHERE id = $1', [
      home.id,
      elsewhere.id,
      elsewhere.city_id,
    ])
    await api.caughtUp()
    expect(ids(await search(`cityId=${elsewhere.city_id}`))).toEqual([home.id])
    expect(ids(await search(`${only(home)}&cityId=${home.city_id}`))).toEqual([])

    await pool.query("UPDATE listings SET status = 'sold' WHERE id = $1", [home.id])
    await api.caughtUp()
    expect(ids(await search(only(home)))).toEqual([])

    await pool.query("UPDATE listings SET status = 'published' WHERE id = $1", [home.id])
    await api.caughtUp()
    expect(ids(await search(only(home)))).toEqual([home.id])

    await pool.query('DELETE FROM listings WHERE id = $1', [home.id])
    await api.caughtUp()
    expect(ids(await search(only(home)))).toEqual([])
  })

  test('of thousands together is taken in, again and again, and no deleted listing is found', async () => {
    const { db, pool } = api.database
    const area = await makeArea(db)
    await makeListing(db, { area_id: area.id })
    await pool.query(
      `INSERT INTO listings (title, description, purpose, type, subtype, price, size_value, size_unit, size_sqft,
         city_id, area_id, status, published_at)
       SELECT 'Parcel' || n, '', 'sale', 'plot', 'plot file', n, 1, 'sqft', n, $1, $2, 'published', now()
       FROM generate_series(1, 1500) AS n`,
      [area.city_id, area.id],
    )
    for (let round = 0; round < 3; round++) {
      await pool.query('UPDATE listings SET price = price + 1 WHERE area_id = $1', [area.id])
      await api.caughtUp()
    }
    const { data, pagination } = await search(`cityId=${area.city_id}&type=plot&sort=price-low&perPage=2`)
    expect(pagination.total_records).toBe(1500)
    expect(data.map(({ price }) => price)).toEqual([4, 5])
    expect((await search(`cityId=${area.city_id}&keyword=parcel1500`)).pagination.total_records).toBe(1)
  })

  test('of a name is found by the new name', async () => {
    const { db, pool } = api.database
    const area = await makeArea(db, { name: 'Oldname Colony' })
    const home = await makeListing(db, { area_id: area.id })
    await api.caughtUp()
    expect(ids(await search('keyword=oldname'))).toEqual([home.id])
    await pool.query("UPDATE areas SET name = 'Quettabad Colony' WHERE id = $1", [area.id])
    await api.caughtUp()
    expect(ids(await search('keyword=quettabad'))).toEqual([home.id])
    expect(ids(await search('keyword=oldname'))).toEqual([])
  })

  test('that was missed is found after everything is read anew', async () => {
    const home = await makeHome()
    await api.search.load()
    expect(ids(await search(only(home)))).toEqual([home.id])
  })
})

describe('an invalid value', () => {
  test.each([
    ['purpose', 'steal'],
    ['cityId', 'Lahore'],
    ['cityId', '-1'],
    ['areaIds', '1,two'],
    ['areaIds', Array.from({ length: 51 }, (_, n) => n + 1).join()],
    ['box', 'Lahore'],
    ['box', '73,33,74'],
    ['box', '73,33,74,91'],
    ['box', '179,33,-179,34'],
    ['box', '73,34,74,33'],
    ['shape', 'Lahore'],
    ['shape', 'AAAA'],
    ['shape', 'a'.repeat(5000)],
    ['near', '33.7,73.04'],
    ['near', '33.7,73.04,0'],
    ['near', '33.7,73.04,51'],
    ['near', '93.7,73.04,2'],
    ['nearName', 'x'.repeat(101)],
    ['type', 'castle'],
    ['subtype', 'house,igloo'],
    ['minPrice', 'cheap'],
    ['maxPrice', '-5'],
    ['minSize', 'NaN'],
    ['maxSize', '1e99'],
    ['sizeUnit', 'acre'],
    ['beds', 'many'],
    ['baths', '1.5'],
    ['possession', 'ready,soon'],
    ['minYear', '1'],
    ['minFloor', 'ground'],
    ['maxFloor', '1000'],
    ['projectId', '0'],
    ['agentId', '99999999999'],
    ['keyword', 'x'.repeat(101)],
    ['sort', 'random'],
    ['page', '0'],
    ['perPage', '61'],
    ['current_page', '0'],
    ['per_page', '61'],
  ])('%s=%s is refused by its name', async (key, value) => {
    const answer = await api.request(`/api/listings/search?${key}=${encodeURIComponent(value)}`)
    expect(answer.status).toBe(422)
    const { error } = await answer.json()
    expect(Object.keys(error.fields)).toEqual([key])
  })

  test('a range upside down is refused', async () => {
    const answer = await api.request('/api/listings/search?minPrice=2&maxPrice=1')
    expect((await answer.json()).error.fields).toHaveProperty('maxPrice')
    const floors = await api.request('/api/listings/search?minFloor=2&maxFloor=1')
    expect((await floors.json()).error.fields).toHaveProperty('maxFloor')
  })

  test('whatever the address contains, the answer is a list or a refusal', async () => {
    const key = fc.constantFrom(...Object.keys(Search.shape), 'nonsense', '__proto__', 'constructor')
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.integer().map(String),
      fc.constantFrom('', ',,', '1,,2', "' OR 1=1 --", '%00'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, value), { maxLength: 5 }), async (pairs) => {
        const query = pairs
          .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
          .join('&')
        const answer = await api.request(`/api/listings/search?${query}`)
        // 400 for a NUL, which these texts may have.
        expect([200, 400, 422], query).toContain(answer.status)
      }),
      { numRuns: 300 },
    )
    expect(api.unexpected).toEqual([])
  })
})

test('every subtype can be searched', async () => {
  for (const subtype of subtypes)
    expect((await search(`subtype=${encodeURIComponent(subtype)}`)).counts).toBeDefined()
})
