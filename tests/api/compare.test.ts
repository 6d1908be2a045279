import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { projects, projectUnitTypes } from '#db/schema/index.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { countPrices } from '../support/count-prices.ts'
import { makeArea, makeBookable, makeListing } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const compare = (query: string) => readAs(api, `/api/compare?${query}`, endpoints.compare.answer)

test('listings and units are compared in the order that was asked for', async () => {
  const { db } = api.database
  const area = await makeArea(db, { lat: 33.7, long: 73 })
  const one = await makeListing(db, { area_id: area.id, features: ['Corner'], lat: 33.71, long: 73 })
  const other = await makeListing(db, { area_id: area.id, floor: 3, possession: 'ready' })
  const { project } = await makeBookable(db, ['1'])
  await db.update(projects).set({ possession_on: '2027-06-01' }).where(eq(projects.id, project.id))
  const [unit] = await db.select().from(projectUnitTypes).where(eq(projectUnitTypes.project_id, project.id))
  await api.caughtUp()
  const { homes, missing, place } = await compare(
    `listings=${other.id},${one.id}&units=${unit?.id}&place=area-${area.id}`,
  )
  expect(homes).toMatchObject([
    { kind: 'listing', id: other.id, floor: 3, possession: 'ready', distance: null },
    { kind: 'listing', id: one.id, features: ['Corner'], distance: 1112, status: 'published' },
    {
      kind: 'unit',
      id: unit?.id,
      title: 'Two-bed',
      price: 18_500_000,
      possession_on: '2027-06-01',
      project: { id: project.id },
      approval: { status: 'approved', number: 'CDA/1/2025' },
      left: { available: 12, total: 40 },
    },
  ])
  expect(missing).toEqual([])
  expect(place).toEqual({ name: area.name, lat: 33.7, long: 73 })
})

test('a sold listing is marked as sold; deleted and unknown IDs are listed as missing', async () => {
  const { db } = api.database
  const sold = await makeListing(db, { status: 'sold', ended_at: new Date() })
  const draft = await makeListing(db, { status: 'draft', published_at: null })
  const { homes, missing } = await compare(`listings=${sold.id},${draft.id}&units=2147483647`)
  expect(homes).toMatchObject([{ id: sold.id, status: 'sold' }])
  expect(missing).toEqual([
    { kind: 'listing', id: draft.id },
    { kind: 'unit', id: 2_147_483_647 },
  ])
})

test('the median is that of the area, per unit of the listing’s own marla', async () => {
  const { db } = api.database
  const area = await makeArea(db)
  for (const price of [20, 25, 30, 35, 40])
    await makeListing(db, { area_id: area.id, price: price * 1_000_000 })
  const own = await makeListing(db, { area_id: area.id, price: 33_000_000 })
  await countPrices(api)
  const { homes } = await compare(`listings=${own.id}`)
  expect(homes[0]?.area_price).toMatchObject({ unit: 'marla', own: 3_300_000, median: 3_250_000, sample: 6 })
})

test('more than four, and invalid IDs or places, are refused with a sentence', async () => {
  const refused = async (query: string) => {
    const answer = await api.request(`/api/compare?${query}`)
    expect(answer.status).toBe(422)
    return (await answer.json()).error.fields
  }
  expect(await refused('listings=1,2,3,4,5')).toEqual({ listings: 'Compare at most 4 properties' })
  expect(await refused('listings=1,2,3&units=4,5')).toEqual({ units: 'Compare at most 4 properties' })
  expect(Object.keys(await refused('listings=1,x'))).toEqual(['listings'])
  expect(Object.keys(await refused('listings=1&place=home'))).toEqual(['place'])
})
