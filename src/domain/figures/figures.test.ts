import { expect, test } from 'vitest'
import { currentPrices, medianWithRange, type Price, priceFigures } from './figures.ts'

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

test('four prices are no figure, five are, with their median and range', () => {
  expect(medianWithRange([1, 2, 3, 4])).toBeUndefined()
  expect(medianWithRange([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4, sample: 5 })
})

test('the range holds the true median in about four of five samples', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const rounds = 2000
  let held = 0
  for (let round = 0; round < rounds; round += 1) {
    const found = medianWithRange(Array.from({ length: 41 }, () => random() * 1_000_000))
    if (found && found.low <= 500_000 && 500_000 <= found.high) held += 1
  }
  expect(held / rounds).toBeGreaterThan(0.77)
  expect(held / rounds).toBeLessThan(0.88)
})

test('current are our prices that are still asked, and those of others that are not a year old', () => {
  const all = [
    price({ price: 1 }),
    price({ price: 2, until: '2026-11-01' }),
    price({ price: 3, isOurs: false, date: '2025-11-27' }),
    price({ price: 4, isOurs: false, date: '2025-11-20' }),
    price({ price: 5, isOurs: false, date: '2026-12-24' }),
  ]
  expect(currentPrices(all, today).map((one) => one.price)).toEqual([1, 3])
})

test('figures are kept apart by purpose and type, the largest first', () => {
  const all = [
    ...several(6, (at) => ({ price: (at + 1) * 1_000_000 })),
    ...several(7, () => ({ type: 'plot' as const, price: 4_000_000 })),
    ...several(4, () => ({ purpose: 'rent' as const, price: 50_000 })),
  ]
  expect(priceFigures(all).map(({ type, median, sample }) => [type, median, sample])).toEqual([
    ['plot', 4000, 7],
    ['residential', 3500, 6],
  ])
})

test('agreed prices count in a figure from five on, and fewer than twenty cases give two digits', () => {
  const asked = several(5, (at) => ({ price: 12_345_678 + at }))
  const agreed = (count: number) =>
    several(count, () => ({ kind: 'agreed', isOurs: false, date: '2026-01-10', price: 20_000_000 }))
  const [four] = priceFigures([...asked, ...agreed(4)])
  expect(four).toMatchObject({ median: 12_000, low: 12_000, high: 12_000, sample: 5 })
  expect(priceFigures([...asked, ...agreed(5)])).toMatchObject([{ median: 16_000, sample: 10 }])
  const many = several(20, () => ({ price: 12_345_678 }))
  expect(priceFigures(many)).toMatchObject([{ median: 12_346, sample: 20 }])
})
