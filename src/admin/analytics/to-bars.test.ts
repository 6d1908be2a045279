import { expect, it } from 'vitest'
import { changeSince, toBars } from './to-bars.ts'

const days = [
  { day: '2026-10-31', calls: 2 },
  { day: '2026-11-01', calls: 3 },
  { day: '2026-11-02', calls: 0 },
]

it('draws a bar a day', () => {
  expect(toBars(days, 'calls', 'day').map(({ label, count }) => [label, count])).toEqual([
    ['31 Oct', 2],
    ['1 Nov', 3],
    ['2 Nov', 0],
  ])
})

it('draws a bar a month, with all of its days', () => {
  expect(toBars(days, 'calls', 'month').map(({ label, count }) => [label, count])).toEqual([
    ['Oct 2026', 2],
    ['Nov 2026', 3],
  ])
})

it.each([
  [100, 112, '+12 %'],
  [100, 92, '−8 %'],
  [3, 3, '±0 %'],
  [1, 5000, '+499,900 %'],
  [0, 7, undefined],
])('says how %i became %i', (before, now, said) => {
  expect(changeSince(before, now)).toBe(said)
})
