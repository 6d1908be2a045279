import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#contract/api/api-errors.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import {
  covers,
  groupPhotos,
  listingImages,
  listings,
  offices,
  projectUnitTypes,
  testimonials,
} from '#db/schema/index.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

describe('places', () => {
  test('cities come in the order of their ids', async () => {
    const first = await makeCity(api.database.db)
    const second = await makeCity(api.database.db)
    await api.caughtUp()
    const cities = await readAs(api, '/api/city', endpoints.cities.answer)
    expect(cities.map(({ id }) => id)).toEqual(cities.map(({ id }) => id).sort((one, other) => one - other))
    expect(cities.map(({ name }) => name)).toEqual(expect.arrayContaining([first.name, second.name]))
  })

  test('an area counts its published listings and those of the areas inside it', async () => {
    const { db } = api.database
    const town = await makeArea(db, { name: 'Town' })
    const phase = await makeArea(db, { name: 'Phase', city_id: town.city_id, parent_id: town.id })
    const block = await makeArea(db, { name: 'Block', city_id: town.city_id, parent_id: phase.id })
    await makeListing(db, { area_id: town.id })
    await makeListing(db, { area_id: block.id, purpose: 'rent' })
    await makeListing(db, { area_id: block.id, status: 'expired' })
    await api.caughtUp()
    const areas = await readAs(api, `/api/area?cityId=${town.city_id}`, endpoints.areas.answer)
    expect(areas.map(({ name, listing_count }) => [name, listing_count])).toEqual([
      ['Block', 1],
      ['Phase', 1],
      ['Town', 2],
    ])
    const toRent = await readAs(api, `/api/area?cityId=${town.city_id}&purpose=rent`, endpoints.areas.answer)
    expect(toRent.map(({ listing_count }) => listing_count)).toEqual([1, 1, 1])
  })

  test('an area says by which other spellings it is found', async () => {
    const { city_id } = await makeArea(api.database.db, { name: 'DHA Phase 6' })
    const [area] = await readAs(api, `/api/area?cityId=${city_id}`, endpoints.areas.answer)
    expect(area?.synonyms).toEqual(expect.arrayContaining(['defence', 'ڈی ایچ اے فیز 6']))
  })

  test('the most popular ones come first, with the number of listings for sale and a photo', async () => {
    const { db } = api.database
    const town = await makeArea(db, { name: 'Crowded Town' })
    const block = await makeArea(db, { name: 'Crowded Block', city_id: town.city_id, parent_id: town.id })
    for (const area_id of [town.id, town.id, block.id, block.id, block.id, block.id])
      await makeListing(db, { area_id })
    const { id } = await makeListing(db, { area_id: block.id })
    await makeListing(db, { area_id: town.id, purpose: 'rent' })
    await db.insert(listingImages).values({
      listing_id: id,
      url: '/a/original.jpg',
      alt: 'Its front',
      position: 0,
      width: 640,
      height: 480,
    })
    // Photos are saved together with their listing.
    await db.update(listings).set({ updated_at: new Date() }).where(eq(listings.id, id))
    await api.caughtUp()
    const areas = await readAs(api, '/api/area/popular', endpoints.popularAreas.answer)
    expect(areas[0]).toMatchObject({
      id: town.id,
      name: 'Crowded Town',
      city: { id: town.city_id },
      for_sale: 7,
      image: { url: '/a/original.jpg' },
    })
    expect(areas.map(({ name }) => name)).not.toContain('Crowded Block')
  })

  test('an unknown city has no areas', async () => {
    expect(await readAs(api, '/api/area?cityId=999999', endpoints.areas.answer)).toEqual([])
  })

  test.each(['', '?cityId=', '?cityId=abc', '?cityId=0', '?cityId=1.5'])(
    '/api/area%s is refused',
    async (query) => {
      const answer = await api.request(`/api/area${query}`)
      expect(answer.status).toBe(422)
      const { error } = ApiError.parse(await answer.json())
      expect(error.fields).toHaveProperty('cityId')
      expect(error.message).toContain('Enter a city ID, e.g. /api/area?cityId=1.')
    },
  )
})

