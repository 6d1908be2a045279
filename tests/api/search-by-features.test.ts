import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SearchAnswer } from '#contract/search/search.ts'
import { listingImages, listings, projects } from '#db/schema/index.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeCity, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
let city_id = 0
beforeAll(async () => {
  api = await createTestApi()
  city_id = (await makeCity(api.database.db)).id
})
afterAll(() => api.close())

async function found(query: string): Promise<number[]> {
  await api.caughtUp()
  const answer = await readAs(api, `/api/listings/search?cityId=${city_id}&${query}`, SearchAnswer)
  return answer.data.map(({ id }) => id).sort((one, other) => one - other)
}

test('a feature is found in the spellings of staff, files and titles, in both languages', async () => {
  const { db } = api.database
  const make = async (facts: Partial<typeof listings.$inferInsert>) =>
    (await makeListing(db, { city_id, title: 'House', ...facts })).id
  const named = await make({ features: ['Corner', 'Gas'] })
  const messy = await make({ features: ['CORNER PLOT', 'Sui gas available'] })
  const titled = await make({ title: 'Corner house with gas' })
  const inUrdu = await make({ title_ur: 'کارنر مکان', features: ['گیس'] })
  const without = await make({ features: ['No gas'], title: 'House, not corner' })
  expect(await found('features=corner,gas')).toEqual([named, messy, titled, inUrdu])
  await db
    .update(listings)
    .set({ features: ['Gas'] })
    .where(eq(listings.id, without))
  expect(await found('features=gas')).toEqual([named, messy, titled, inUrdu, without])
  expect(await found('features=corner')).not.toContain(without)
})

test('a listing has pictures as soon as it gets one, and an approval of its own or of its project', async () => {
  const { db } = api.database
  const { id: project_id } = await makeProject(db, { city_id, approval_status: 'in process' })
  const own = (await makeListing(db, { city_id, approval_status: 'approved' })).id
  const ofProject = (await makeListing(db, { city_id, project_id })).id
  expect(await found('approved=true')).toEqual([own])
  expect(await found('hasPictures=true')).toEqual([])
  await db.update(projects).set({ approval_status: 'approved' }).where(eq(projects.id, project_id))
  const image = { url: '/media/demo/original', alt: '', width: 4, height: 3 }
  await db.insert(listingImages).values({ listing_id: ofProject, position: 1, ...image })
  expect(await found('approved=true')).toEqual([own, ofProject])
  expect(await found('hasPictures=true')).toEqual([ofProject])
})

test('sorting by price per sq ft works across units, and a price on call comes last in both orders', async () => {
  const { db } = api.database
  const place = { city_id, purpose: 'rent' as const, size_unit: 'sqft' as const }
  const cheap = (await makeListing(db, { ...place, size_value: 1000, price: 50_000 })).id
  const dear = (await makeListing(db, { ...place, size_value: 500, price: 40_000 })).id
  const onCall = (await makeListing(db, { ...place, size_value: 100, price: 0 })).id
  const inOrder = async (sort: string) => {
    await api.caughtUp()
    const path = `/api/listings/search?cityId=${city_id}&purpose=rent&sort=${sort}`
    return (await readAs(api, path, SearchAnswer)).data.map(({ id }) => id)
  }
  expect(await inOrder('unit-price-low')).toEqual([cheap, dear, onCall])
  expect(await inOrder('unit-price-high')).toEqual([dear, cheap, onCall])
})
