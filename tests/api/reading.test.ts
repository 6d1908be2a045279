import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { ApiError } from '#contract/api-errors.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Listing, ListingCard } from '#contract/listing.ts'
import {
  covers,
  groupPhotos,
  listingImages,
  listingVideos,
  offices,
  projectUnitTypes,
  testimonials,
} from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

/** Asks and holds the answer against the contract, unknown keys included. */
async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const answer = await api.request(path)
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const body = await answer.json()
  const parsed = schema.parse(body)
  expect(parsed, `${path} says what the contract does not know`).toEqual(body)
  return parsed
}

describe('places', () => {
  test('cities come in the order of their ids', async () => {
    const first = await makeCity(api.database.db)
    const second = await makeCity(api.database.db)
    const cities = await read('/api/city', endpoints.cities.answer)
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
    const areas = await read(`/api/area?cityId=${town.city_id}`, endpoints.areas.answer)
    expect(areas.map(({ name, listing_count }) => [name, listing_count])).toEqual([
      ['Block', 1],
      ['Phase', 1],
      ['Town', 2],
    ])
  })

  test('an unknown city has no areas', async () => {
    expect(await read('/api/area?cityId=999999', endpoints.areas.answer)).toEqual([])
  })

  test.each(['', '?cityId=', '?cityId=abc', '?cityId=0', '?cityId=1.5'])(
    '/api/area%s is refused',
    async (query) => {
      const answer = await api.request(`/api/area${query}`)
      expect(answer.status).toBe(422)
      expect(ApiError.parse(await answer.json()).error.fields).toHaveProperty('cityId')
    },
  )
})

describe('a listing', () => {
  const show = async (id: number): Promise<Listing> =>
    (await read(`/api/listings/${id}`, endpoints.listing.answer)).property

  test('shows everything that is known of it', async () => {
    const { db } = api.database
    const town = await makeArea(db, { name: 'Green Town' })
    const phase = await makeArea(db, { city_id: town.city_id, parent_id: town.id, name: 'Phase 1' })
    const agent = await makeAgent(db)
    const project = await makeProject(db, { city_id: town.city_id })
    const { id } = await makeListing(db, {
      area_id: phase.id,
      agent_id: agent.id,
      project_id: project.id,
      features: ['Corner', 'Park facing'],
      marla_basis: 225,
      lat: 33.5,
      long: 73.1,
    })
    const image = { listing_id: id, alt: 'Front', width: 1200, height: 900 }
    await db.insert(listingImages).values([
      { ...image, position: 2, url: '/listings/original/2.jpg' },
      { ...image, position: 1, url: '/listings/original/1.jpg' },
      { ...image, position: 1, role: 'floor plan', url: '/listings/original/plan.jpg' },
    ])
    await db.insert(listingVideos).values({ listing_id: id, position: 1, url: '/v.mp4', title: 'A walk' })
    const listing = await show(id)
    expect(listing).toMatchObject({
      id,
      size: { value: 10, unit: 'marla', marla_basis: 225, sqft: 2250 },
      area: { id: phase.id, name: 'Phase 1' },
      parent_area: { id: town.id, name: 'Green Town' },
      project: { id: project.id, name: project.name, slug: project.slug },
      agent: { id: agent.id, phone: agent.phone },
      features: ['Corner', 'Park facing'],
      image: { url: '/listings/original/1.jpg' },
      image_count: 2,
      floor_plans: [{ url: '/listings/original/plan.jpg' }],
      videos: [{ url: '/v.mp4', title: 'A walk', poster: null }],
    })
    expect(listing.images.map(({ url }) => url)).toEqual([
      '/listings/original/1.jpg',
      '/listings/original/2.jpg',
    ])
  })

  test('that is sold, rented or expired says so', async () => {
    for (const [status, purpose] of [
      ['sold', 'sale'],
      ['rented', 'rent'],
      ['expired', 'sale'],
    ] as const) {
      const { id } = await makeListing(api.database.db, { status, purpose })
      expect((await show(id)).status).toBe(status)
    }
  })

  test('that is a draft, was never there or is no number is not found', async () => {
    const { id } = await makeListing(api.database.db, { status: 'draft', published_at: null })
    for (const path of [id, 2_000_000_000, 0, -1, 'abc', '1.5', 99_999_999_999, '%20']) {
      const answer = await api.request(`/api/listings/${path}`)
      expect(answer.status, String(path)).toBe(404)
      expect(ApiError.parse(await answer.json()).error.code).toBe('not_found')
    }
  })

  test('names no agent who has left', async () => {
    const agent = await makeAgent(api.database.db, { active: false })
    const { id } = await makeListing(api.database.db, { agent_id: agent.id })
    expect((await show(id)).agent).toBeNull()
  })

  test('compares its price of a marla with the median of five or more others of its area', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    const mine = await makeListing(db, { area_id: area.id, price: 30_000_000, marla_basis: 225 })
    for (const crore of [1, 2, 2.5, 4]) await makeListing(db, { area_id: area.id, price: crore * 10_000_000 })
    await makeListing(db, { area_id: area.id, price: 0 })
    await makeListing(db, { area_id: area.id, price: 90_000_000, subtype: 'shop' })
    await makeListing(db, { area_id: area.id, price: 90_000, purpose: 'rent' })
    await makeListing(db, { area_id: area.id, price: 90_000_000, status: 'sold' })
    expect((await show(mine.id)).area_price).toBeNull()
    await makeListing(db, { area_id: area.id, price: 50_000_000 })
    // Medians are per square foot (25,000,000 over 2,500 sq ft), shown for a marla of 225.
    expect((await show(mine.id)).area_price).toEqual({
      per_marla: 3_000_000,
      median_per_marla: 2_250_000,
      sample: 5,
    })
    const onCall = await makeListing(db, { area_id: area.id, price: 0 })
    expect((await show(onCall.id)).area_price).toBeNull()
  })

  test('names six similar ones: its own area and kind first, the nearest price before the others', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    const neighbour = await makeArea(db, { city_id: area.city_id })
    const mine = await makeListing(db, { area_id: area.id, price: 20_000_000 })
    const far = await makeListing(db, { area_id: area.id, price: 90_000_000 })
    const near = await makeListing(db, { area_id: area.id, price: 21_000_000 })
    const otherKind = await makeListing(db, { area_id: area.id, price: 20_000_000, subtype: 'apartment' })
    const older = await makeListing(db, { area_id: neighbour.id, published_at: new Date('2026-01-01') })
    const newer = await makeListing(db, { area_id: neighbour.id })
    await makeListing(db, { area_id: area.id, purpose: 'rent' })
    await makeListing(db, { area_id: area.id, subtype: 'shop' })
    await makeListing(db, { area_id: area.id, status: 'expired' })
    const similar = (await show(mine.id)).similar.map(({ id }) => id)
    expect(similar).toEqual([near.id, far.id, otherKind.id, newer.id, older.id])
  })
})