describe('agents', () => {
  test('come by page or the first few, with areas and their number of listings', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    const agent = await makeAgent(db, { areaIds: [area.id], position: -2 })
    await makeAgent(db, { position: -1 })
    await makeAgent(db, { active: false, position: -3 })
    await makeListing(db, { agent_id: agent.id })
    await makeListing(db, { agent_id: agent.id, status: 'expired' })
    await api.caughtUp()
    const first = await readAs(api, '/api/agents?count=1', endpoints.agents.answer)
    expect(first.data).toMatchObject([
      { id: agent.id, areas: [{ id: area.id, name: area.name }], listing_count: 1 },
    ])
    const all = await readAs(api, '/api/agents?per_page=1000&current_page=1', endpoints.agents.answer)
    const second = await readAs(api, '/api/agents?per_page=1&current_page=2', endpoints.agents.answer)
    expect(second.data).toEqual(all.data.slice(1, 2))
    expect(second.pagination).toEqual({
      per_page: 1,
      current_page: 2,
      total_pages: all.data.length,
      total_records: all.data.length,
    })
    expect((await readAs(api, '/api/agents?current_page=9999', endpoints.agents.answer)).data).toEqual([])
  })

  test.each(['per_page=0', 'per_page=1001', 'current_page=x', 'count=-1'])('%s is refused', async (query) => {
    const answer = await api.request(`/api/agents?${query}`)
    expect(answer.status).toBe(422)
    const [key = ''] = query.split('=')
    expect(ApiError.parse(await answer.json()).error.fields).toHaveProperty(key)
  })
})

test('projects say the lowest price of available units', async () => {
  const { db } = api.database
  const project = await makeProject(db, { position: -1 })
  await makeProject(db, { shown: false, name: 'Not yet shown' })
  const unit = {
    project_id: project.id,
    name: 'Flat',
    subtype: 'apartment' as const,
    size_value: 900,
    size_unit: 'sqft' as const,
    size_sqft: 900,
    total: 10,
  }
  await db.insert(projectUnitTypes).values([
    { ...unit, position: 1, price_from: 9_000_000, available: 0 },
    { ...unit, position: 2, price_from: 12_000_000, available: 3 },
    { ...unit, position: 3, price_from: 0, available: 3 },
  ])
  const projects = await readAs(api, '/api/projects', endpoints.projects.answer)
  expect(projects[0]).toMatchObject({ id: project.id, price_from: 12_000_000, area: null, listing_count: 0 })
  expect(projects.map(({ name }) => name)).not.toContain('Not yet shown')
})

test('the agency’s content is in its order, without hidden records', async () => {
  const { db } = api.database
  await db.insert(covers).values([
    { title: 'Second', alt: '', position: 2 },
    { title: 'First', alt: '', position: 1 },
    { title: 'Hidden', alt: '', shown: false },
  ])
  await db.insert(testimonials).values([
    { name: 'Older', place: 'Lahore', text: 'Good', rating: 4, given_on: '2026-01-01' },
    { name: 'Newer', place: 'Lahore', text: 'Very good', rating: 5, given_on: '2026-02-01' },
    { name: 'Hidden', place: 'Lahore', text: '…', rating: 1, given_on: '2026-03-01', shown: false },
  ])
  await db.insert(groupPhotos).values([
    { title: 'Old', taken_on: '2025-01-01' },
    { title: 'New', taken_on: '2026-01-01' },
  ])
  const office = {
    city: 'Islamabad',
    address: 'Blue Area',
    email: 'a@b.co',
    phone: '051 111 000 222',
    map_url: 'https://example.com',
    lat: 33.7,
    long: 73,
  }
  await db.insert(offices).values([
    { ...office, name: 'Corporate Office', position: 2 },
    { ...office, name: 'Head Office', position: 1 },
  ])
  expect((await readAs(api, '/api/covers', endpoints.covers.answer)).map(({ title }) => title)).toEqual([
    'First',
    'Second',
  ])
  expect(
    (await readAs(api, '/api/testimonials', endpoints.testimonials.answer)).map(({ name }) => name),
  ).toEqual(['Newer', 'Older'])
  expect(
    (await readAs(api, '/api/groupPhoto', endpoints.groupPhotos.answer)).map(({ title }) => title),
  ).toEqual(['New', 'Old'])
  for (const path of ['/api/offices/', '/api/offices']) {
    const names = (await readAs(api, path, endpoints.offices.answer)).map(({ name }) => name)
    expect(names).toEqual(['Head Office', 'Corporate Office'])
  }
})

