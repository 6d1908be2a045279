import { expect, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { daysAgo, formatDate } from './format-date.ts'

test('a date reads as people write it', () => {
  expect(formatDate('2026-11-12')).toBe('12 Nov 2026')
})

test('a time late in the evening in London is the next day in Pakistan', () => {
  expect(formatDate('2026-12-31T19:30:00.000Z')).toBe('1 Jan 2027')
})

test.each([
  ['2026-11-22', 'today'],
  ['2026-11-21T22:00:00Z', 'today'],
  ['2026-11-20', 'yesterday'],
  ['2026-11-18', '3 days ago'],
  ['2026-11-07', '2 weeks ago'],
  ['2026-09-23', '8 weeks ago'],
  ['2026-09-20', '2 months ago'],
  ['2025-11-21', '12 months ago'],
  ['2024-11-21', '2 years ago'],
])('on 21 November something of %s was %s', (iso, words) => {
  expect(daysAgo(iso, '2026-11-21')).toBe(words)
})

test('in Urdu dates have Urdu months and Western digits', () => {
  inLanguage('ur', () => {
    expect(formatDate('2026-11-12')).toBe('12 نومبر 2026')
    expect(daysAgo('2026-11-18', '2026-11-21')).toBe('3 دن پہلے')
    expect(daysAgo('2026-11-07', '2026-11-21')).toBe('2 ہفتے پہلے')
  })
})
