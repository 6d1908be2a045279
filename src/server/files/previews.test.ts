import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#agency'
import { jobs, listingImages, listings } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '#tests/support/api.ts'
import { makeArea, makeJob, makeListing, makeProject } from '#tests/support/factories.ts'
import { blue, colourAt, plain, storeBytes } from '#tests/support/pictures.ts'
import { createPreviews, isPreview, type Previews } from './previews.ts'

let api: TestApi
let previews: Previews
beforeAll(async () => {
  api = await createTestApi()
  previews = createPreviews(api.context)
})
afterAll(() => api.close())

async function preview(path: string): Promise<Buffer> {
  const answer = await previews.answer(`/media/preview/${path}`)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  return Buffer.from(await answer.arrayBuffer())
}

test('a listing’s preview has its photograph, and changes with its price', async () => {
  const { db } = api.database
  const { id } = await makeListing(db, { price: 27_500_000 })
  const photo = await storeBytes(api.context, await plain(1600, 1200, blue).jpeg().toBuffer())
  const { address, width, height } = photo
  await db.insert(listingImages).values({ listing_id: id, position: 1, url: address, alt: '', width, height })

  const first = await preview(`listing/${id}.jpg`)
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const above = await colourAt(first, 0.5, 0.3)
  expect(above.b).toBeGreaterThan(150)
  expect(await colourAt(first, 0.99, 0.97)).toEqual({ r: 255, g: 255, b: 255 })
  expect((await preview(`listing/${id}.jpg?v=2`)).equals(first)).toBe(true)

  await db.update(listings).set({ price: 31_000_000 }).where(eq(listings.id, id))
  expect((await preview(`listing/${id}.jpg`)).equals(first)).toBe(false)
})

test('a listing’s preview in Urdu has its words in Urdu', async () => {
  const { id } = await makeListing(api.database.db, { price: 27_500_000 })
  const urdu = await preview(`ur/listing/${id}.jpg`)
  expect(await sharp(urdu).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(urdu.equals(await preview(`listing/${id}.jpg`))).toBe(false)
  // They begin at the right, where English has nothing below the agency's name.
  const words = { left: 900, top: 560, width: 250, height: 60 }
  const isEmpty = async (drawn: Buffer) => {
    const { channels } = await sharp(await sharp(drawn).extract(words).toBuffer()).stats()
    return channels.every(({ stdev }) => stdev < 2)
  }
  expect([await isEmpty(urdu), await isEmpty(await preview(`listing/${id}.jpg`))]).toEqual([false, true])
})

test('a listing is a portrait picture as well, with its photograph and its words below', async () => {
  const { db } = api.database
  const { id } = await makeListing(db, { price: 27_500_000 })
  const photo = await storeBytes(api.context, await plain(1600, 1200, blue).jpeg().toBuffer())
  const { address, width, height } = photo
  await db.insert(listingImages).values({ listing_id: id, position: 1, url: address, alt: '', width, height })
  const drawn = await preview(`status/${id}.jpg`)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 })
  expect((await colourAt(drawn, 0.5, 0.3)).b).toBeGreaterThan(150)
  expect(await colourAt(drawn, 0.99, 0.97)).toEqual({ r: 255, g: 255, b: 255 })
  expect((await preview(`ur/status/${id}.jpg`)).equals(drawn)).toBe(false)
  await db.update(listings).set({ price: 31_000_000 }).where(eq(listings.id, id))
  expect((await preview(`status/${id}.jpg`)).equals(drawn)).toBe(false)
})

test('whatever a project is called, its words are drawn inside the picture, as words', async () => {
  const names = ['<b>Palm & Court</b>', 'The Grandest Residences of the Northern Hills, Phase Four, Block C']
  for (const name of names) {
    const { id } = await makeProject(api.database.db, { name, image: 'https://elsewhere.example/a.jpg' })
    const drawn = await preview(`project/${id}.jpg`)
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(await colourAt(drawn, 0.005, 0.9)).toEqual({ r: 255, g: 255, b: 255 })
  }
})

test('a job’s preview has its title and city, in the language of the page', async () => {
  const { db } = api.database
  const { id } = await makeJob(db, { title: 'Sales executive', title_ur: 'سیلز ایگزیکٹو' })
  const drawn = await preview(`job/${id}.jpg`)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect((await preview(`ur/job/${id}.jpg`)).equals(drawn)).toBe(false)
  await db.update(jobs).set({ title: 'Sales manager' }).where(eq(jobs.id, id))
  expect((await preview(`job/${id}.jpg`)).equals(drawn)).toBe(false)
})

test('an area’s preview has a photograph of one of its homes, and counts what is on offer', async () => {
  const { db } = api.database
  const area = await makeArea(db)
  const empty = await preview(`area/${area.id}.jpg`)
  const block = await makeArea(db, { city_id: area.city_id, parent_id: area.id })
  const home = await makeListing(db, { city_id: area.city_id, area_id: block.id })
  const photo = await storeBytes(api.context, await plain(1500, 1200, blue).jpeg().toBuffer())
  const { address, width, height } = photo
  await db
    .insert(listingImages)
    .values({ listing_id: home.id, position: 1, url: address, alt: '', width, height })
  const offered = await preview(`area/${area.id}.jpg`)
  expect((await colourAt(offered, 0.5, 0.3)).b).toBeGreaterThan(150)
  expect((await colourAt(empty, 0.5, 0.3)).r).toBeGreaterThan(200)
  expect((await preview(`ur/area/${area.id}.jpg`)).equals(offered)).toBe(false)
  await makeListing(db, { city_id: area.city_id, area_id: area.id, published_at: new Date('2020-01-01') })
  expect((await preview(`area/${area.id}.jpg`)).equals(offered)).toBe(false)
})

test('the agency has one of its own, in its colour', async () => {
  const line = await colourAt(await preview('site.jpg'), 0.5, 0.724)
  const hex = [line.r, line.g, line.b].map((part) => part.toString(16).padStart(2, '0')).join('')
  expect(Number.parseInt(hex.slice(2, 4), 16)).toBeCloseTo(
    Number.parseInt(agency.brandColour.slice(3, 5), 16),
    -1,
  )
})

test('a draft, a hidden project and an unknown ID have none', async () => {
  const { db } = api.database
  const draft = await makeListing(db, { status: 'draft', published_at: null })
  const hidden = await makeProject(db, { shown: false })
  for (const path of [
    `listing/${draft.id}`,
    `status/${draft.id}`,
    `project/${hidden.id}`,
    'listing/999999999',
    'job/999999999',
    'area/999999999',
  ]) {
    expect((await previews.answer(`/media/preview/${path}.jpg`)).status).toBe(404)
  }
  for (const path of ['listing/0.jpg', 'agent/1.jpg', 'listing/1.png', '../site.jpg']) {
    expect(isPreview(`/media/preview/${path}`), path).toBe(false)
  }
})
