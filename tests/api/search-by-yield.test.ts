import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { countPrices } from '../support/count-prices.ts'
import { makeArea, makeListing } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const search = async (query: string) =>
  (await readAs(api, `/api/listings/search?${query}`, endpoints.search.answer)).data

test('the highest yield comes first and is shown, and follows the rents of other homes', async () => {
  const { db } = api.database
  const cheap = await makeArea(db)
  const dear = await makeArea(db, { city_id: cheap.city_id })
  const size = { size_value: 2000, size_unit: 'sqft', size_sqft: 2000 } as const
  const within = (area: { id: number }) => ({ ...size, city_id: cheap.city_id, area_id: area.id })
  const rent = async (area: { id: number }, perFoot: number) => {
    for (let at = 0; at < 5; at++)
      await makeListing(db, { ...within(area), purpose: 'rent', price: perFoot * 2000 })
    await countPrices(api)
  }
  const [plain, better] = [
    await makeListing(db, { ...within(cheap), price: 24_000_000 }),
    await makeListing(db, { ...within(cheap), price: 20_000_000 }),
  ]
  const best = await makeListing(db, { ...within(dear), price: 40_000_000 })
  const onCall = await makeListing(db, { ...within(cheap), price: 0 })
  const shown = async (query: string) =>
    (await search(`cityId=${cheap.city_id}&${query}`)).map(({ id, yield_percent }) => [id, yield_percent])

  await rent(cheap, 50)
  expect(await shown('sort=highest-yield')).toEqual([
    [better.id, 6],
    [plain.id, 5],
    [onCall.id, undefined],
    [best.id, undefined],
  ])
  await rent(dear, 110)
  expect(await shown('sort=highest-yield')).toEqual([
    [best.id, 6.6],
    [better.id, 6],
    [plain.id, 5],
    [onCall.id, undefined],
  ])
  expect((await shown('sort=price-high')).map(([, percent]) => percent)).toEqual(Array(4).fill(undefined))
  const rents = await search(`cityId=${cheap.city_id}&purpose=rent&sort=highest-yield`)
  expect(rents.map(({ id }) => id)).toEqual(
    (await search(`cityId=${cheap.city_id}&purpose=rent`)).map(({ id }) => id),
  )
})
