import { afterAll, beforeAll, expect, test } from 'vitest'
import { Understood } from '#contract/search/understood.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeArea, makeCity, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const understand = (text: string, rest = '') =>
  readAs(api, `/api/listings/understand?text=${encodeURIComponent(text)}${rest}`, Understood)

test('words are read as filters, by the names in the database as they are now', async () => {
  const { db, pool } = api.database
  const multan = await makeCity(db, { name: 'Multan', lat: 30.2, long: 71.47 })
  const quetta = await makeCity(db, { name: 'Quetta', lat: 30.18, long: 66.99 })
  const [here, there] = [
    await makeArea(db, { city_id: multan.id, name: 'Zafar Colony', synonyms: ['ظفر کالونی'] }),
    await makeArea(db, { city_id: quetta.id, name: 'Zafar Colony' }),
  ]
  const dgKhan = await makeCity(db, { name: 'Dera Ghazi Khan', lat: 30.05, long: 70.63 })
  await makeProject(db, { city_id: multan.id, name: 'Multan Plaza Court' })
  const rented = await makeListing(db, { area_id: here.id, purpose: 'rent', title: 'Corner home' })
  await api.caughtUp()

  const { areaIds = [], which, ...both } = await understand('3 bed ghar zafar coloni 1.5 crore tak')
  expect(both).toEqual({ subtype: ['house'], beds: 3, maxPrice: 15_000_000 })
  expect(areaIds.toSorted((one, other) => one - other)).toEqual([here.id, there.id])
  expect(which).toEqual({
    words: ['zafar', 'coloni'],
    places: [
      { id: here.id, name: 'Zafar Colony', within: 'Multan', city_id: multan.id },
      { id: there.id, name: 'Zafar Colony', within: 'Quetta', city_id: quetta.id },
    ],
  })
  expect(await understand('ظفر کالونی ملتان')).toEqual({ cityId: multan.id, areaIds: [here.id] })
  // The city that is chosen decides, unless the words name another.
  const inQuetta = { cityId: quetta.id, areaIds: [there.id] }
  expect(await understand('zafar colony', `&cityId=${quetta.id}`)).toEqual(inQuetta)
  expect(await understand('zafar colony quetta', `&cityId=${multan.id}`)).toEqual(inQuetta)
  expect(await understand('plot multan plaza court')).toEqual({
    type: 'plot',
    unused: ['multan plaza court'],
    prefer: 'multan court',
  })
  expect(await understand('dera ghazi khan plot')).toEqual({ cityId: dgKhan.id, type: 'plot' })
  expect(await understand('plot near nowhere')).toEqual({
    ...{ type: 'plot', unused: ['nowhere'], prefer: 'nowhere' },
  })
  expect(await understand('corner villa or not')).toEqual({
    subtype: ['house'],
    features: ['corner'],
    unused: ['not'],
  })
  expect(await understand(`ID ${rented.id}`)).toEqual({ keyword: String(rented.id), purpose: 'rent' })

  await pool.query("UPDATE areas SET name = 'Hamdard Colony', synonyms = '{}' WHERE id = $1", [here.id])
  await api.caughtUp()
  expect(await understand('hamdrad colony')).toEqual({ cityId: multan.id, areaIds: [here.id] })
})

test('words that no filter says are the keyword where some listing has them, and are told of otherwise', async () => {
  const { db } = api.database
  const city = await makeCity(db, { name: 'Sibi' })
  await makeListing(db, { city_id: city.id, title: 'House by the lighthouse', subtype: 'house' })
  await api.caughtUp()
  expect(await understand('lighthouse')).toEqual({ keyword: 'lighthouse' })
  expect(await understand('house lighthouse sibi')).toEqual({
    ...{ subtype: ['house'], cityId: city.id, keyword: 'lighthouse' },
  })
  expect(await understand('house lighthouse windmill sibi')).toEqual({
    ...{ subtype: ['house'], cityId: city.id, keyword: 'lighthouse', unused: ['windmill'] },
    prefer: 'windmill',
  })
  // Where only other filters find it, it would empty the page.
  expect(await understand('shop lighthouse sibi')).toEqual({
    ...{ subtype: ['shop'], cityId: city.id, unused: ['lighthouse'], prefer: 'lighthouse' },
  })
  for (const text of ['Xylophone, "blue"', 'مکئی ۵', '99999999999999999999', 'xylophone = "blue" ;'])
    expect(await understand(text)).toEqual({ unused: [text], prefer: expect.any(String) })
  // What is not wanted ranks nothing, and neither does a word of the language.
  expect(await understand('house without basement')).not.toHaveProperty('prefer')
  expect(await understand('house near school')).toMatchObject({ unused: ['near school'], prefer: 'school' })
})

test('a name that fits too many places is searched as it is, and asks for those with most listings', async () => {
  const { db } = api.database
  const cities = [await makeCity(db), await makeCity(db)]
  const areas = []
  for (let at = 0; at < 14; at++)
    areas.push(await makeArea(db, { city_id: cities[at % 2]?.id ?? 0, name: `Mehran ${at + 1}` }))
  const [, , , , , , , last] = areas
  await makeListing(db, { area_id: last?.id ?? 0, city_id: last?.city_id ?? 0 })
  await api.caughtUp()
  const { keyword, which } = await understand('mehran')
  expect(keyword).toBe('mehran')
  expect(which?.words).toEqual(['mehran'])
  expect(which?.places).toHaveLength(6)
  expect(which?.places[0]?.id).toBe(last?.id)
  // A chosen city has fewer of them.
  expect(await understand('mehran', `&cityId=${cities[0]?.id}`)).not.toHaveProperty('which')
})

test('a text without words stays as it is, and so does a number that is looked up', async () => {
  for (const text of ['2,400', '0300 7654321']) expect(await understand(text)).not.toHaveProperty('unused')
  expect(await understand('!!!')).toEqual({ keyword: '!!!' })
  expect((await api.request('/api/listings/understand?text=+')).status).toBe(422)
})
