import { expect, test } from 'vitest'
import { daysOf, parseQuarter, quarterBefore, quarterPattern, toQuarter } from './quarter.ts'

test('a quarter has three months, from its first to its last day', () => {
  expect(daysOf('2026-q1')).toEqual({ from: '2026-01-01', until: '2026-03-31' })
  expect(daysOf('2026-q3')).toEqual({ from: '2026-07-01', until: '2026-09-30' })
  expect(daysOf('2024-q4')).toEqual({ from: '2024-10-01', until: '2024-12-31' })
})

test('every day is in one quarter', () => {
  expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(toQuarter)).toEqual([
    '2026-q1',
    '2026-q1',
    '2026-q2',
    '2026-q4',
  ])
})

test('before the first quarter of a year is the last of the year before', () => {
  expect(quarterBefore('2026-q1')).toBe('2025-q4')
  expect(quarterBefore('2026-q3', 4)).toBe('2025-q3')
  expect(parseQuarter('2026-q3')).toEqual({ year: 2026, number: 3 })
})

test.each(['2026-q5', '2026-Q3', '26-q3', '2026-q33', '../2026-q3'])('%s is no quarter', (text) => {
  expect(quarterPattern.test(text)).toBe(false)
})
