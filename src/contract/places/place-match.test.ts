import { expect, test } from 'vitest'
import { matchPlaces, placeKeys } from './place-match.ts'

const dha = ['ڈی ایچ اے', 'defence']
const areas = [
  { name: 'G-13', around: ['Islamabad'] },
  { name: 'G-13/2', around: ['G-13', 'Islamabad'] },
  { name: 'DHA Phase 2', synonyms: [...dha, 'ڈی ایچ اے فیز 2'], around: ['DHA Islamabad', 'Islamabad'] },
  { name: 'DHA Phase 6', synonyms: [...dha, 'ڈی ایچ اے فیز 6'], around: ['DHA Lahore', 'Lahore'] },
  { name: 'DHA Lahore', synonyms: [...dha, 'ڈی ایچ اے لاہور'], around: ['Lahore'] },
  { name: 'Bahria Town', around: ['Rawalpindi'] },
  { name: 'Gulberg', around: ['Lahore'] },
  { name: 'Johar Town', around: ['Lahore'] },
  { name: 'Clifton', around: ['Karachi'] },
].map((area) => ({ name: area.name, keys: placeKeys(area) }))

const find = (typed: string) => matchPlaces(areas, typed, ({ keys }) => keys).map(({ name }) => name)

test.each([
  ['g13', ['G-13', 'G-13/2']],
  ['G 13', ['G-13', 'G-13/2']],
  ['جی ۱۳', []],
  ['dha', ['DHA Phase 2', 'DHA Phase 6', 'DHA Lahore']],
  ['DHA Lahore', ['DHA Lahore', 'DHA Phase 6']],
  ['phase 6', ['DHA Phase 6']],
  ['dha 6', ['DHA Phase 6']],
  ['defence phase 6', ['DHA Phase 6']],
  ['phase 6 lahore', ['DHA Phase 6']],
  ['ڈی ایچ اے', ['DHA Phase 2', 'DHA Phase 6', 'DHA Lahore']],
  ['ڈی ایچ اے فیز ۶', ['DHA Phase 6']],
  ['lahore', ['DHA Lahore']],
  ['bahria twon', ['Bahria Town']],
  ['baharia', ['Bahria Town']],
  ['behria town pindi', []],
  ['behria town rawalpindi', ['Bahria Town']],
  ['بحریہ', ['Bahria Town']],
  ['town', ['Bahria Town', 'Johar Town']],
  ['gulburg', ['Gulberg']],
  ['گلبرگ', ['Gulberg']],
  ['jauhar', ['Johar Town']],
  ['cliftn', ['Clifton']],
  ['zzz', []],
  ['dhb', []],
])('%s finds %j', (typed, found) => {
  expect(find(typed)).toEqual(found)
})

test('nothing typed shows everything in its order', () => {
  expect(find('  ')).toEqual(areas.map(({ name }) => name))
})
