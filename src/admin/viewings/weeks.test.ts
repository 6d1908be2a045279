import { expect, test } from 'vitest'
import { daysOf, mondayOf } from './weeks.ts'

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-02', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('a week has seven days, over the end of a month', () => {
  expect(daysOf('2026-11-30')).toEqual(['2026-11-30', ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)])
})
