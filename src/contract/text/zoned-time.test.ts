import { expect, test } from 'vitest'
import { instantOf, isLocalTime, isTimeZone, zonedTimeToIso } from './zoned-time.ts'

test.each([
  ['2027-02-13 18:00', 'Asia/Dubai', '2027-02-13T14:00:00.000Z', '2027-02-13T18:00:00+04:00'],
  ['2027-02-13 02:30', 'Asia/Dubai', '2027-02-12T22:30:00.000Z', '2027-02-13T02:30:00+04:00'],
  ['2027-02-13 18:00', 'Asia/Karachi', '2027-02-13T13:00:00.000Z', '2027-02-13T18:00:00+05:00'],
  ['2027-02-13 18:00', 'Asia/Kolkata', '2027-02-13T12:30:00.000Z', '2027-02-13T18:00:00+05:30'],
  ['2027-02-13 18:00', 'UTC', '2027-02-13T18:00:00.000Z', '2027-02-13T18:00:00+00:00'],
  // Clocks change in London and New York.
  ['2027-02-13 18:00', 'Europe/London', '2027-02-13T18:00:00.000Z', '2027-02-13T18:00:00+00:00'],
  ['2027-07-13 18:00', 'Europe/London', '2027-07-13T17:00:00.000Z', '2027-07-13T18:00:00+01:00'],
  ['2027-03-28 00:30', 'Europe/London', '2027-03-28T00:30:00.000Z', '2027-03-28T00:30:00+00:00'],
  ['2027-03-28 02:30', 'Europe/London', '2027-03-28T01:30:00.000Z', '2027-03-28T02:30:00+01:00'],
  ['2027-11-01 09:00', 'America/New_York', '2027-11-01T13:00:00.000Z', '2027-11-01T09:00:00-04:00'],
])('%s in %s is %s', (local, zone, instant, iso) => {
  expect(instantOf(local, zone).toISOString()).toBe(instant)
  expect(zonedTimeToIso(local, zone)).toBe(iso)
  expect(new Date(zonedTimeToIso(local, zone)).toISOString()).toBe(instant)
})

test.each([
  ['2027-02-13 18:00', true],
  ['2028-02-29 00:00', true],
  ['2027-02-29 18:00', false],
  ['2027-13-01 18:00', false],
  ['2027-02-13 24:00', false],
  ['2027-02-13T18:00', false],
  ['13 Feb 2027', false],
])('%s is a local time: %s', (text, isOne) => {
  expect(isLocalTime(text)).toBe(isOne)
})

test.each([
  ['Asia/Dubai', true],
  ['Asia/Dubay', false],
  ['', false],
])('“%s” is a zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
