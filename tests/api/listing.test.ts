import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#contract/api/api-errors.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import type { HostedListing, HostedListingCard } from '#contract/listings/listing.ts'
import { listingImages, listingVideos } from '#db/schema/index.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { countPrices } from '../support/count-prices.ts'
import { daysSince } from '../support/days.ts'
import { makeAgent, makeArea, makeCity, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

describe('a listing', () => {
  const show = async (id: number): Promise<HostedListing> =>
    (await readAs(api, `/api/listings/${id}`, endpoints.listing.answer)).property

  test('has its description as safe HTML', async () => {
    const description = '<div onclick="x()">A <b>corner</b><script>x()</script></div><img src=x onerror=x()>'
    const { id } = await makeListing(api.database.db, { description })
    expect((await show(id)).description).toBe('<p>A <b>corner</b></p>')
  })

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
      ...{ possession: 'ready', year_built: 2018, floor: 0 },
      lat: 33.5,
      long: 73.1,
      approval_status: 'approved',
      approval_authority: 'CDA',
      approval_number: 'CDA/7',
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
      ...{ possession: 'ready', year_built: 2018, floor: 0 },
      approval: { status: 'approved', authority: 'CDA', number: 'CDA/7', reason: null },
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

  test('that is not on offer says so, and is in no list', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    for (const [status, purpose] of [
      ['under offer', 'sale'],
      ['sold', 'sale'],
      ['rented', 'rent'],
    ] as const) {
      const { id } = await makeListing(db, { status, purpose, area_id: area.id })
      expect(await show(id)).toMatchObject({ status })
    }
    await api.caughtUp()
    const found = await readAs(
      api,
      `/api/listings/search?purpose=sale&cityId=${area.city_id}`,
      endpoints.search.answer,
    )
    expect(found.data).toEqual([])
  })

  test('keeps its page when it is sold, and is gone when it is archived, expired or withdrawn', async () => {
    const { db } = api.database
    const ended_at = new Date(Date.now() - 1_000 * 86_400_000)
    const sold = await makeListing(db, { status: 'sold', ended_at })
    expect(await show(sold.id)).toMatchObject({ status: 'sold', ended_at: ended_at.toISOString() })
    for (const status of ['archived', 'expired', 'hold'] as const) {
      const { id } = await makeListing(db, { status })
      const answer = await api.request(`/api/listings/${id}`)
      expect(answer.status).toBe(410)
      expect(await answer.json()).toEqual({
        error: { code: 'gone', message: 'This property is no longer available.' },
      })
    }
  })

  test('has the date when its offer ended, by any change, and loses it when it is back', async () => {
    const { db, pool } = api.database
    const { id } = await makeListing(db)
    const begun = Date.now()
    const end = async (status: string) => {
      await pool.query('UPDATE listings SET status = $1 WHERE id = $2', [status, id])
      return (await show(id)).ended_at
    }
    const sold = await end('sold')
    expect(Date.parse(sold ?? '')).toBeGreaterThanOrEqual(begun)
    expect(await end('published')).toBeNull()
  })

  test('that is a draft, was never there or is no number is not found', async () => {
    const { db } = api.database
    const { id } = await makeListing(db, { status: 'draft', published_at: null })
    // One that was on the site and is worked on again, and one that never was.
    const review = await makeListing(db, { status: 'review' })
    const dropped = await makeListing(db, { status: 'archived', published_at: null })
    for (const path of [
      id,
      review.id,
      dropped.id,
      2_000_000_000,
      0,
      -1,
      'abc',
      '1.5',
      99_999_999_999,
      '%20',
    ]) {
      const answer = await api.request(`/api/listings/${path}`)
      expect(answer.status, String(path)).toBe(404)
      expect(ApiError.parse(await answer.json()).error.code).toBe('not_found')
    }
  })

  test('does not show an agent who has left', async () => {
    const agent = await makeAgent(api.database.db, { active: false })
    const { id } = await makeListing(api.database.db, { agent_id: agent.id })
    expect((await show(id)).agent).toBeNull()
  })

  test('compares its price of a marla with the median of five or more prices of its area', async () => {
    const { db } = api.database
    const begun = new Date()
    const area = await makeArea(db)
    const mine = await makeListing(db, { area_id: area.id, price: 30_000_000, marla_basis: 225 })
    for (const crore of [2, 2.5, 5]) await makeListing(db, { area_id: area.id, price: crore * 10_000_000 })
    await makeListing(db, { area_id: area.id, price: 0 })
    await makeListing(db, { area_id: area.id, price: 90_000_000, subtype: 'apartment' })
    await makeListing(db, { area_id: area.id, price: 90_000, purpose: 'rent' })
    await makeListing(db, { area_id: area.id, price: 90_000_000, status: 'sold' })
    await countPrices(api)
    expect((await show(mine.id)).area_price).toBeNull()
    await makeListing(db, { area_id: area.id, price: 40_000_000 })
    await countPrices(api)
    // Medians are per square foot with two digits (30,000,000 over 2,250 sq ft), shown for a marla of 225.
    expect((await show(mine.id)).area_price).toEqual({
      unit: 'marla',
      own: 3_000_000,
      median: 2_925_000,
      sample: 5,
      area: { id: area.id, name: area.name },
      on: expect.toBeOneOf(daysSince(begun)),
    })
    const onCall = await makeListing(db, { area_id: area.id, price: 0 })
    expect((await show(onCall.id)).area_price).toBeNull()
  })

  test('compares an apartment by the square foot', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    const flat = { area_id: area.id, subtype: 'apartment', size_value: 1000, size_unit: 'sqft' } as const
    const mine = await makeListing(db, { ...flat, price: 30_000_000 })
    for (let at = 0; at < 5; at++) await makeListing(db, { ...flat, price: 20_000_000 })
    await countPrices(api)
    expect((await show(mine.id)).area_price).toMatchObject({ unit: 'sqft', own: 30_000, median: 20_000 })
  })

  test('compares by the square yard in Karachi', async () => {
    const { db } = api.database
    const city = await makeCity(db, { name: 'Karachi' })
    const { id: area_id } = await makeArea(db, { city_id: city.id })
    const home = { area_id, size_value: 200, size_unit: 'sqyd' } as const
    const mine = await makeListing(db, { ...home, price: 30_000_000 })
    for (let at = 0; at < 5; at++) await makeListing(db, { ...home, price: 20_000_000 })
    await countPrices(api)
    expect((await show(mine.id)).area_price).toMatchObject({ unit: 'sqyd', own: 150_000, median: 99_000 })
  })

  test('compares with the society around its block where the block itself has too few', async () => {
    const { db } = api.database
    const society = await makeArea(db)
    const within = { city_id: society.city_id, parent_id: society.id }
    const [block, next] = [await makeArea(db, within), await makeArea(db, within)]
    const mine = await makeListing(db, { area_id: block.id, price: 25_000_000 })
    for (let at = 0; at < 3; at++) await makeListing(db, { area_id: next.id, price: 50_000_000 })
    await countPrices(api)
    expect((await show(mine.id)).area_price).toBeNull()
    await makeListing(db, { area_id: society.id, price: 50_000_000 })
    await countPrices(api)
    expect((await show(mine.id)).area_price).toMatchObject({
      own: 2_500_000,
      median: 5_000_000,
      sample: 5,
      area: { id: society.id, name: society.name },
    })
  })

  test('names similar ones of its kind near in price and size, its own area before the areas around it', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    const { city_id } = area
    const block = await makeArea(db, { city_id, parent_id: area.id })
    const elsewhere = await makeArea(db, { city_id })
    const mine = await makeListing(db, { area_id: area.id, price: 20_000_000 })
    const loosened = await makeListing(db, { area_id: area.id, price: 28_000_000 })
    const ofCity = await makeListing(db, { area_id: elsewhere.id, price: 20_000_000 })
    const around = await makeListing(db, { area_id: block.id, price: 21_000_000 })
    const near = await makeListing(db, { area_id: area.id, price: 24_000_000 })
    const larger = await makeListing(db, { area_id: area.id, price: 20_000_000, size_value: 14 })
    for (const unlike of [
      { price: 90_000_000 },
      { price: 0 },
      { size_value: 40 },
      { subtype: 'apartment' as const },
      { subtype: 'shop' as const },
      { purpose: 'rent' as const },
      { status: 'expired' as const },
    ])
      await makeListing(db, { area_id: area.id, price: 20_000_000, ...unlike })
    await api.caughtUp()
    const similar = (await show(mine.id)).similar.map(({ id }) => id)
    expect(similar).toEqual([near.id, around.id, ofCity.id, larger.id, loosened.id])
  })

  test('names similar ones by size when its price is on call', async () => {
    const { db } = api.database
    const { id: area_id } = await makeArea(db)
    const mine = await makeListing(db, { area_id, price: 0 })
    const same = await makeListing(db, { area_id, price: 90_000_000 })
    await makeListing(db, { area_id, price: 0, size_value: 40 })
    await api.caughtUp()
    expect((await show(mine.id)).similar.map(({ id }) => id)).toEqual([same.id])
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
    const { data } = await readAs(api, '/api/listings', endpoints.homeListings.answer)
    expect(data).toHaveLength(60)
    expect(data[0]?.id).toBe(featured.id)
    const rest: HostedListingCard[] = data.slice(1)
    expect(rest.map(({ published_at }) => published_at)).toEqual(
      rest
        .map(({ published_at }) => published_at)
        .toSorted()
        .toReversed(),
    )
    expect(data.every(({ status }) => status === 'published')).toBe(true)
  })

  test('shows as many of each kind as it is asked for', async () => {
    const { db } = api.database
    const area = await makeArea(db)
    const featured: number[] = []
    for (let day = 1; day <= 3; day += 1) {
      const home = { area_id: area.id, published_at: new Date(Date.UTC(2100, 0, day)) }
      await makeListing(db, home)
      featured.unshift((await makeListing(db, { ...home, featured: true })).id)
    }
    const { data } = await readAs(api, '/api/listings?featured=2&newest=1', endpoints.homeListings.answer)
    expect(data.map(({ id, featured: isFeatured }) => (isFeatured ? id : 'other'))).toEqual([
      ...featured.slice(0, 2),
      'other',
    ])
    expect((await api.request('/api/listings?featured=61')).status).toBe(422)
  })
})

