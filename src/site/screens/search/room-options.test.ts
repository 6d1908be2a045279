import { expect, test } from 'vitest'
import { bedOptions } from './room-options.ts'

test('a choice of beds counts everything with so many or more', () => {
  const options = bedOptions([
    { value: 0, count: 7 },
    { value: 3, count: 1200 },
    { value: 8, count: 5 },
  ])
  expect(options.map(({ label }) => label)).toEqual([
    'Any',
    '1+ (1,205)',
    '2+ (1,205)',
    '3+ (1,205)',
    '4+ (5)',
    '5+ (5)',
    '6+ (5)',
  ])
})
