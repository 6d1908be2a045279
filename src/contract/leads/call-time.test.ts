import { expect, test } from 'vitest'
import { callSlots, clockIn, readCallTime, writeCallTime } from './call-time.ts'

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }

test('slots are the full hours of three working days, from an hour on', () => {
  // Saturday, half past three in Pakistan: one slot today, none on Sunday.
  const slots = callSlots(new Date('2026-11-28T10:30:00Z'), hours)
  expect(slots.map((slot) => slot.toISOString().slice(0, 13))).toEqual([
    '2026-11-28T12',
    ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((hour) => `2026-11-30T${hour}`),
    ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((hour) => `2026-12-01T${hour}`),
  ])
})

test('a desk that opens between hours has slots of whole hours, and one that never opens has none', () => {
  const slots = callSlots(new Date('2026-11-29T20:00:00Z'), { days: [1], opens: '09:30', closes: '12:15' })
  expect(slots.map((slot) => slot.toISOString())).toEqual([
    '2026-11-30T05:00:00.000Z',
    '2026-11-30T06:00:00.000Z',
    '2026-12-07T05:00:00.000Z',
    '2026-12-07T06:00:00.000Z',
  ])
  expect(callSlots(new Date('2026-11-29T20:00:00Z'), { ...hours, days: [] })).toEqual([])
})

// The same hour in Pakistan, before and after the clocks change there.
test.each([
  ['Europe/London', '2026-10-24T09:00:00Z', '2026-10-24 10:00'],
  ['Europe/London', '2026-10-25T09:00:00Z', '2026-10-25 09:00'],
  ['Europe/London', '2027-03-28T00:30:00Z', '2027-03-28 00:30'],
  ['Europe/London', '2027-03-28T01:30:00Z', '2027-03-28 02:30'],
  ['America/Toronto', '2026-10-31T04:00:00Z', '2026-10-31 00:00'],
  ['America/Toronto', '2026-11-01T04:00:00Z', '2026-11-01 00:00'],
  ['America/Toronto', '2026-11-01T05:30:00Z', '2026-11-01 01:30'],
  ['America/Toronto', '2026-11-01T06:30:00Z', '2026-11-01 01:30'],
  ['America/Toronto', '2026-11-02T04:00:00Z', '2026-11-01 23:00'],
  ['Asia/Dubai', '2026-11-02T20:30:00Z', '2026-11-03 00:30'],
  ['Asia/Karachi', '2026-11-02T04:00:00Z', '2026-11-02 09:00'],
])('in %s %s is %s', (zone, at, clock) => {
  const { day, time } = clockIn(zone, new Date(at))
  expect(`${day} ${time}`).toBe(clock)
})

test('an hour that clocks pass twice stays distinct, because the moment is sent', () => {
  const first = writeCallTime({ at: new Date('2026-11-01T05:30:00Z'), zone: 'America/Toronto' })
  const second = writeCallTime({ at: new Date('2026-11-01T06:30:00Z'), zone: 'America/Toronto' })
  expect(first).not.toBe(second)
  expect(readCallTime(first)).toEqual({ at: new Date('2026-11-01T05:30:00Z'), zone: 'America/Toronto' })
})

test.each([
  'tomorrow',
  '2026-11-27T04:00:00Z',
  '2026-13-27T04:00:00Z America/Toronto',
  '2026-11-27T04:00:00Z Mars/One',
])('%s is no time to be called at', (text) => {
  expect(readCallTime(text)).toBeUndefined()
})
