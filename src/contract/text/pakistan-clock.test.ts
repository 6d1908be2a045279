import { expect, test } from 'vitest'
import { pakistanClock } from './pakistan-clock.ts'

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }

test.each([
  ['2026-11-26T16:40:00Z', '21:40', false],
  ['2026-11-26T04:00:00Z', '09:00', true],
  ['2026-11-26T03:59:59Z', '08:59', false],
  ['2026-11-26T12:59:00Z', '17:59', true],
  ['2026-11-26T13:00:00Z', '18:00', false],
  // Saturday evening in London is Sunday in Lahore.
  ['2026-11-28T20:00:00Z', '01:00', false],
  ['2026-11-29T07:00:00Z', '12:00', false],
])('at %s it is %s in Pakistan, and the desk is manned: %s', (now, time, isOpen) => {
  expect(pakistanClock(new Date(now), hours)).toEqual({ time, isOpen })
})

test('unknown office hours are not shown', () => {
  expect(pakistanClock(new Date('2026-11-26T04:00:00Z')).isOpen).toBeUndefined()
})
