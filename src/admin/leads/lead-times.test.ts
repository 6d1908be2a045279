import { expect, test } from 'vitest'
import { due, fromLocalField, toLocalField, tomorrowMorning, took } from './lead-times.ts'

const now = Date.parse('2026-11-20T20:30:00Z')

test.each([
  ['2026-11-20T20:30:20Z', '0 min'],
  ['2026-11-20T20:42:00Z', '12 min'],
  ['2026-11-20T22:30:00Z', '2 h'],
  ['2026-11-20T22:35:00Z', '2 h 5 min'],
  ['2026-11-21T20:35:00Z', '24 h'],
  ['2026-11-23T20:30:00Z', '3 days'],
])('from half past one to %s it took %s', (until, words) => {
  expect(took('2026-11-20T20:30:00Z', until)).toBe(words)
})

test.each([
  ['2026-11-20T20:30:00Z', 'now'],
  ['2026-11-20T20:31:00Z', 'in 1 minute'],
  ['2026-11-20T23:00:00Z', 'in 3 hours'],
  ['2026-11-20T20:10:00Z', '20 minutes overdue'],
  ['2026-11-17T20:30:00Z', '3 days overdue'],
])('what is due at %s is due %s', (iso, words) => {
  expect(due(iso, now)).toBe(words)
})

test('a time is typed and shown as clocks in Pakistan show it', () => {
  expect(toLocalField(now)).toBe('2026-11-21T01:30')
  expect(fromLocalField('2026-11-21T01:30')).toBe('2026-11-20T20:30:00.000Z')
  expect(fromLocalField('')).toBeUndefined()
  // It is tomorrow there already.
  expect(toLocalField(tomorrowMorning(now))).toBe('2026-11-22T10:00')
})
