import { expect, test } from 'vitest'
import { missedLimits } from './just-outside.ts'
import { type MissedHome, missedText } from './missed-text.ts'

const listing: MissedHome['listing'] = {
  price: 16_000_000,
  beds: 3,
  baths: 1,
  size: { value: 3, unit: 'marla', marlaBasis: 225 },
  area: { name: 'Block D' },
}

test.each([
  ['maxPrice', 7, 'PKR 1.6 Crore: 7% above your maximum'],
  ['minPrice', 3, 'PKR 1.6 Crore: 3% below your minimum'],
  ['minSize', 25, '3 Marla: 25% below your minimum'],
  ['beds', 1, '3 beds'],
  ['baths', 1, '1 bath'],
  ['areaIds', 1.2, 'Block D: 1.2 km away'],
  ['near', 0.4, '0.4 km beyond your limit'],
  ['minYear', 2, 'Built 2 years earlier'],
] as const)('a home that misses %s by %d says so', (limit, by, text) => {
  expect(missedText({ limit, by, listing }, 'marla')).toBe(text)
})

test('a size is in the unit of the search', () => {
  expect(missedText({ limit: 'maxSize', by: 10, listing }, 'sqft')).toMatch(/^675 sq ft: /)
})

test('every limit has its words', () => {
  for (const limit of missedLimits) expect(missedText({ limit, by: 1, listing }, 'sqft')).not.toBe('')
})
