import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SearchAnswer } from '#contract/search/search.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeArea, makeCity, makeListing, makeProject } from '../support/factories.ts'

let api: TestApi
const named = new Map<string, number>()

beforeAll(async () => {
  api = await createTestApi()
  const { db } = api.database
  const islamabad = await makeCity(db, { name: 'Islamabad' })
  const lahore = await makeCity(db, { name: 'Lahore' })
  const area = async (city_id: number, name: string, more: { parent_id?: number; name_ur?: string } = {}) =>
    (await makeArea(db, { city_id, name, ...more })).id
  const bahria = await area(islamabad.id, 'Bahria Town')
  const phase = await area(islamabad.id, 'Phase 8', { parent_id: bahria })
  const gulberg = await area(lahore.id, 'Gulberg III')
  const sector = await area(islamabad.id, 'E-11', { name_ur: 'ای گیارہ' })
  const dha = await area(lahore.id, 'DHA Phase 6')
  const project = await makeProject(db, { city_id: islamabad.id, name: 'Margalla Heights' })
  const listings = {
    villa: { area_id: phase, title: 'Brand new corner villa', subtype: 'house' as const },
    flat: {
      area_id: sector,
      title: 'Two bed, sun all day',
      subtype: 'apartment' as const,
      project_id: project.id,
    },
    plot: { area_id: gulberg, title: '5 Marla Plot on Main Boulevard', subtype: 'residential plot' as const },
    shop: { area_id: dha, title: 'Shop near Café Zouk', subtype: 'shop' as const },
    urdu: { area_id: dha, title: 'خوبصورت مکان', subtype: 'house' as const },
    hasty: { area_id: gulberg, title: 'Hose in Bharia Twon style', subtype: 'room' as const },
  }
  for (const [name, values] of Object.entries(listings)) {
    named.set(name, (await makeListing(db, values)).id)
  }
  await makeListing(db, { area_id: phase, status: 'draft', published_at: null, title: 'Secret villa' })
  await api.caughtUp()
})
afterAll(() => api.close())

async function find(keyword: string) {
  const answer = await api.request(`/api/listings/search?keyword=${encodeURIComponent(keyword)}`)
  expect(answer.status).toBe(200)
  const { data, keyword_understood } = SearchAnswer.parse(await answer.json())
  const names = data.map(({ id }) => [...named].find(([, known]) => known === id)?.[0] ?? String(id))
  return { names: names.sort(), understood: keyword_understood }
}

describe('a keyword finds', () => {
  test.each([
    ['a society, with the phases inside it', 'bahria town', ['villa']],
    ['a phase by its own name and its society', 'Phase 8 Bahria', ['villa']],
    ['a city', 'lahore', ['hasty', 'plot', 'shop', 'urdu']],
    ['a project', 'MARGALLA heights', ['flat']],
    ['words of a title, in any order and case', 'VILLA corner', ['villa']],
    ['a kind of property', 'plot', ['plot']],
    ['a kind by the word people use', 'flat', ['flat']],
    ['the beginning of a word', 'gulb', ['hasty', 'plot']],
    ['a word without its accent', 'cafe zouk', ['shop']],
    ['a word with punctuation around it', '"villa", (corner)!', ['villa']],
    ['a sector as it is written', 'E-11', ['flat']],
    ['a sector typed together', 'e11', ['flat']],
    ['a sector typed apart', 'e 11', ['flat']],
    ['a title in Urdu', 'مکان', ['urdu']],
    ['a place by another name of it', 'defence phase 6', ['shop', 'urdu']],
    ['a place in Urdu', 'ڈی ایچ اے فیز ۶', ['shop', 'urdu']],
    ['a place by the Urdu name it was given', 'گیارہ', ['flat']],
    ['a city in Urdu, on an Arabic keyboard too', 'لاهور', ['hasty', 'plot', 'shop', 'urdu']],
    ['a city by its short form', 'isb villa', ['villa']],
    ['a sector in Urdu', 'ای 11', ['flat']],
    ['place and kind together', 'shop in dha', ['shop']],
    ['nothing that is a draft', 'secret', []],
    ['nothing for words that never stand together', 'villa gulberg', []],
    ['nothing for an unused word', 'xylophone', []],
  ])('%s: %s', async (_, keyword, names) => {
    expect(await find(keyword)).toEqual({ names, understood: null })
  })

  test.each([
    ['bahria twon', 'bahria town', ['villa']],
    ['behria town', 'bahria town', ['villa']],
    ['gulbarag', 'gulberg', ['hasty', 'plot']],
    ['گلبرک', 'گلبرگ', ['hasty', 'plot']],
    ['bahriatown', 'bahria town', ['villa']],
    ['margala hights', 'margalla heights', ['flat']],
    ['gullberg plto', 'gulberg plot', ['plot']],
    ['boulevrad', 'boulevard', ['plot']],
    ['lahor', null, ['hasty', 'plot', 'shop', 'urdu']],
    ['isalmabad', 'islamabad', ['flat', 'villa']],
  ])('what was meant by "%s"', async (keyword, understood, names) => {
    expect(await find(keyword)).toEqual({ names, understood })
  })

  test('a listing by its property ID', async () => {
    const id = named.get('shop') ?? 0
    expect((await find(String(id))).names).toContain('shop')
  })

  test('everything when it says nothing', async () => {
    expect((await find('  ')).names).toHaveLength(6)
    expect((await find('!!!')).names).toHaveLength(6)
  })
})
