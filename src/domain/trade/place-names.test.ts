import { expect, test } from 'vitest'
import { areaKind, isPartName, keyWithin, nameKey } from './place-names.ts'

test.each([
  ['G-13/4', 'g 13 4'],
  ['DHA Defence', 'Defence (DHA)'],
  ['D.H.A Phase 6', 'DHA Defence Phase-6'],
  ['Bahria Town Karachi', 'Bahria Town'],
  ['P & T Colony', 'P and T colony'],
  ['Café Road', 'CAFE ROAD'],
])('%s and %s are one name in Karachi', (one, other) => {
  expect(nameKey(one, 'Karachi')).toBe(nameKey(other, 'Karachi'))
})

test.each([
  ['DHA Phase 6', 'DHA Phase 6 Extension'],
  ['I-8', 'I-8/1'],
  ['Karachi', 'Lahore'],
])('%s and %s are two', (one, other) => {
  expect(nameKey(one, 'Karachi')).not.toBe(nameKey(other, 'Karachi'))
})

test.each([
  ['DHA Defence', 'DHA Phase 6', 'Phase 6'],
  ['Bahria Town - Sector E', 'Bahria Town - Iqbal Block', 'Iqbal Block'],
  ['Malir', 'Model Colony Malir', 'Model Colony'],
])('in %s, %s and %s are one', (parent, one, other) => {
  expect(keyWithin(parent, one, 'Karachi')).toBe(keyWithin(parent, other, 'Karachi'))
})

test('a part says nothing without its whole, a sector of Islamabad does', () => {
  for (const name of ['Block A', 'Phase 2', 'Sector 24-A', 'Precinct 12', '5', 'فیز 2'])
    expect(isPartName(name)).toBe(true)
  for (const name of ['G-13', 'G-13/4', 'Model Town', 'Iqbal Block']) expect(isPartName(name)).toBe(false)
})

test.each([
  ['DHA Defence', undefined, 'society'],
  ['DHA Phase 6', 'DHA Defence', 'phase'],
  ['DHA Phase 6 - Block C', 'DHA Phase 6', 'block'],
  ['Bahria Town - Precinct 12', 'Bahria Town Karachi', 'sector'],
  ['G-13', undefined, 'sector'],
  ['G-13/4', 'G-13', 'block'],
  ['Raiwind Road', undefined, 'road'],
  ['Eden Boulevard Housing Scheme', undefined, 'society'],
  ['Bani Gala', undefined, 'locality'],
])('%s in %s is a %s', (name, parent, kind) => {
  expect(areaKind(name, parent, 'Islamabad')).toBe(kind)
})
