import { afterAll, beforeAll, expect, test } from 'vitest'
import { MapAnswer } from '#contract/search/map-search.ts'
import { SearchAnswer } from '#contract/search/search.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeArea, makeCity, makeListing } from '../support/factories.ts'

let api: TestApi
let cityId: number
/** From the newest to the oldest. */
let plain: number
let described: number
let inUrdu: number
let titled: number
let inArea: number

const search = (query: string) => readAs(api, `/api/listings/search?cityId=${cityId}${query}`, SearchAnswer)
const ids = ({ data }: SearchAnswer) => data.map(({ id }) => id)

beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  const city = await makeCity(db)
  cityId = city.id
  const [area, other] = [
    await makeArea(db, { city_id: cityId, name: 'Lakeside' }),
    await makeArea(db, { city_id: cityId, name: 'Windmill Park' }),
  ]
  const make = async (day: number, home: Partial<Parameters<typeof makeListing>[1]>) => {
    const published_at = new Date(Date.UTC(2026, 0, day))
    return (await makeListing(db, { city_id: cityId, area_id: area.id, ...home, published_at })).id
  }
  plain = await make(9, { title: 'House', price: 1_000_000, description: 'By the unwindmilled road' })
  described = await make(8, { title: 'House', price: 2_000_000, description: 'Beside the old Windmill.' })
  inUrdu = await make(7, { title: 'House', price: 3_000_000, description_ur: 'پن چکی کے ساتھ' })
  titled = await make(6, { title: 'Windmill house', price: 4_000_000 })
  inArea = await make(5, { title: 'House', price: 5_000_000, area_id: other.id })
  await api.caughtUp()
})
afterAll(() => api.close())

test('homes with a preferred word in their title, place or description come first, and none is left out', async () => {
  const found = await search('&prefer=windmill')
  expect(ids(found)).toEqual([described, titled, inArea, plain, inUrdu])
  expect(found.preferred).toBe(3)
  expect(found.pagination.total_records).toBe(5)
  expect(ids(await search('&prefer=پن+چکی'))[0]).toBe(inUrdu)
  expect(ids(await search('&prefer=windmill+چکی'))).toEqual([described, inUrdu, titled, inArea, plain])
})

test('every page goes on where the one before ended', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => search(`&prefer=windmill&perPage=2&page=${page}`)))
  expect(pages.map(ids)).toEqual([[described, titled], [inArea, plain], [inUrdu]])
  expect(pages.map(({ preferred }) => preferred)).toEqual([3, 3, 3])
})

test('words of which no home has any, and a chosen order, change nothing', async () => {
  const usual = [plain, described, inUrdu, titled, inArea]
  for (const query of ['', '&prefer=xylophone', '&prefer=%28%5B', '&prefer=windmill&sort=price-low']) {
    const found = await search(query)
    expect(ids(found), query).toEqual(usual)
    expect(found.preferred, query).toBe(0)
  }
})

test('the map shows the same homes with and without preferred words', async () => {
  const map = (query: string) => readAs(api, `/api/listings/map?cityId=${cityId}${query}`, MapAnswer)
  expect(await map('&prefer=windmill')).toEqual(await map(''))
})