test('the agency’s own content and its agents are read in Urdu where they have some', async () => {
  const { db } = api.database
  await db.insert(covers).values([
    { title: 'A home', title_ur: 'ایک گھر', alt: 'A house', alt_ur: 'مکان', position: -2 },
    { title: 'In English alone', alt: '', position: -1 },
  ])
  const said = { name: 'Saima', place: 'Lahore', text: 'Honest', rating: 5, given_on: '2026-12-01' }
  await db.insert(testimonials).values({ ...said, name_ur: 'صائمہ', place_ur: 'لاہور', text_ur: 'دیانت دار' })
  await db
    .insert(groupPhotos)
    .values({ title: 'The team', title_ur: 'ٹیم', taken_on: '2026-12-01', position: -1 })
  const office = {
    email: 'a@b.co',
    phone: '051 111',
    map_url: 'https://example.com',
    lat: 33.7,
    long: 73,
    position: -1,
  }
  await db.insert(offices).values({
    ...office,
    ...{ name: 'Branch', city: 'Multan', address: '1 Bosan Road', hours: 'All day' },
    ...{ name_ur: 'برانچ', city_ur: 'ملتان', address_ur: '1 بوسن روڈ', hours_ur: 'سارا دن' },
  })
  const agent = await makeAgent(db, {
    ...{ name: 'Hamza', title: 'Agent', bio: 'Measures plots.', position: -9 },
    ...{ name_ur: 'حمزہ', title_ur: 'ایجنٹ', bio_ur: 'پلاٹ ناپتے ہیں۔' },
  })
  await makeListing(db, { agent_id: agent.id })
  await api.caughtUp()
  const urdu = async (path: string) =>
    (await api.request(path, { headers: { 'accept-language': 'ur' } })).json()

  expect((await urdu('/api/covers')).slice(0, 2)).toMatchObject([
    { title: 'ایک گھر', alt: 'مکان' },
    { title: 'In English alone', alt: '' },
  ])
  expect(await urdu('/api/testimonials')).toContainEqual(
    expect.objectContaining({ name: 'صائمہ', place: 'لاہور', text: 'دیانت دار' }),
  )
  expect((await urdu('/api/groupPhoto'))[0]).toMatchObject({ title: 'ٹیم', alt: 'ٹیم' })
  expect((await urdu('/api/offices/'))[0]).toMatchObject({
    ...{ name: 'برانچ', city: 'ملتان', address: '1 بوسن روڈ', hours: 'سارا دن' },
  })
  expect((await urdu('/api/agents?count=1')).data).toMatchObject([{ name: 'حمزہ', title: 'ایجنٹ' }])
  expect((await urdu(`/api/agents/${agent.id}`)).data).toMatchObject({ name: 'حمزہ', bio: 'پلاٹ ناپتے ہیں۔' })
  const found = await urdu(`/api/listings/search?agentId=${agent.id}`)
  expect(found).toMatchObject({
    agent: { name: 'حمزہ' },
    data: [{ agent: { name: 'حمزہ', title: 'ایجنٹ' } }],
  })
  expect((await (await api.request('/api/agents?count=1')).json()).data).toMatchObject([{ name: 'Hamza' }])
})

describe('a list', () => {
  const lists = [
    '/api/city',
    '/api/listings',
    '/api/listings/search',
    '/api/agents',
    '/api/projects',
    '/api/covers',
    '/api/testimonials',
    '/api/groupPhoto',
    '/api/events',
    '/api/webhr/job-postings',
    '/api/offices/',
  ]

  test.each(lists)('%s is not sent again to a client that has it', async (path) => {
    const first = await api.request(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await api.request(path, { headers: { 'if-none-match': held } })
      expect(again.status, held).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(await again.text()).toBe('')
    }
    expect((await api.request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('is sent again once it says something else', async () => {
    const before = (await api.request('/api/city')).headers.get('etag') ?? ''
    await makeCity(api.database.db)
    await api.caughtUp()
    const after = await api.request('/api/city', { headers: { 'if-none-match': before } })
    expect(after.status).toBe(200)
  })

  test('can be asked for by its head alone', async () => {
    const answer = await api.request('/api/city', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('etag')).not.toBeNull()
    expect(await answer.text()).toBe('')
  })

  test.each(lists)('%s can only be read', async (path) => {
    const answer = await api.request(path, { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect((await api.request(path, { method: 'OPTIONS' })).status).toBe(204)
  })

  test('pages get the same result, with the names of the chosen filters', async () => {
    const answer = await api.read('search', { params: {}, query: { perPage: '3' } }, 'r1')
    expect(answer.tags).toEqual(expect.arrayContaining(['listings', 'agents', 'areas']))
    const overHttp = await api.request('/api/listings/search?perPage=3')
    expect(JSON.parse(JSON.stringify(answer.body))).toEqual(await overHttp.json())
  })

  test('pages are refused like all callers, and the refusal is not cached', async () => {
    const answer = await api.read('search', { params: {}, query: { minPrice: 'cheap' } }, 'r1')
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { minPrice: expect.any(String) } } },
    })
    expect(answer.tags).toBeUndefined()
  })
})

test('an unknown address is not found, in the envelope of every error', async () => {
  for (const path of ['/api', '/api/nothing', '/api/listings/1/2', '/api/city/1']) {
    const answer = await api.request(path)
    expect(answer.status, path).toBe(404)
    ApiError.parse(await answer.json())
  }
})
