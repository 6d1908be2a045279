import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
let listingId = 0
let draftId = 0
beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  const city_id = (await makeCity(db, { name: 'Lahore', name_ur: 'لاہور' })).id
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

async function suggest(text: string, language = 'en') {
  const path = `/api/suggestions?text=${encodeURIComponent(text)}`
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

test('an unknown text has no suggestions', async () => {
  const path = '/api/suggestions?text=xylophone'
  expect(await readAs(api, path, endpoints.suggestions.answer)).toEqual([])
  expect((await api.request('/api/suggestions?text=')).status).toBe(422)
})