describe('cards of listings requested by ID', () => {
  const cards = (ids: string) =>
    readAs(api, `/api/listings/cards?ids=${encodeURIComponent(ids)}`, endpoints.listingCards.answer)

  test('are in the order of the IDs, each once, without unpublished listings', async () => {
    const { db } = api.database
    const [one, other] = [await makeListing(db), await makeListing(db)]
    const sold = await makeListing(db, { status: 'sold' })
    const { data } = await cards(` ${other.id}, ${sold.id},${one.id},${other.id},2147483647`)
    expect(data.map(({ id }) => id)).toEqual([other.id, one.id])
  })

  test.each(['', 'seven', '0', '1.5', Array.from({ length: 61 }, (_, at) => at + 1).join()])(
    'are refused for %j',
    async (ids) => {
      expect((await api.request(`/api/listings/cards?ids=${ids}`)).status).toBe(422)
    },
  )
})

describe('the photos of a listing', () => {
  const photos = (id: number) => readAs(api, `/api/listings/${id}/photos`, endpoints.listingPhotos.answer)

  test('are in their order, without floor plans, and those of a sold one are still shown', async () => {
    const { db } = api.database
    const { id } = await makeListing(db, { status: 'sold' })
    const image = { listing_id: id, width: 1200, height: 900 }
    await db.insert(listingImages).values([
      { ...image, position: 2, url: '/listings/original/2.jpg', alt: 'Lounge' },
      { ...image, position: 1, url: '/listings/original/1.jpg', alt: 'Front' },
      { ...image, position: 1, role: 'floor plan', url: '/listings/original/plan.jpg', alt: 'Plan' },
    ])
    const { data } = await photos(id)
    expect(data.map(({ alt }) => alt)).toEqual(['Front', 'Lounge'])
  })

  test('are those of listings that visitors may see', async () => {
    const { id } = await makeListing(api.database.db, { status: 'draft', published_at: null })
    expect((await api.request(`/api/listings/${id}/photos`)).status).toBe(404)
    expect((await api.request('/api/listings/2147483647/photos')).status).toBe(404)
  })
})
