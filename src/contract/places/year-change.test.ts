import { expect, test } from 'vitest'
import { monthsOfYearChange, yearChange } from './year-change.ts'

const point = (month: string, median: number, sample = 30) => ({ month, median, sample })

test('a median is compared with that of the same month a year before', () => {
  const points = [point('2025-10', 9000), point('2025-11', 10_000, 25), point('2026-11', 10_840, 40)]
  expect(yearChange(points, '2026-11-28')).toEqual({ percent: 8.4, sample: 40, before: 25 })
  // On the first days of a month nothing may be known of it yet.
  expect(yearChange(points, '2026-12-01')?.percent).toBe(8.4)
})

test('few prices say no more than whole percent', () => {
  const points = [point('2025-11', 11_000, 6), point('2026-11', 12_000, 40)]
  expect(yearChange(points, '2026-11-28')?.percent).toBe(9)
})

test.each([
  ['no figure', []],
  ['no figure of a year before', [point('2025-12', 10_000), point('2026-11', 11_000)]],
  ['a newest figure that is old', [point('2025-09', 10_000), point('2026-09', 11_000)]],
])('there is no change with %s', (_, points) => {
  expect(yearChange(points, '2026-11-28')).toBeNull()
})

test('the months that are needed pass the turn of a year', () => {
  expect(monthsOfYearChange('2026-01-15')).toEqual(['2024-12', '2025-01', '2025-12', '2026-01'])
})
