import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/api/endpoints.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeArea, makeCity, makeListing } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  const city = async (name: string) => (await makeCity(db, { name })).id
  const lahore = await city('Lahore')
  const islamabad = await city('Islamabad')
  const karachi = await city('Karachi')
  const area = async (city_id: number, name: string, parent_id: number | null = null) =>
    (await makeArea(db, { city_id, name, parent_id })).id
  const dha = await area(lahore, 'DHA Lahore')
  const phase = await area(lahore, 'DHA Phase 6', dha)
  const block = await area(lahore, 'Block C', phase)
  await area(islamabad, 'DHA Phase 2', await area(islamabad, 'DHA Islamabad'))
  const johar = await area(lahore, 'Johar Town')
  await area(karachi, 'Gulistan-e-Jauhar')
  await makeListing(db, { city_id: lahore, area_id: phase, purpose: 'sale' })
  await makeListing(db, { city_id: lahore, area_id: block, purpose: 'sale' })
  await makeListing(db, { city_id: lahore, area_id: block, purpose: 'rent' })
  await makeListing(db, { city_id: lahore, area_id: johar, purpose: 'rent' })
  await makeListing(db, { city_id: lahore, area_id: johar, purpose: 'sale', status: 'expired' })
  await api.caughtUp()
})
afterAll(() => api.close())

async function suggest(text: string, purpose?: string) {
  const query = `text=${encodeURIComponent(text)}${purpose ? `&purpose=${purpose}` : ''}`
  const found = await readAs(api, `/api/places?${query}`, endpoints.places.answer)
  return found.map(({ name, within, listing_count }) =>
    [name, within, listing_count].filter((part) => part !== null).join(' · '),
  )
}

describe('a place is suggested', () => {
  test.each([
    ['DHA Lahore', ['DHA Lahore · Lahore · 3', 'DHA Phase 6 · DHA Lahore, Lahore · 3']],
    ['defence phase 6', ['DHA Phase 6 · DHA Lahore, Lahore · 3']],
    ['phase 6 lahore', ['DHA Phase 6 · DHA Lahore, Lahore · 3']],
    ['لاہور', ['Lahore · 4', 'DHA Lahore · Lahore · 3']],
    ['lahor', ['Lahore · 4', 'DHA Lahore · Lahore · 3']],
    ['johar', ['Johar Town · Lahore · 1', 'Gulistan-e-Jauhar · Karachi · 0']],
    ['xylophone', []],
  ])('%s: %j', async (text, found) => {
    expect(await suggest(text)).toEqual(found)
  })

  test('in every city, those with the most listings first', async () => {
    const inUrdu = await suggest('ڈی ایچ اے')
    expect(inUrdu).toEqual([
      'DHA Lahore · Lahore · 3',
      'DHA Phase 6 · DHA Lahore, Lahore · 3',
      'DHA Islamabad · Islamabad · 0',
      'DHA Phase 2 · DHA Islamabad, Islamabad · 0',
    ])
    expect((await suggest('dha')).toSorted()).toEqual(inUrdu.toSorted())
  })

  test('with the listings of the purpose', async () => {
    expect(await suggest('DHA Phase 6', 'sale')).toEqual(['DHA Phase 6 · DHA Lahore, Lahore · 2'])
    expect(await suggest('DHA Phase 6', 'rent')).toEqual(['DHA Phase 6 · DHA Lahore, Lahore · 1'])
    expect(await suggest('johar town', 'sale')).toEqual(['Johar Town · Lahore · 0'])
  })

  test('by its new name as soon as it has one', async () => {
    const { db, pool } = api.database
    const area = await makeArea(db, { name: 'Oldname Colony' })
    await api.caughtUp()
    await pool.query("UPDATE areas SET name = 'Zaitoon Colony' WHERE id = $1", [area.id])
    await api.caughtUp()
    expect(await suggest('oldname')).toEqual([])
    expect(await suggest('zaytun')).toHaveLength(1)
  })
})

test.each(['', 'text=', 'text=%20', `text=${'x'.repeat(101)}`, 'text=dha&purpose=steal'])(
  '/api/places?%s is refused',
  async (query) => {
    expect((await api.request(`/api/places?${query}`)).status).toBe(422)
  },
)
