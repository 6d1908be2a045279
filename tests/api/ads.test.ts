/** Ad campaigns from the admin app to the pages, and their counts. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addressHeader } from '#api/sender.ts'
import { AdSlotData, AdsAnswer } from '#contract/ads/ads.ts'
import { adCampaigns, auditLog } from '#db/schema/index.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { daysAgo, stopAtNoon } from '../support/days.ts'
import { makeCity, makeListing } from '../support/factories.ts'
import { photo, storeBytes } from '../support/pictures.ts'
import { type Colleague, post, signedIn } from '../support/staff.ts'

let api: TestApi
let manager: Colleague
let image: string
beforeAll(async () => {
  api = await createTestApi()
  manager = await signedIn(api, 'manager')
  image = (await storeBytes(api.context, await photo(80, 60))).address
  stopAtNoon()
})
beforeEach(async () => {
  await api.database.db.delete(adCampaigns)
  await api.caughtUp()
})
afterAll(async () => {
  vi.useRealTimers()
  expect(api.unexpected).toEqual([])
  await api.close()
})

const dayFromToday = (days: number) => daysAgo(-days)
const fields = (changes: object = {}) => ({
  name: 'Summer',
  advertiser: 'Orchard Homes',
  placements: ['home_band', 'search_cards'],
  starts_on: dayFromToday(-1),
  ends_on: null,
  cities: [],
  purposes: [],
  types: [],
  weight: 1,
  cap: null,
  image,
  alt: 'A tower at dusk',
  headline: 'Flats by the park',
  text: 'From 1.2 Crore.',
  link: '/projects',
  shown: true,
  ...changes,
})
const path = '/api/admin/ad-campaigns'
const send = (body: object, at = path, method = 'POST') => post(api, at, body, manager, method)

async function made(changes: object = {}): Promise<{ id: number; version: number }> {
  const answer = await send(fields(changes))
  const { data } = await answer.json()
  expect(answer.status, JSON.stringify(data)).toBe(200)
  await api.caughtUp()
  return data
}

const shownAt = async (query: string) =>
  (await readAs(api, `/api/ads/candidates?${query}`, AdsAnswer)).ads.map(({ id }) => id)
const room = async (query: string) => (await readAs(api, `/api/ads/room?placement=${query}`, AdSlotData)).room

test('a campaign is shown in its places and in no other', async () => {
  const { id } = await made()
  expect(await shownAt('placement=home_band')).toEqual([id])
  expect(await shownAt('placement=search_cards&purpose=rent')).toEqual([id])
  expect(await shownAt('placement=listing_side')).toEqual([])
  expect(await room('home_band')).toBe(true)
  expect(await room('listing_side')).toBe(false)
  expect((await api.request('/api/ads/candidates?placement=footer')).status).toBe(422)
})

test('Urdu pages get the campaigns that have Urdu, and others only where there are none, whole in English', async () => {
  const inUrdu = async () => {
    const asked = { headers: { 'accept-language': 'ur' } }
    const answer = await api.request('/api/ads/candidates?placement=home_band', asked)
    return AdsAnswer.parse(await answer.json()).ads
  }
  const { id: english } = await made({ alt_ur: 'ٹاور' })
  expect(await inUrdu()).toMatchObject([
    { id: english, headline: 'Flats by the park', text: 'From 1.2 Crore.', alt: 'A tower at dusk' },
  ])
  const { id: both } = await made({
    headline_ur: 'پارک کے ساتھ اپارٹمنٹ',
    text_ur: '1.2 کروڑ سے۔',
    alt_ur: 'شام کے وقت ٹاور',
  })
  expect(await inUrdu()).toMatchObject([
    { id: both, headline: 'پارک کے ساتھ اپارٹمنٹ', text: '1.2 کروڑ سے۔', alt: 'شام کے وقت ٹاور' },
  ])
  expect((await shownAt('placement=home_band')).toSorted()).toEqual([english, both].toSorted())
})

test('a text in Urdu needs its headline in Urdu', async () => {
  const answer = await send(fields({ text_ur: '1.2 کروڑ سے۔' }))
  expect(answer.status).toBe(422)
  expect(JSON.stringify(await answer.json())).toContain('headline_ur')
})

test('a campaign for a city, a purpose and a type is shown where just those were chosen', async () => {
  const city = await makeCity(api.database.db)
  const { id } = await made({ cities: [city.id], purposes: ['sale'], types: ['plot'] })
  const where = (changes: Record<string, string> = {}) =>
    shownAt(
      String(
        new URLSearchParams({
          placement: 'search_cards',
          city: String(city.id),
          purpose: 'sale',
          type: 'plot',
          ...changes,
        }),
      ),
    )
  expect(await where()).toEqual([id])
  expect(await where({ city: String(city.id + 1) })).toEqual([])
  expect(await where({ city: '' })).toEqual([])
  expect(await where({ purpose: 'rent' })).toEqual([])
  expect(await where({ type: 'commercial' })).toEqual([])
  expect(await shownAt('placement=home_band')).toEqual([])
  // The page of a listing asks by its number.
  const plot = await makeListing(api.database.db, {
    city_id: city.id,
    purpose: 'sale',
    subtype: 'residential plot',
  })
  const house = await makeListing(api.database.db, { city_id: city.id, purpose: 'sale' })
  expect(await room(`search_cards&listing=${plot.id}`)).toBe(true)
  expect(await room(`search_cards&listing=${house.id}`)).toBe(false)
  expect(await room('search_cards&listing=999999')).toBe(false)
})

test('a campaign runs from its first to its last day, while it is switched on and kept', async () => {
  await made({ starts_on: dayFromToday(1) })
  await made({ starts_on: dayFromToday(-9), ends_on: dayFromToday(-1) })
  await made({ shown: false })
  expect(await room('home_band')).toBe(false)
  const { id } = await made({ starts_on: dayFromToday(0), ends_on: dayFromToday(0) })
  expect(await shownAt('placement=home_band')).toEqual([id])
  expect((await send({ archived: true }, `${path}/${id}/archive`)).status).toBe(200)
  await api.caughtUp()
  expect(await room('home_band')).toBe(false)
})

test('a change applies immediately, in the old places and in the new ones', async () => {
  const { id, version } = await made({ placements: ['home_band'] })
  const changed = fields({ placements: ['listing_side'], headline: 'Now in Lahore', version })
  expect((await send(changed, `${path}/${id}`, 'PUT')).status).toBe(200)
  await api.caughtUp()
  expect(await room('home_band')).toBe(false)
  expect(await shownAt('placement=listing_side')).toEqual([id])
  expect((await send(changed, `${path}/${id}`, 'PUT')).status).toBe(409)
  const log = await api.database.db.select().from(auditLog)
  expect(
    log.filter(({ entity, entity_id }) => entity === 'ad campaign' && entity_id === String(id)),
  ).toHaveLength(2)
})

test('the answer about an ad slot has the tag of its placement', async () => {
  const input = { params: {}, query: { placement: 'home_band' } }
  const answer = await api.read('adSlot', input, 'test')
  expect(answer.tags).toEqual(['ads:home_band'])
})

test('contradictory values are refused at their field', async () => {
  const wrong = async (changes: object) => {
    const answer = await send(fields(changes))
    expect(answer.status).toBe(422)
    return Object.keys((await answer.json()).error.fields)
  }
  expect(await wrong({ ends_on: dayFromToday(-3) })).toEqual(['ends_on'])
  expect(await wrong({ placements: ['home_band'], purposes: ['sale'] })).toEqual(['placements'])
  expect(await wrong({ placements: [] })).toEqual(['placements'])
  expect(await wrong({ cities: [999_999] })).toEqual(['cities'])
  for (const link of ['/\\evil.example', '//evil.example']) expect(await wrong({ link })).toEqual(['link'])
  expect(await wrong({ link: 'javascript:alert(1)', weight: 0, cap: 1.5, image: null })).toEqual(
    expect.arrayContaining(['link', 'weight', 'cap', 'image']),
  )
})

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' }
const tell = async (id: number, event: string, headers: Record<string, string> = {}) =>
  (
    await api.request('/api/ads/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...phone, ...headers },
      body: JSON.stringify({ id, event }),
    })
  ).status
const numbers = async (id: number) => {
  await api.context.counts.save()
  const answer = await api.request(`${path}/${id}/days`, { headers: manager })
  const { data } = await answer.json()
  expect(data).toHaveLength(30)
  const { seen, clicked } = data.at(-1)
  return { seen, clicked }
}

test('views and clicks are counted by the day, and shown in the admin app', async () => {
  const { id } = await made()
  for (const event of ['seen', 'seen', 'clicked']) expect(await tell(id, event)).toBe(204)
  expect(await numbers(id)).toEqual({ seen: 2, clicked: 1 })
  const { data } = await (await api.request(path, { headers: manager })).json()
  expect(data).toEqual([expect.objectContaining({ id, seen: 2, clicked: 1 })])
  expect((await api.request(`${path}/999999/days`, { headers: manager })).status).toBe(404)
})

test('visitors who opt out, programs and made-up campaigns are not counted', async () => {
  const { id } = await made()
  await tell(id, 'seen', { 'sec-gpc': '1' })
  await tell(id, 'seen', { dnt: '1' })
  await tell(id, 'seen', { 'user-agent': 'Googlebot/2.1' })
  await tell(999_999, 'seen')
  expect(await tell(id, 'bought')).toBe(422)
  expect(await tell(id, 'seen', { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await numbers(id)).toEqual({ seen: 0, clicked: 0 })
})

test('one address cannot inflate the numbers', async () => {
  const { id } = await made()
  const other = await made()
  const from = (address: string) => ({ [addressHeader]: address })
  for (let time = 0; time < 50; time += 1) await tell(id, 'clicked', from('192.0.2.1'))
  await tell(id, 'clicked', from('192.0.2.2'))
  await tell(other.id, 'clicked', from('192.0.2.1'))
  expect(await numbers(id)).toEqual({ seen: 0, clicked: 21 })
  expect(await numbers(other.id)).toEqual({ seen: 0, clicked: 1 })
})
