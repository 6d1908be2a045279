import { expect, test } from 'vitest'
import { forgivingMatch } from './forgiving-match.ts'

const areas = [
  'G-13',
  'G-13/2',
  'DHA Phase 2',
  'DHA Phase 6',
  'Bahria Town',
  'Gulberg',
  'Johar Town',
  'Clifton',
]
const find = (typed: string) => forgivingMatch(areas, typed, (name) => name)

test.each([
  ['g13', ['G-13', 'G-13/2']],
  ['G 13', ['G-13', 'G-13/2']],
  ['dha', ['DHA Phase 2', 'DHA Phase 6']],
  ['phase 6', ['DHA Phase 6']],
  ['dha 6', ['DHA Phase 6']],
  ['bahria twon', ['Bahria Town']],
  ['baharia', ['Bahria Town']],
  ['town', ['Bahria Town', 'Johar Town']],
  ['gulburg', ['Gulberg']],
  ['cliftn', ['Clifton']],
  ['zzz', []],
])('%s finds %j', (typed, found) => {
  expect(find(typed)).toEqual(found)
})

test('nothing typed shows everything in its order', () => {
  expect(find('  ')).toEqual(areas)
})

test('three letters must be right, or everything would fit', () => {
  expect(find('dhb')).toEqual([])
})
