import { expect, test } from 'vitest'
import { endedIn } from './ship-to-places.ts'

const now = new Date('2026-11-24T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const at = (place: string, failedFor: number | null = null, takenHoursAgo = 1) => ({
  place,
  server: '1',
  takenAt: hoursAgo(takenHoursAgo),
  failsSince: failedFor === null ? null : hoursAgo(failedFor),
})
const ended = (...places: ReturnType<typeof at>[]) =>
  endedIn(places, now).map(({ place, reason }) => `${place} ${reason}`)

test('the log ends in a place that fails for six hours, or had no backup for 30 days, while another has it', () => {
  expect(ended(at('a'), at('b', 5.9))).toEqual([])
  expect(ended(at('a'), at('b', 6))).toEqual(['b failed'])
  expect(ended(at('a'), at('b', null, 30 * 24))).toEqual(['b old'])
})

test('it never ends in the only place, nor while all fail', () => {
  expect(ended(at('a', 1000))).toEqual([])
  expect(ended(at('a', null, 1000))).toEqual([])
  expect(ended(at('a', 7), at('b', 8))).toEqual([])
  expect(ended(at('a', 7), at('b', null, 1000))).toEqual([])
})
