import { describe, expect, test } from 'vitest'
import {
  localDay,
  minutesAfterOfficeHours,
  minutesBeforeOfficeHours,
  type OfficeHours,
} from './office-hours.ts'

/** Monday to Saturday. 21 November 2026 is a Saturday. */
const hours: OfficeHours = { zone: 'Asia/Karachi', days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }
const at = (local: string) => new Date(`${local.replace(' ', 'T')}:00+05:00`)

describe('fifteen minutes of desk time', () => {
  test.each([
    ['within the day', '2026-11-20 10:00', '2026-11-20 10:15'],
    ['until the last minute', '2026-11-20 17:45', '2026-11-20 18:00'],
    ['over the night', '2026-11-20 17:50', '2026-11-21 09:05'],
    ['before the doors open', '2026-11-20 03:00', '2026-11-20 09:15'],
    ['over a Sunday', '2026-11-21 17:55', '2026-11-23 09:10'],
    ['on a Sunday', '2026-11-22 12:00', '2026-11-23 09:15'],
  ])('%s', (_what, from, until) => {
    expect(minutesAfterOfficeHours(at(from), 15, hours)).toEqual(at(until))
  })

  test.each([
    ['within the day', '2026-11-20 10:15', '2026-11-20 10:00'],
    ['early in the morning', '2026-11-21 09:05', '2026-11-20 17:50'],
    ['at night', '2026-11-21 03:00', '2026-11-20 17:45'],
    ['on Monday morning', '2026-11-23 09:10', '2026-11-21 17:55'],
  ])('back %s', (_what, until, from) => {
    expect(minutesBeforeOfficeHours(at(until), 15, hours)).toEqual(at(from))
  })
})

test('without office hours a wait never ends', () => {
  expect(minutesAfterOfficeHours(at('2026-11-20 10:00'), 15, { ...hours, days: [] })).toBeUndefined()
})

test('a day begins when it begins in Pakistan', () => {
  expect(localDay(new Date('2026-11-20T19:30:00Z'), 'Asia/Karachi')).toBe('2026-11-21')
})
