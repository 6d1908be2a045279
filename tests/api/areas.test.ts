import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { priceEvidence } from '#db/schema/index.ts'
import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { countPrices } from '../support/count-prices.ts'
import { makeArea, makeCity, makeListing } from '../support/factories.ts'
import { type Colleague, post, signedIn } from '../support/staff.ts'

let api: TestApi
let admin: Colleague
beforeAll(async () => {
  api = await createTestApi()
  admin = await signedIn(api, 'admin')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const report = async (id: number, language = 'en') =>
  (
    await api.request(`/api/areas/${id}/report`, { headers: { 'accept-language': language } })
  ).json() as Promise<Awaited<ReturnType<typeof readReport>>>
const readReport = (id: number) => readAs(api, `/api/areas/${id}/report`, endpoints.areaReport.answer)

/** An area with a block inside it, in which five houses are for sale at 10,000 to 14,000 a square foot. */
async function makeMarket(of: Parameters<typeof makeArea>[1] = {}) {
  const { db } = api.database
  const area = await makeArea(db, of)
  const block = await makeArea(db, { city_id: area.city_id, parent_id: area.id, name: `Block ${area.id}` })
  for (const at of [0, 1, 2, 3, 4])
    await makeListing(db, {
      city_id: area.city_id,
      area_id: at === 0 ? area.id : block.id,
      subtype: 'house',
      price: (10_000 + at * 1000) * 2000,
      size_value: 2000,
      size_unit: 'sqft',
      size_sqft: 2000,
      published_at: new Date(Date.now() - 10 * 86_400_000),
    })
  await refreshEvidence(api.context)
  await api.caughtUp()
  return { area, block }
}

test('an area counts the listings inside it, and every figure has its number of cases', async () => {
  const { area, block } = await makeMarket()
  const found = await readReport(area.id)
  expect(found).toMatchObject({
    stock: [{ purpose: 'sale', type: 'residential', count: 5, from: 20_000_000, to: 28_000_000 }],
    prices: [{ purpose: 'sale', type: 'residential', median: 12_000, low: 11_000, high: 13_000, sample: 5 }],
    trend: null,
    time_on_market: null,
    yield: null,
    sizes: [{ type: 'residential', low: 2000, median: 2000, high: 2000, sample: 5 }],
  })
  expect(found.related).toContainEqual(expect.objectContaining({ id: block.id, for_sale: 4 }))
  const inner = await readReport(block.id)
  expect(inner.prices).toEqual([])
  expect(inner.around.map(({ id }) => id)).toEqual([area.id])
})

test('an agreed price counts on its day, and is no asking price afterwards', async () => {
  const { area } = await makeMarket()
  const { db } = api.database
  const sold = await makeListing(db, { city_id: area.city_id, area_id: area.id, status: 'sold' })
  await db.insert(priceEvidence).values({
    ...{ kind: 'agreed', dated_on: '2024-12-01', purpose: 'sale', type: 'residential', subtype: 'house' },
    ...{ city_id: area.city_id, area_id: area.id, listing_id: sold.id, price: 90_000_000, source: 'deals' },
    ...{ size_value: 2000, size_unit: 'sqft', marla_basis: 225, size_sqft: 2000 },
  })
  await api.caughtUp()
  expect((await readReport(area.id)).prices).toMatchObject([{ median: 12_000, sample: 5 }])
})

test('a city lists its areas with something on offer, and a price where five have one', async () => {
  const { area, block } = await makeMarket()
  const { city } = await readReport(area.id)
  const { areas } = await readAs(api, `/api/city/${city.slug}/report`, endpoints.cityReport.answer)
  expect(areas.find(({ id }) => id === area.id)).toMatchObject({
    for_sale: 5,
    lat: area.lat,
    long: area.long,
    outline: null,
    sale: { median: 12_000, sample: 5 },
    rent: null,
  })
  expect(areas.find(({ id }) => id === block.id)).toMatchObject({ for_sale: 4, sale: null })
})

test('a city compares its areas by yield and by the change of asking prices within a year', async () => {
  const { db } = api.database
  const { area, block } = await makeMarket()
  const place = { city_id: area.city_id, area_id: area.id, size_value: 2000, size_unit: 'sqft' as const }
  for (let count = 0; count < 5; count++)
    await makeListing(db, {
      ...{ ...place, subtype: 'house', purpose: 'rent', price: 100_000, size_sqft: 2000 },
      ...{ published_at: new Date() },
    })
  const [year, month] = dayInPakistan(new Date()).split('-')
  await db.insert(priceEvidence).values(
    [8000, 9000, 10_000, 11_000, 12_000].map((price) => ({
      ...{ kind: 'asked' as const, dated_on: `${Number(year) - 1}-${month}-01`, purpose: 'sale' as const },
      ...{ type: 'residential' as const, subtype: 'house' as const, source: 'portal', marla_basis: 225 },
      ...{ ...place, size_sqft: 2000, price: price * 2000 },
    })),
  )
  await countPrices(api)
  const { city } = await readReport(area.id)
  const { areas } = await readAs(api, `/api/city/${city.slug}/report`, endpoints.cityReport.answer)
  expect(areas.find(({ id }) => id === area.id)).toMatchObject({
    year_change: { percent: 20, sample: 5, before: 5 },
    // On the first day of a month the prices of a year ago are still among those of today.
    yield: { percent: expect.closeTo(5.2, 0), rents: 5 },
  })
  expect(areas.find(({ id }) => id === block.id)).toMatchObject({ year_change: null, yield: null })
})

test('an area measures as its city does, with the marla of the nearest place that has one', async () => {
  const { db } = api.database
  const city = await makeCity(db, { name: 'Hyderabad', marla_basis: 272.25 })
  const { area, block } = await makeMarket({ city_id: city.id })
  const inner = await makeArea(db, { city_id: city.id, parent_id: area.id, marla_basis: 225 })
  const innermost = await makeArea(db, { city_id: city.id, parent_id: inner.id })
  for (const [{ id }, marla_basis] of [
    [area, 272.25],
    [block, 272.25],
    [inner, 225],
    [innermost, 225],
  ] as const)
    expect((await readReport(id)).area, String(id)).toMatchObject({ price_unit: 'sqyd', marla_basis })
  const elsewhere = await makeArea(db)
  expect((await readReport(elsewhere.id)).area).toMatchObject({ price_unit: 'marla', marla_basis: 250 })
  const ofCity = await readAs(api, `/api/city/${city.slug}/report`, endpoints.cityReport.answer)
  expect(ofCity.city.price_unit).toBe('sqyd')
  expect(ofCity.areas.find(({ id }) => id === block.id)?.marla_basis).toBe(272.25)
  const priced = async (type: string) =>
    (await readAs(api, `/api/areas/prices?cityId=${city.id}&type=${type}`, endpoints.areaPrices.answer)).data
  expect(await priced('residential')).toMatchObject([{ price_unit: 'sqyd', marla_basis: 272.25, sample: 5 }])
  expect(await priced('commercial')).toEqual([])
})

test('a rent keeps its paisa, which count in a marla', async () => {
  const { db } = api.database
  const area = await makeArea(db)
  // Fewer prices say no more than two digits.
  for (let count = 0; count < 20; count++)
    await makeListing(db, {
      ...{ city_id: area.city_id, area_id: area.id, subtype: 'house', purpose: 'rent', price: 76_500 },
      ...{ size_value: 2000, size_unit: 'sqft', size_sqft: 2000, published_at: new Date() },
    })
  await countPrices(api)
  const { data } = await readAs(
    api,
    `/api/areas/prices?cityId=${area.city_id}&purpose=rent`,
    endpoints.areaPrices.answer,
  )
  expect(data).toMatchObject([{ median: 38.25 }])
})

test('a city shows the price of an area whose listings are all in areas with their own price', async () => {
  const { db } = api.database
  const outer = await makeArea(db, { name: 'Bahria Town' })
  const inner = await makeArea(db, { name: 'Sector C', city_id: outer.city_id, parent_id: outer.id })
  for (let count = 0; count < 5; count++) await makeListing(db, { city_id: outer.city_id, area_id: inner.id })
  await countPrices(api)
  const { city } = await readReport(outer.id)
  const { areas } = await readAs(api, `/api/city/${city.slug}/report`, endpoints.cityReport.answer)
  for (const { id } of [outer, inner])
    expect(areas.find((one) => one.id === id)?.sale, String(id)).toMatchObject({ sample: 5 })
})

test('every screen shows the same median of an area, whatever its prices came from', async () => {
  const { db } = api.database
  const { area, block } = await makeMarket()
  const place = { city_id: area.city_id, area_id: block.id, size_sqft: 1000 }
  const sized = { ...place, size_value: 1000, size_unit: 'sqft' as const }
  const home = await makeListing(db, { ...sized, price: 13_100_000 })
  for (const price of [17, 18, 19, 21, 22])
    await makeListing(db, { ...sized, subtype: 'apartment', price: price * 1_000_000 })
  const [date] = new Date(Date.now() - 200 * 86_400_000).toISOString().split('T')
  const row = { dated_on: date ?? '', purpose: 'sale', type: 'residential', marla_basis: 225 } as const
  await db.insert(priceEvidence).values([
    ...[11, 12, 14, 15].map((price) => ({
      ...{ ...sized, ...row, kind: 'asked' as const, price: price * 1_000_000, source: 'portal' },
    })),
    ...[13, 14, 15, 16, 17].map((price) => ({
      ...{ ...sized, ...row, kind: 'agreed' as const, subtype: 'house' as const, source: 'deals' },
      price: price * 1_000_000,
    })),
  ])
  await countPrices(api)

  for (const { id } of [area, block]) {
    const { prices, city } = await readReport(id)
    const ofHomes = prices.find(({ purpose, type }) => purpose === 'sale' && type === 'residential')
    const { areas } = await readAs(api, `/api/city/${city.slug}/report`, endpoints.cityReport.answer)
    const figure = { median: ofHomes?.median, sample: ofHomes?.sample }
    expect(areas.find((one) => one.id === id)?.sale).toEqual(figure)
    const onMap = await readAs(api, `/api/areas/prices?cityId=${area.city_id}`, endpoints.areaPrices.answer)
    expect(onMap.data.find((one) => one.id === id)).toMatchObject(figure)
  }

  const { subtype_prices } = await readReport(block.id)
  const ofHouses = subtype_prices.find(({ subtype }) => subtype === 'house')
  const inMarla = Math.round((ofHouses?.median ?? 0) * home.marla_basis)
  const shown = { median: inMarla, sample: ofHouses?.sample, area: { id: block.id } }
  const { property } = await readAs(api, `/api/listings/${home.id}`, endpoints.listing.answer)
  expect(property.area_price).toMatchObject(shown)
  const compared = await readAs(api, `/api/compare?listings=${home.id}`, endpoints.compare.answer)
  expect(compared.homes[0]?.area_price).toMatchObject(shown)
})

test('staff write about an area in two languages; the page’s language decides', async () => {
  const area = await makeArea(api.database.db)
  const save = (more: object) =>
    post(
      api,
      `/api/admin/areas/${area.id}`,
      {
        name: area.name,
        kind: area.kind,
        lat: null,
        long: null,
        outline: null,
        synonyms: [],
        marla_basis: null,
        ...more,
      },
      admin,
      'PUT',
    )
  const saved = await save({ about: 'Quiet streets.\n\nOld trees.', about_ur: 'پرسکون گلیاں۔' })
  expect(saved.status, await saved.clone().text()).toBe(200)
  expect((await report(area.id)).area.about).toBe('Quiet streets.\n\nOld trees.')
  expect((await report(area.id, 'ur')).area.about).toBe('پرسکون گلیاں۔')
  await save({})
  expect((await report(area.id)).area.about).toBe('Quiet streets.\n\nOld trees.')
})

test.each(['/api/areas/2147483647/report', '/api/areas/x/report', '/api/city/atlantis/report'])(
  '%s is not found',
  async (path) => {
    expect((await api.request(path)).status).toBe(404)
  },
)
