import { expect, it } from 'vitest'
import { parseLatLong } from './lat-long.ts'

it.each([
  ['33.7294, 73.0931', { lat: 33.7294, long: 73.0931 }],
  ['33.7294,73.0931', { lat: 33.7294, long: 73.0931 }],
  [' -12 , +45.5 ', { lat: -12, long: 45.5 }],
  ['90, 180', { lat: 90, long: 180 }],
  ['0, 0', { lat: 0, long: 0 }],
  ['٣٣٫٧٢٩٤، ٧٣٫٠٩٣١', { lat: 33.7294, long: 73.0931 }],
])('"%s" is a position (S3.2)', (text, position) => {
  expect(parseLatLong(text)).toEqual(position)
})

it.each([
  '',
  '33.7294',
  '33.7294 73.0931',
  '33.7, ',
  '91, 73',
  '33, 181',
  '33, 73, 1',
  'north, east',
  '3e1, 7',
])('"%s" is no position', (text) => {
  expect(parseLatLong(text)).toBeUndefined()
})
