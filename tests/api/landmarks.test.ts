/** Landmarks of the map among the suggestions, and queries that name one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { type Landmarks, openLandmarks } from '#domain/landmarks/open-landmarks.ts'
import { openArchive } from '#integrations/map-tiles/archive.ts'
import { readLandmarks } from '#integrations/map-tiles/landmarks/read-landmarks.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing, makeProject } from '../support/factories.ts'
import { type MadePoint, writeLandmarks } from '../support/landmarks.ts'

const gulberg = { lat: 31.51, long: 74.34 }
const johar = { lat: 31.47, long: 74.27 }
const clifton = { lat: 24.82, long: 67.03 }

/** A point of the map so many degrees to the east of a place. */
function at(place: { lat: number; long: number }, properties: MadePoint['properties'], east = 0): MadePoint {
  return { lat: place.lat, long: place.long + east, properties }
}

const points: readonly MadePoint[] = [
  at(johar, { class: 'shop', subclass: 'mall', name: 'Emporium Mall' }),
  at(gulberg, { class: 'school', name: 'The City School' }),
  at(johar, { class: 'school', name: 'The City School' }, 0.01),
  at(clifton, { class: 'school', name: 'The City School' }),
  at(clifton, { class: 'hospital', name: 'City Hospital', 'name:ur': 'سٹی ہسپتال' }),
  at(johar, { class: 'cinema', name: 'Gulshan Cinema' }, 0.015),
  at(clifton, { class: 'hospital', name: 'Gulshan Hospital' }, 0.01),
  at(gulberg, { class: 'park', name: 'Canal Heights' }, 0.01),
  at(gulberg, { class: 'hospital', name: 'Jinnah Hospital Lahore' }, 0.012),
  at(clifton, { class: 'hospital', name: 'Jinnah Hospital' }, 0.02),
  at(gulberg, { class: 'shop', subclass: 'mall', name: 'Gulberj Mall' }, 0.013),
  at(gulberg, { class: 'university', name: 'School of Arts' }, 0.014),
  // Far from all our cities.
  at({ lat: 30.2, long: 66.99 }, { class: 'shop', subclass: 'mall', name: 'Emporium of Quetta' }),
  { ...at(gulberg, { class: 'suburb', name: 'Gulberg' }), layer: 'place' },
  { ...at(gulberg, { class: 'suburb', name: 'Garhi Shahu' }, 0.015), layer: 'place' },
]

let api: TestApi
let landmarks: Landmarks
let app: ReturnType<typeof createApi>
const ids = { lahore: 0, karachi: 0, agent: 0 }

beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  const lahore = await makeCity(db, { name: 'Lahore', name_ur: 'لاہور', lat: 31.52, long: 74.35 })
  const karachi = await makeCity(db, { name: 'Karachi', name_ur: 'کراچی', lat: 24.86, long: 67.01 })
  const area = await makeArea(db, { city_id: lahore.id, name: 'Gulberg', name_ur: 'گلبرگ', ...gulberg })
  await makeArea(db, { city_id: lahore.id, name: 'Johar Town', ...johar })
  await makeProject(db, { city_id: lahore.id, name: 'Canal Heights' })
  const agent = await makeAgent(db, { city_id: lahore.id, name: 'Asma Khan', phone: '+971501234567' })
  await makeAgent(db, { city_id: lahore.id, name: 'Past Agent', phone: '03001234567', active: false })
  await makeListing(db, { city_id: lahore.id, area_id: area.id })
  Object.assign(ids, { lahore: lahore.id, karachi: karachi.id, agent: agent.id })
  await api.caughtUp()

  const { dataDir } = api.context
  const file = writeLandmarks(dataDir, points)
  const archive = await openArchive(file)
  await archive.close()
  const { version } = archive
  const read = () =>
    readLandmarks({ file, version, folder: `${dataDir}/landmarks` }, new AbortController().signal)
  landmarks = openLandmarks(
    () => ({ version, read }),
    (error) => api.unexpected.push(error),
  )
  await landmarks.settled()
  app = createApi({ ...api.context, landmarks })
})
afterAll(() => api.close())

const asked = (language: string) => ({
  request: async (path: string) => app.request(path, { headers: { 'accept-language': language } }),
})

async function suggest(text: string, { cityId = 0, language = 'en' } = {}) {
  const path = `/api/suggestions?text=${encodeURIComponent(text)}${cityId ? `&cityId=${cityId}` : ''}`
  const found = await readAs(asked(language), path, endpoints.suggestions.answer)
  return found.map((one) =>
    'name' in one && 'within' in one ? [one.kind, one.name, one.within] : [one.kind],
  )
}

async function understand(text: string, cityId?: number, language = 'en') {
  const path = `/api/listings/understand?text=${encodeURIComponent(text)}${cityId ? `&cityId=${cityId}` : ''}`
  return readAs(asked(language), path, endpoints.understand.answer)
}

test('a landmark is suggested with its position, what it is, and the area and city around it', async () => {
  const path = '/api/suggestions?text=emporuim'
  expect(await readAs(asked('en'), path, endpoints.suggestions.answer)).toEqual([
    {
      kind: 'landmark',
      category: 'mall',
      name: 'Emporium Mall',
      within: 'Johar Town, Lahore',
      lat: expect.closeTo(johar.lat, 4),
      long: expect.closeTo(johar.long, 4),
    },
  ])
})

