import { expect, test } from 'vitest'
import { instantOf } from '../text/zoned-time.ts'
import { viewingTime, viewingTimeForStaff } from './viewing-time-text.ts'
import { readSlots, slotsError, viewingSlots, writeSlot } from './viewing-times.ts'

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:30', closes: '18:00' }
const pakistan = (local: string) => instantOf(local, 'Asia/Karachi')

test('full hours of six working days are offered, from two hours on, each within the office hours', () => {
  const slots = viewingSlots(pakistan('2026-12-04 14:20'), hours)
  expect(slots.at(0)).toEqual(pakistan('2026-12-04 17:00'))
  expect(slots.at(1)).toEqual(pakistan('2026-12-05 10:00'))
  expect(slots.at(-1)).toEqual(pakistan('2026-12-10 17:00'))
  // Sunday is no working day.
  expect(slots.filter((at) => writeSlot(at).startsWith('2026-12-06'))).toEqual([])
})

test('times are read as they are written, each once and the earliest first', () => {
  const text = '2026-12-05T06:00:00Z,2026-12-05T05:00:00Z,2026-12-05T06:00:00Z'
  expect(readSlots(text)?.map(writeSlot)).toEqual(['2026-12-05T05:00:00Z', '2026-12-05T06:00:00Z'])
  expect(slotsError(text)).toBeUndefined()
})

test.each([
  'tomorrow',
  '2026-02-30T05:00:00Z',
  '2026-12-05 05:00',
  '2026-12-05T05:00:00+05:00',
  ',',
  '2026-12-05T05:00:30Z',
])('%j is no time', (text) => {
  expect(readSlots(text)).toBeUndefined()
  expect(slotsError(text)).toBe('Choose a time from the list')
})

test('a fourth time is one too many', () => {
  const four = [5, 6, 7, 8].map((hour) => `2026-12-05T0${hour}:00:00Z`).join(',')
  expect(slotsError(four)).toBe('Choose at most 3 times')
})

test.each([
  ['', '2026-12-02T10:00:00Z', 'Wed 2 Dec, 15:00 PKT'],
  ['Asia/Karachi', '2026-12-02T10:00:00Z', 'Wed 2 Dec, 15:00 PKT'],
  ['Europe/London', '2026-12-02T10:00:00Z', 'Wed 2 Dec, 15:00 PKT (Wed 2 Dec, 10:00 your time)'],
  // Their clock shows another day.
  ['America/Los_Angeles', '2026-12-02T05:00:00Z', 'Wed 2 Dec, 10:00 PKT (Tue 1 Dec, 21:00 your time)'],
  ['Pacific/Auckland', '2026-12-02T12:00:00Z', 'Wed 2 Dec, 17:00 PKT (Thu 3 Dec, 01:00 your time)'],
  // The night in which their clocks change: one hour of Pakistan apart, the same hour there.
  ['America/New_York', '2026-11-01T05:00:00Z', 'Sun 1 Nov, 10:00 PKT (Sun 1 Nov, 01:00 your time)'],
  ['America/New_York', '2026-11-01T06:00:00Z', 'Sun 1 Nov, 11:00 PKT (Sun 1 Nov, 01:00 your time)'],
  ['America/New_York', '2026-11-01T07:00:00Z', 'Sun 1 Nov, 12:00 PKT (Sun 1 Nov, 02:00 your time)'],
  ['America/New_York', '2027-03-14T06:00:00Z', 'Sun 14 Mar, 11:00 PKT (Sun 14 Mar, 01:00 your time)'],
  ['America/New_York', '2027-03-14T07:00:00Z', 'Sun 14 Mar, 12:00 PKT (Sun 14 Mar, 03:00 your time)'],
])('in %s %s is said as %s', (zone, at, said) => {
  expect(viewingTime(at, zone)).toBe(said)
})

test('staff read where the visitor’s clock is', () => {
  expect(viewingTimeForStaff('2026-12-02T10:00:00Z', 'Asia/Dubai')).toBe(
    'Wed 2 Dec, 15:00 PKT (Wed 2 Dec, 14:00 in Asia/Dubai)',
  )
})