describe('the home page', () => {
  test('shows at most 60 published listings, featured first, then the newest', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    for (let minute = 0; minute < 60; minute++) {
      await makeListing(db, { area_id: area.id, published_at: new Date(Date.UTC(2026, 0, 1, 0, minute)) })
    }
    const featured = await makeListing(db, {
      area_id: area.id,
      featured: true,
      published_at: new Date('2020-01-01'),
    })
    const { data } = await read('/api/listings', endpoints.homeListings.answer)
    expect(data).toHaveLength(60)
    expect(data[0]?.id).toBe(featured.id)
    const rest: ListingCard[] = data.slice(1)
    expect(rest.map(({ published_at }) => published_at)).toEqual(
      rest
        .map(({ published_at }) => published_at)
        .toSorted()
        .toReversed(),
    )
    expect(data.every(({ status }) => status === 'published')).toBe(true)
  })
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
    const first = await read('/api/agents?count=1', endpoints.agents.answer)
    expect(first.data).toMatchObject([
      { id: agent.id, areas: [{ id: area.id, name: area.name }], listing_count: 1 },
    ])
    const all = await read('/api/agents?per_page=1000&current_page=1', endpoints.agents.answer)
    const second = await read('/api/agents?per_page=1&current_page=2', endpoints.agents.answer)
    expect(second.data).toEqual(all.data.slice(1, 2))
    expect(second.pagination).toEqual({
      per_page: 1,
      current_page: 2,
      total_pages: all.data.length,
      total_records: all.data.length,
    })
    expect((await read('/api/agents?current_page=9999', endpoints.agents.answer)).data).toEqual([])
  })

  test.each(['per_page=0', 'per_page=1001', 'current_page=x', 'count=-1'])('%s is refused', async (query) => {
    const answer = await api.request(`/api/agents?${query}`)
    expect(answer.status).toBe(422)
    const [key = ''] = query.split('=')
    expect(ApiError.parse(await answer.json()).error.fields).toHaveProperty(key)
  })
})

test('projects say from which price units can still be had', async () => {
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
  const projects = await read('/api/projects', endpoints.projects.answer)
  expect(projects[0]).toMatchObject({ id: project.id, price_from: 12_000_000, area: null, listing_count: 0 })
  expect(projects.map(({ name }) => name)).not.toContain('Not yet shown')
})

test('the agency’s own content comes in its own order, without what it hides', async () => {
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
  expect((await read('/api/covers', endpoints.covers.answer)).map(({ title }) => title)).toEqual([
    'First',
    'Second',
  ])
  expect((await read('/api/testimonials', endpoints.testimonials.answer)).map(({ name }) => name)).toEqual([
    'Newer',
    'Older',
  ])
  expect((await read('/api/groupPhoto', endpoints.groupPhotos.answer)).map(({ title }) => title)).toEqual([
    'New',
    'Old',
  ])
  for (const path of ['/api/offices/', '/api/offices']) {
    const names = (await read(path, endpoints.offices.answer)).map(({ name }) => name)
    expect(names).toEqual(['Head Office', 'Corporate Office'])
  }
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
    '/api/offices/',
  ]

  test.each(lists)('%s is not sent again to who has it', async (path) => {
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

  test('names in a header of the house what it shows', async () => {
    const answer = await api.request('/api/listings/search')
    expect(answer.headers.get('x-aangan-tags')?.split(',')).toEqual(
      expect.arrayContaining(['listings', 'agents', 'areas']),
    )
  })
})

test('an address that nobody knows is not found, in the envelope of every error', async () => {
  for (const path of ['/api', '/api/nothing', '/api/listings/1/2', '/api/city/1']) {
    const answer = await api.request(path)
    expect(answer.status, path).toBe(404)
    ApiError.parse(await answer.json())
  }
})
