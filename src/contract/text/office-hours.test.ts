import { expect, test } from 'vitest'
import { officeHoursIn } from './office-hours.ts'

const hours = { opens: '09:00', closes: '18:00' }

test.each([
  ['Asia/Dubai', '2026-11-26T10:00:00Z', '08:00', '17:00'],
  ['America/Toronto', '2026-11-26T10:00:00Z', '23:00', '08:00'],
  ['Asia/Kathmandu', '2026-11-26T10:00:00Z', '09:45', '18:45'],
  // Summer time ends in London on the night before.
  ['Europe/London', '2026-10-24T10:00:00Z', '05:00', '14:00'],
  ['Europe/London', '2026-10-25T10:00:00Z', '04:00', '13:00'],
])('in %s at %s the office is open from %s to %s', (zone, now, opens, closes) => {
  expect(officeHoursIn(zone, hours, new Date(now))).toEqual({ opens, closes })
})
