import { expect, test } from 'vitest'
import { mostSavedHomes } from '#contract/saved/saved-limits.ts'
import type { HomeKey } from './home-key.ts'
import { formatSaved, parsePressed, parseSaved, type SavedHome, type SavedHomes } from './saved-format.ts'

const home = { savedAt: 1_795_600_000_000, title: 'A house', price: 20_000_000, note: 'Near the park' }
const stored = (homes: unknown, version: unknown = 1) => JSON.stringify({ version, homes })

test('written homes are read again', () => {
  const homes: SavedHomes = new Map<HomeKey, SavedHome>([
    ['listing-10590', home],
    ['project-3', { ...home, price: null, notedAt: 1_795_600_000_001 }],
  ])
  expect(parseSaved(formatSaved(homes))).toEqual(homes)
})

test.each([
  null,
  '',
  'undefined',
  '7',
  '[]',
  'null',
  '{"version":1}',
  stored([home]),
  stored(null),
  stored({ 'listing-1': home }, '1'),
  stored({ 'listing-1': home }, 0),
])('nothing is saved in %s', (text) => {
  expect(parseSaved(text)).toEqual(new Map())
})

test('invalid entries are left out, and the rest stays', () => {
  const wrong = {
    'listing-0': home,
    'listing-1x': home,
    'listing-9999999999': home,
    'agent-1': home,
    '"]{}body{': home,
    'listing-2': null,
    'listing-3': { ...home, savedAt: '2026' },
    'listing-4': { ...home, savedAt: -1 },
    'listing-5': { ...home, title: 7 },
    'listing-6': { ...home, price: 1.5 },
    'listing-7': { ...home, note: undefined },
  }
  expect([...(parseSaved(stored({ ...wrong, 'listing-8': home })) ?? [])]).toEqual([['listing-8', home]])
})

test('long texts are cut, and no more homes are read than may be saved', () => {
  const long = { ...home, title: 'x'.repeat(10_000), note: 'y'.repeat(10_000) }
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`listing-${at + 1}`, long]))
  const homes = parseSaved(stored(many))
  expect(homes?.size).toBe(mostSavedHomes)
  expect(homes?.get('listing-1')?.title).toHaveLength(300)
  expect(homes?.get('listing-1')?.note).toHaveLength(500)
})

test('data of a later version of the site is not read, so that it is not overwritten', () => {
  expect(parseSaved(stored({ 'listing-1': home }, 2))).toBeUndefined()
})

test('invalid pressed hearts are left out', () => {
  const pressed = { save: 'listing-7', title: 'A house', price: '20000000' }
  const project = { save: 'project-3', title: 'A project' }
  const wrong = [null, 7, [], { title: 'A house' }, { ...pressed, price: 'x' }, { ...pressed, price: 7 }]
  expect(parsePressed(JSON.stringify([...wrong, pressed, project]))).toEqual([pressed, project])
  for (const text of [null, '', 'nonsense', '{}', '7']) expect(parsePressed(text)).toEqual([])
})
