import { expect, test } from 'vitest'
import { foreignAmount } from './foreign-amount.ts'

test.each([
  [18_500_000, 'AED', 75.5, 'AED 245,000'],
  [18_500_000, 'GBP', 374.25, 'GBP 49,000'],
  [350_000_000, 'SAR', 74, 'SAR 4,730,000'],
  [90_000, 'AED', 76.2, 'AED 1,180'],
  [754_000, 'AED', 75.4, 'AED 10,000'],
  [753_900, 'AED', 75.4, 'AED 10,000'],
  [5_000, 'USD', 280, 'USD 17.9'],
  [2_000, 'USD', 280, 'USD 7.14'],
  [10_000_000, 'USD', 277.78, 'USD 36,000'],
  [560, 'USD', 280, 'USD 2'],
])('PKR %i is about %s at %d: %s', (pkr, currency, rate, text) => {
  expect(foreignAmount(pkr, { currency, pkr: rate })).toBe(text)
})
