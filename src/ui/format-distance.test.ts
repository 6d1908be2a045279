import { expect, test } from 'vitest'
import { formatDistance } from './format-distance.ts'

test.each([
  [3, '10 m'],
  [846, '850 m'],
  [994, '990 m'],
  [996, '1 km'],
  [1_240, '1.2 km'],
  [2_960, '3 km'],
])('%i metres are said as %s', (metres, said) => {
  expect(formatDistance(metres)).toBe(said)
})
