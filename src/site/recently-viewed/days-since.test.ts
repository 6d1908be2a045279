import { expect, test } from 'vitest'
import { daysSince } from './days-since.ts'

const day = 86_400_000
const now = 1_795_600_000_000

test.each<[moment: number | undefined, days: number]>([
  [undefined, 0],
  [now, 0],
  [now - day + 1, 0],
  [now - day, 1],
  [now - 3.9 * day, 3],
  [0, 90],
  [now + day, 0],
  [Number.NaN, 0],
])('of %s', (moment, days) => {
  expect(daysSince(moment, now)).toBe(days)
})
