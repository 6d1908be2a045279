import { expect, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { clockTime } from './clock-time.ts'
import { timeOfDay } from './time-of-day.ts'

test.each([
  ['00:05', '12:05 am'],
  ['09:40', '9:40 am'],
  ['12:00', '12:00 pm'],
  ['21:40', '9:40 pm'],
])('%s is said as %s', (clock, said) => {
  expect(timeOfDay(clock)).toBe(said)
})

test.each([
  ['00:00', 'رات کے 12:00'],
  ['03:34', 'رات کے 3:34'],
  ['03:59', 'رات کے 3:59'],
  ['04:00', 'صبح کے 4:00'],
  ['09:05', 'صبح کے 9:05'],
  ['11:59', 'صبح کے 11:59'],
  ['12:30', 'دوپہر کے 12:30'],
  ['14:59', 'دوپہر کے 2:59'],
  ['15:34', 'سہ پہر کے 3:34'],
  ['16:59', 'سہ پہر کے 4:59'],
  ['17:00', 'شام کے 5:00'],
  ['18:10', 'شام کے 6:10'],
  ['19:59', 'شام کے 7:59'],
  ['20:00', 'رات کے 8:00'],
  ['23:59', 'رات کے 11:59'],
])('in Urdu %s is said with the part of the day: %s', (clock, said) => {
  inLanguage('ur', () => expect(timeOfDay(clock)).toBe(said))
})

test('a deadline has it too, and English keeps the 24-hour clock', () => {
  expect(clockTime('2026-11-22T10:34:00Z')).toBe('15:34 PKT on 22 Nov')
  inLanguage('ur', () =>
    expect(clockTime('2026-11-22T10:34:00Z')).toBe('22 نومبر، سہ پہر کے 3:34 بجے (پاکستانی وقت)'),
  )
})
