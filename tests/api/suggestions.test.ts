import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
let listingId = 0
let draftId = 0
let otherCityId = 0
beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  const city_id = (await makeCity(db, { name: 'Lahore', name_ur: 'لاہور' })).id
  otherCityId = (await makeCity(db, { name: 'Quetta', name_ur: 'کوئٹہ' })).id
  await makeArea(db, { city_id, name: 'Samungli Colony' })
  await makeArea(db, { city_id: otherCityId, name: 'New Samungli Colony' })
  const area_id = (await makeArea(db, { city_id, name: 'Gulberg', name_ur: 'گلبرگ' })).id
  await makeProject(db, { city_id, area_id, name: 'Gulberg Heights', name_ur: 'گلبرگ ہائٹس' })
  await makeProject(db, { city_id, name: 'Gulberg Hidden', shown: false })
  await makeAgent(db, { city_id, name: 'Gul Sheikh', title: 'Senior agent' })
  await makeAgent(db, { city_id, name: 'Gul Past', active: false })
  listingId = (await makeListing(db, { city_id, area_id, title: 'House by the canal' })).id
  draftId = (await makeListing(db, { city_id, area_id, status: 'draft', published_at: null })).id
  await api.caughtUp()
})
afterAll(() => api.close())

async function suggest(text: string, language = 'en', cityId?: number) {
  const query = new URLSearchParams({ text, ...(cityId !== undefined && { cityId: String(cityId) }) })
  const path = `/api/suggestions?${query}`
  const answer = await api.request(path, { headers: { 'accept-language': language } })
  const found = endpoints.suggestions.answer.parse(await answer.json())
  return found.map((one) => [
    one.kind,
    'name' in one ? one.name : one.title,
    'within' in one ? one.within : '',
  ])
}

test('places come first, then published projects and active agents', async () => {
  expect(await suggest('gul')).toEqual([
    ['area', 'Gulberg', 'Lahore'],
    ['project', 'Gulberg Heights', 'Gulberg, Lahore'],
    ['agent', 'Gul Sheikh', ''],
  ])
})

test('an Urdu text has the same suggestions, and Urdu pages show Urdu names', async () => {
  expect(await suggest('گلبرگ ہائٹس', 'ur')).toEqual([
    ['project', 'گلبرگ ہائٹس', expect.stringContaining('لاہور')],
  ])
})

test('a number suggests the listing with this ID, if it is on the site', async () => {
  expect(await suggest(`ID ${listingId}`)).toEqual([['listing', 'House by the canal', expect.any(String)]])
  expect(await suggest(String(draftId))).toEqual([])
})

test('a text that is understood as a search suggests that search, in the language of the page', async () => {
  const search = await suggest('10 marla house in lahore under 2 crore')
  expect(search).toContainEqual(['search', 'Houses for sale in Lahore · Up to 2 Crore · 10 Marla', ''])
  const inUrdu = await suggest('لاہور میں 10 مرلہ گھر', 'ur')
  expect(inUrdu).toContainEqual(['search', expect.stringMatching(/^لاہور میں .*10 مرلہ/), ''])
  expect(await suggest('lahore')).not.toContainEqual(['search', expect.anything(), ''])
})

test('places in the chosen city come before those of other cities', async () => {
  const names = async (cityId?: number) => (await suggest('samungli', 'en', cityId)).map(([_, name]) => name)
  expect(await names()).toEqual(['Samungli Colony', 'New Samungli Colony'])
  expect(await names(otherCityId)).toEqual(['New Samungli Colony', 'Samungli Colony'])
})

test('an unknown text has no suggestions', async () => {
  const path = '/api/suggestions?text=xylophone'
  expect(await readAs(api, path, endpoints.suggestions.answer)).toEqual([])
  expect((await api.request('/api/suggestions?text=')).status).toBe(422)
})
