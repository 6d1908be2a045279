import { expect, test } from 'vitest'
import { atSize, onAxis } from './range-axis.ts'

const range = { low: 20_000_000, high: 30_000_000 }

test.each([
  [20_000_000, 0.2],
  [25_000_000, 0.5],
  [30_000_000, 0.8],
  [10_000_000, 0],
  [90_000_000, 1],
])('a price of %i stands at %f of the axis', (price, place) => {
  expect(onAxis(price, range)).toBeCloseTo(place, 9)
})

test('a range without a width has everything in its middle', () => {
  expect(onAxis(5, { low: 5, high: 5 })).toBe(0.5)
})

test('a price per marla is that of a property of another size', () => {
  expect(atSize(2_000_000, { unit: 'marla', sqft: 2_250, marlaBasis: 225 })).toBe(20_000_000)
})
