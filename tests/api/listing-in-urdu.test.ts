/** A listing in Urdu says what was written of it in Urdu, and the rest in English. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { listingImages, listingVideos } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeArea, makeListing } from '../support/factories.ts'

const title_ur = 'ڈی ایچ اے میں 10 مرلہ کا کارنر مکان'
let api: TestApi
let ids: { both: number; english: number; titled: number }

beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  const area_id = (await makeArea(db)).id
  const texts = { title: 'Corner house', description: 'Seen by appointment.' }
  const description_ur = 'چابیاں <b>ہمارے</b> پاس ہیں۔<script>x()</script>'
  ids = {
    both: (await makeListing(db, { area_id, ...texts, title_ur, description_ur })).id,
    english: (await makeListing(db, { area_id, ...texts })).id,
    titled: (await makeListing(db, { area_id, ...texts, title_ur })).id,
  }
  await api.caughtUp()
})
afterAll(() => api.close())

const ask = async (path: string, language: string) =>
  (await api.request(path, { headers: { 'accept-language': language } })).json()

test('its page has both texts as safe HTML, each in English where it has no Urdu', async () => {
  const show = async (id: number, language = 'ur') =>
    endpoints.listing.answer.parse(await ask(`/api/listings/${id}`, language)).property
  expect(await show(ids.both)).toMatchObject({ title: title_ur, description: 'چابیاں <b>ہمارے</b> پاس ہیں۔' })
  expect(await show(ids.titled)).toMatchObject({ title: title_ur, description: 'Seen by appointment.' })
  expect(await show(ids.english)).toMatchObject({ title: 'Corner house' })
  expect(await show(ids.both, 'en')).toMatchObject({
    title: 'Corner house',
    description: 'Seen by appointment.',
  })
})

test.each([
  ['home page', '/api/listings'],
  ['search', '/api/listings/search?purpose=sale'],
])('cards of the %s are in the language of who asks, one after the other', async (_, path) => {
  const titles = async (language: string) => {
    const answer: { data: Array<{ id: number; title: string }> } = await ask(path, language)
    return new Map(answer.data.map(({ id, title }) => [id, title]))
  }
  const cardsInEnglish = await titles('en')
  const cardsInUrdu = await titles('ur')
  expect(cardsInEnglish.get(ids.both)).toBe('Corner house')
  expect(cardsInUrdu.get(ids.both)).toBe(title_ur)
  expect(cardsInUrdu.get(ids.english)).toBe('Corner house')
})

test('its pictures and films are described in Urdu, on its page and its card', async () => {
  const { db } = api.database
  const { id } = await makeListing(db)
  const box = { listing_id: id, url: 'media/a', width: 4, height: 3 }
  await db.insert(listingImages).values([
    { ...box, position: 1, alt: 'The lawn', alt_ur: 'لان' },
    { ...box, position: 2, alt: 'The gate' },
    { ...box, position: 1, role: 'floor plan', alt: 'Ground floor', alt_ur: 'گراؤنڈ فلور' },
  ])
  await db
    .insert(listingVideos)
    .values({ listing_id: id, position: 1, url: 'media/b', title: 'A walk', title_ur: 'گھر کی سیر' })
  await api.caughtUp()
  const { property } = await ask(`/api/listings/${id}`, 'ur')
  expect(property).toMatchObject({
    images: [{ alt: 'لان' }, { alt: 'The gate' }],
    floor_plans: [{ alt: 'گراؤنڈ فلور' }],
    videos: [{ title: 'گھر کی سیر' }],
    image: { alt: 'لان' },
  })
  expect((await ask(`/api/listings/${id}`, 'en')).property).toMatchObject({
    images: [{ alt: 'The lawn' }, { alt: 'The gate' }],
    videos: [{ title: 'A walk' }],
  })
})

test('the similar ones on its page are in Urdu as well', async () => {
  const { property } = endpoints.listing.answer.parse(await ask(`/api/listings/${ids.english}`, 'ur'))
  expect(property.similar.find(({ id }) => id === ids.both)?.title).toBe(title_ur)
})

test.each(['en', 'ur'])('words of either title find it, asked in %s', async (language) => {
  const found = async (keyword: string) => {
    const query = new URLSearchParams({ purpose: 'sale', keyword })
    const { data }: { data: Array<{ id: number }> } = await ask(`/api/listings/search?${query}`, language)
    return data.map(({ id }) => id).sort((one, other) => one - other)
  }
  expect(await found('corner')).toEqual([ids.both, ids.english, ids.titled])
  expect(await found('کارنر مکان')).toEqual([ids.both, ids.titled])
})

test('a changed Urdu title is searched by its new words', async () => {
  const { db, pool } = api.database
  const { id } = await makeListing(db, { title_ur: 'پرانا عنوان' })
  await pool.query("update listings set title_ur = 'نادر حویلی' where id = $1", [id])
  await api.caughtUp()
  const { data } = await ask(`/api/listings/search?keyword=${encodeURIComponent('حویلی')}`, 'ur')
  expect(data).toMatchObject([{ id, title: 'نادر حویلی' }])
})
