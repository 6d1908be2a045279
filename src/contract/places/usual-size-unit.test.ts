import { expect, test } from 'vitest'
import { usualSizeUnit } from './usual-size-unit.ts'

test.each([
  ['', 'residential', '', 'sqft'],
  ['Lahore', 'residential', '', 'marla'],
  ['Islamabad', 'plot', 'residential plot', 'marla'],
  ['Karachi', 'residential', 'house', 'sqyd'],
  ['Hyderabad', 'plot', '', 'sqyd'],
  ['Karachi', 'residential', 'apartment', 'sqft'],
  ['Lahore', 'commercial', '', 'sqft'],
  ['Peshawar', 'commercial', 'warehouse', 'sqft'],
  ['Peshawar', 'residential', 'upper portion', 'marla'],
])('in %j, %s, %j sizes are given in %s', (city, type, subtype, unit) => {
  expect(usualSizeUnit({ city, type, subtype })).toBe(unit)
})
