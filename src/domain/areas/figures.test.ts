import { expect, test } from 'vitest'
import { type Price, priceFigures } from '../figures/index.ts'
import { sizesOf, trendOf, yieldOf } from './figures.ts'

const today = '2026-11-26'
const price = (more: Partial<Price> = {}): Price => ({
  kind: 'asked',
  date: '2026-01-10',
  precision: 'day',
  until: null,
  isOurs: true,
  purpose: 'sale',
  type: 'residential',
  price: 10_000_000,
  sqft: 1000,
  ...more,
})
const several = (count: number, make: (at: number) => Partial<Price>) =>
  Array.from({ length: count }, (_, at) => price(make(at)))

test('the trend counts a price in each month in which it was asked, and leaves out months with few', () => {
  const all = [
    ...several(5, () => ({ date: '2026-08-20', until: '2026-10-02', price: 10_000_000 })),
    ...several(5, () => ({ date: '2026-10-03', price: 12_000_000 })),
    ...several(4, () => ({ date: '2025-03-01', until: '2025-05-01' })),
    ...several(9, () => ({ precision: 'year' as const, isOurs: false, date: '2025-01-01' })),
  ]
  expect(trendOf(all, today)).toEqual({
    type: 'residential',
    points: [
      { month: '2026-08', median: 10_000, sample: 5 },
      { month: '2026-09', median: 10_000, sample: 5 },
      { month: '2026-10', median: 11_000, sample: 10 },
      { month: '2026-11', median: 12_000, sample: 5 },
    ],
  })
  expect(
    trendOf(
      several(9, () => ({ date: '2026-11-01' })),
      today,
    ),
  ).toBeNull()
})

test('the yield is of one type, from prices and rents of five cases or more', () => {
  const figures = priceFigures([
    ...several(9, () => ({ type: 'plot' as const })),
    ...several(5, () => ({ price: 12_000_000 })),
    ...several(5, () => ({ purpose: 'rent' as const, price: 50_000 })),
  ])
  expect(yieldOf(figures)).toEqual({ type: 'residential', percent: 5, sales: 5, rents: 5 })
  expect(yieldOf(figures.filter(({ purpose }) => purpose === 'sale'))).toBeNull()
})

test('sizes are of what we offer ourselves', () => {
  const all = [
    ...several(5, (at) => ({ sqft: (at + 1) * 500 })),
    ...several(20, () => ({ isOurs: false, sqft: 9000 })),
  ]
  expect(sizesOf(all)).toEqual([{ type: 'residential', low: 1000, median: 1500, high: 2000, sample: 5 }])
})
