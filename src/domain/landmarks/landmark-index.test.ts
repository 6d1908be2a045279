import { expect, test } from 'vitest'
import type { LandmarkKind } from '#contract/places/landmark-kinds.ts'
import { LandmarkIndex } from './landmark-index.ts'

const at = { lat: 31.5, long: 74.3 }
const named = (name: string, kind: LandmarkKind = 'hospital', nameUr = '') => ({ ...at, kind, name, nameUr })

const index = await LandmarkIndex.of([
  named('Shaukat Khanum Memorial Cancer Hospital'),
  named('Jinnah Hospital Lahore'),
  named('Emporium Mall', 'mall'),
  named('Daewoo Bus Terminal', 'station'),
  named('The City School', 'school'),
  named('', 'mosque', 'جامع مسجد نور'),
  named('Market', 'market'),
])

const find = (text: string, around: readonly string[] = []) =>
  index.find(text, () => around).map(({ landmark }) => landmark.name || landmark.nameUr)

test.each([
  ['the beginning of a name', 'shaukat kh', 'Shaukat Khanum Memorial Cancer Hospital'],
  ['words of a name with others between', 'daewoo terminal', 'Daewoo Bus Terminal'],
  ['a letter too many', 'shaukat khannum', 'Shaukat Khanum Memorial Cancer Hospital'],
  ['two letters swapped', 'emporuim', 'Emporium Mall'],
  ['a letter missing', 'jinah hospital', 'Jinnah Hospital Lahore'],
  ['an Urdu spelling of an English name', 'جناح ہسپتال', 'Jinnah Hospital Lahore'],
  ['the Urdu name', 'مسجد نور', 'جامع مسجد نور'],
  ['a name without its article', 'city school', 'The City School'],
])('a landmark is found by %s', (_how, text, name) => {
  expect(find(text)).toEqual([name])
})

test('a landmark is found with a place around it, but not by that place alone', () => {
  expect(find('city school gulberg', ['Gulberg', 'Lahore'])).toEqual(['The City School'])
  expect(find('gulberg', ['Gulberg', 'Lahore'])).toEqual([])
})

test('one with the name as it is typed is better than one that contains it', async () => {
  const two = await LandmarkIndex.of([named('Liberty Market', 'market'), named('Liberty', 'cinema')])
  const ranks = Object.fromEntries(
    two.find('liberty', () => []).map(({ landmark, rank }) => [landmark.name, rank]),
  )
  expect(ranks.Liberty).toBeLessThan(ranks['Liberty Market'] ?? 0)
})

test('names that say only what something is, short texts and unknown ones find nothing', () => {
  for (const text of ['market', 'je', 'xylophone', '!!!']) expect(find(text)).toEqual([])
})

test('of hundreds that have the text, the preferred ones are among those that are found', async () => {
  const many = Array.from({ length: 300 }, (_, number) => named(`Masjid ${number}`, 'mosque'))
  const mosques = await LandmarkIndex.of(many)
  const last = ({ name }: { name: string }) => name === 'Masjid 299'
  const found = mosques.find('masjid', () => [], last).map(({ landmark }) => landmark.name)
  expect(found).toContain('Masjid 299')
  expect(found.length).toBeLessThan(300)
})

test('one place on the map twice is one landmark, the same name elsewhere another', async () => {
  const twice = await LandmarkIndex.of([
    named('The City School', 'school'),
    { ...named('City School, The', 'university'), lat: 31.501 },
    { ...named('The City School', 'university'), lat: 31.502 },
    { ...named('The City School', 'school'), lat: 31.6 },
  ])
  expect(
    twice.find('the city school', () => []).map(({ landmark }) => [landmark.kind, landmark.lat]),
  ).toEqual(
    expect.arrayContaining([
      ['university', 31.502],
      ['school', 31.6],
    ]),
  )
  expect(twice.size).toBe(3)
})
