import { expect, test } from 'vitest'
import { priceSince } from './price-since.ts'

test.each<[number | null, number | null, string | undefined]>([
  [20_000_000, 18_000_000, 'Reduced by 10%: was PKR 2 Crore when you saved it'],
  [20_000_000, 20_100_000, 'Increased by 0.5%: was PKR 2 Crore when you saved it'],
  [20_000_000, 20_000_000, undefined],
  [20_000_000, 0, 'Was PKR 2 Crore when you saved it'],
  [0, 20_000_000, 'Price on call when you saved it'],
  [null, 20_000_000, undefined],
  [20_000_000, null, undefined],
])('from %s to %s', (before, now, text) => {
  expect(priceSince(before, now)).toBe(text)
})