test('several of one name can be told apart, and those in the chosen city come first', async () => {
  const [inGulberg, inJohar, inKarachi] = [
    ['landmark', 'The City School', 'Gulberg, Lahore'],
    ['landmark', 'The City School', 'Johar Town, Lahore'],
    ['landmark', 'The City School', 'Karachi'],
  ]
  // Without a chosen city, those with listings around come first.
  expect(await suggest('city school')).toEqual([inGulberg, inJohar, inKarachi])
  expect((await suggest('city school', { cityId: ids.karachi }))[0]).toEqual(inKarachi)
  expect(await suggest('city school johar')).toEqual([inJohar])
})

test('a big landmark comes before a small one, unless the small one has listings around', async () => {
  const names = async (cityId: number) => (await suggest('gulshan', { cityId })).map(([, name]) => name)
  expect(await names(ids.karachi)).toEqual(['Gulshan Hospital', 'Gulshan Cinema'])
  expect(await names(0)).toEqual(['Gulshan Cinema', 'Gulshan Hospital'])
})

test('an area of ours is not suggested a second time as a neighbourhood of the map', async () => {
  expect(await suggest('gulberg')).toEqual([['area', 'Gulberg', 'Lahore']])
  expect(await suggest('garhi shahu')).toEqual([['landmark', 'Garhi Shahu', 'Gulberg, Lahore']])
})

test('the word for a kind of landmark means those before whatever is named so', async () => {
  const schools = ['The City School', 'The City School', 'School of Arts', 'The City School']
  for (const text of ['school', 'سکول'])
    expect((await suggest(text)).map(([, name]) => name)).toEqual(schools)
})

test('a kind of which a name has the text comes before one that only resembles it', async () => {
  const kinds = async (text: string) => (await suggest(text)).map(([kind]) => kind)
  expect(await kinds('gulberj')).toEqual(['landmark', 'area'])
  expect(await kinds('gulberg')).toEqual(['area'])
})

test('Urdu pages show Urdu names, and find a landmark by either', async () => {
  for (const text of ['سٹی ہسپتال', 'city hospital'])
    expect(await suggest(text, { language: 'ur' })).toEqual([['landmark', 'سٹی ہسپتال', 'کراچی']])
})

test('a text that is the name of a landmark means the search near it', async () => {
  expect(await understand('emporium mall')).toEqual({
    near: '31.47,74.27,2',
    nearName: 'Emporium Mall, Lahore',
  })
  expect(await understand('سٹی ہسپتال', undefined, 'ur')).toMatchObject({ nearName: 'سٹی ہسپتال، کراچی' })
  expect(await understand('the city school', ids.karachi)).toMatchObject({
    nearName: 'The City School, Karachi',
  })
  expect(await understand('jinnah hospital lahore')).toMatchObject({ nearName: 'Jinnah Hospital Lahore' })
  expect(await understand('jinnah hospital', ids.lahore)).toMatchObject({
    nearName: 'Jinnah Hospital Lahore',
  })
  expect(await understand('jinnah hospital karachi')).toMatchObject({ nearName: 'Jinnah Hospital, Karachi' })
})

test('a text that names several landmarks, a project without listings, or a landmark in part is no search near one', async () => {
  for (const text of ['the city school', 'jinnah hospital', 'canal heights', 'emporium'])
    expect(await understand(text)).toEqual({ unused: [text], prefer: expect.any(String) })
  expect(await understand('gulberg')).toMatchObject({ cityId: ids.lahore })
})

test('the phone number of an agent means the agent, however it is written', async () => {
  for (const text of ['+971 50 123 4567', '00971501234567', '۰۰۹۷۱-۵۰-۱۲۳۴۵۶۷']) {
    expect(await understand(text)).toEqual({ agentId: ids.agent })
    expect(await suggest(text)).toEqual([['agent']])
  }
  expect(await understand('0300 1234567')).toEqual({ keyword: '0300 1234567' })
  expect(await suggest('0300 1234567')).toEqual([])
})

test('without a map file, and while one is being read, there are no landmarks and no errors', async () => {
  const without = { request: async (path: string) => api.request(path) }
  expect(await readAs(without, '/api/suggestions?text=emporium', endpoints.suggestions.answer)).toEqual([])
  const other = openLandmarks(
    () => undefined,
    (error) => api.unexpected.push(error),
  )
  await other.settled()
  expect([other.now, other.isReading]).toEqual([undefined, false])
  expect(api.unexpected).toEqual([])
})

test('another map file replaces the former one, and a broken one is reported once', async () => {
  const troubles: unknown[] = []
  const named = (name: string) => [{ ...gulberg, kind: 'mall' as const, name, nameUr: '' }]
  const sources = {
    first: { version: 'first', read: async () => named('First Mall') },
    second: { version: 'second', read: async () => named('Second Mall') },
    broken: { version: 'broken', read: () => Promise.reject(new Error('broken')) },
  }
  let current: keyof typeof sources = 'first'
  const followed = openLandmarks(
    () => sources[current],
    (error) => troubles.push(error),
  )
  const find = (text: string) => followed.now?.find(text, () => []).length
  await followed.settled()
  expect(find('first mall')).toBe(1)
  current = 'second'
  expect([followed.now, followed.isReading]).toEqual([undefined, true])
  await followed.settled()
  expect([find('first mall'), find('second mall')]).toEqual([0, 1])
  current = 'broken'
  await followed.settled()
  await followed.settled()
  expect([followed.now, troubles.length]).toEqual([undefined, 1])
})
