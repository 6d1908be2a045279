import { expect, test } from 'vitest'
import { dueAt, isQuiet, mostADay, nextAllowed } from './schedule.ts'

/** A moment in Pakistan time, five hours before UTC. */
const pkt = (local: string) => new Date(`${local.replace(' ', 'T')}:00+05:00`)
const minutes = (at: Date, count: number) => new Date(at.getTime() + count * 60_000)

test('immediate alerts gather for a minute, daily alerts go at nine, weekly ones on Mondays at nine', () => {
  const friday = pkt('2026-11-27 10:15')
  expect(dueAt('at once', friday)).toEqual(pkt('2026-11-27 10:16'))
  expect(dueAt('daily', friday)).toEqual(pkt('2026-11-28 09:00'))
  expect(dueAt('weekly', friday)).toEqual(pkt('2026-11-30 09:00'))
})

test('before nine on a Monday both go the same day; at nine sharp they have just gone', () => {
  const early = pkt('2026-11-30 08:59')
  expect(dueAt('daily', early)).toEqual(pkt('2026-11-30 09:00'))
  expect(dueAt('weekly', early)).toEqual(pkt('2026-11-30 09:00'))
  expect(dueAt('daily', pkt('2026-11-30 09:00'))).toEqual(pkt('2026-12-01 09:00'))
  expect(dueAt('weekly', pkt('2026-11-30 09:00'))).toEqual(pkt('2026-12-07 09:00'))
})

test('the day is that of Pakistan, whatever day it is in Greenwich or on the server', () => {
  // Still Sunday in UTC.
  const monday = new Date('2026-11-29T19:30:00Z')
  expect(dueAt('weekly', monday)).toEqual(pkt('2026-11-30 09:00'))
  expect(dueAt('daily', monday)).toEqual(pkt('2026-11-30 09:00'))
  expect(dueAt('daily', pkt('2026-12-31 23:50'))).toEqual(pkt('2027-01-01 09:00'))
})

test('from ten in the evening to eight in the morning it is quiet', () => {
  expect(isQuiet(pkt('2026-11-27 21:59'))).toBe(false)
  expect(isQuiet(pkt('2026-11-27 22:00'))).toBe(true)
  expect(isQuiet(pkt('2026-11-28 00:00'))).toBe(true)
  expect(isQuiet(pkt('2026-11-28 07:59'))).toBe(true)
  expect(isQuiet(pkt('2026-11-28 08:00'))).toBe(false)
  expect(nextAllowed([], pkt('2026-11-27 23:30'))).toEqual(pkt('2026-11-28 08:00'))
  expect(nextAllowed([], pkt('2026-11-28 02:00'))).toEqual(pkt('2026-11-28 08:00'))
})

test('pauses grow with the messages of the day, and after six none goes before the first is a day old', () => {
  const first = pkt('2026-11-27 09:00')
  const sent = [first]
  const pauses = [5, 15, 60, 180, 360]
  expect(nextAllowed([], first)).toEqual(first)
  for (const pause of pauses.slice(0, 4)) {
    const last = sent.at(-1) ?? first
    expect(nextAllowed(sent, last)).toEqual(minutes(last, pause))
    sent.push(minutes(last, pause))
  }
  expect(sent.at(-1)).toEqual(pkt('2026-11-27 13:20'))
  expect(nextAllowed(sent, pkt('2026-11-27 13:20'))).toEqual(pkt('2026-11-27 19:20'))
  sent.push(pkt('2026-11-27 19:20'))
  expect(sent).toHaveLength(mostADay)
  expect(nextAllowed(sent, pkt('2026-11-27 19:21'))).toEqual(pkt('2026-11-28 09:00'))
})

test('messages of more than a day ago, and a clock that was set back, hold nothing up', () => {
  const now = pkt('2026-11-27 12:00')
  expect(nextAllowed([pkt('2026-11-26 11:59')], now)).toEqual(now)
  // Sent by a server whose clock was ten minutes ahead: the pause is counted from there, and no longer.
  expect(nextAllowed([pkt('2026-11-27 12:10')], now)).toEqual(pkt('2026-11-27 12:15'))
})
