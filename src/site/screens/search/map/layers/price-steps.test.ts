import { expect, test } from 'vitest'
import { priceStepIndex, priceSteps, roundedPrice } from './price-steps.ts'

test('the areas are shared evenly among the steps', () => {
  const medians = [50, 10, 20, 30, 40, 60, 70, 80, 90, 100]
  const starts = priceSteps(medians)
  expect(starts).toEqual([30, 50, 70, 90])
  expect(
    medians.toSorted((one, other) => one - other).map((median) => priceStepIndex(median, starts)),
  ).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
})

test('equal prices are in one step, and a single area has a step', () => {
  const starts = priceSteps([7, 7, 7, 7, 7, 7])
  expect(new Set([7, 7, 7].map((median) => priceStepIndex(median, starts))).size).toBe(1)
  expect(priceStepIndex(7, priceSteps([7]))).toBeLessThan(5)
  expect(priceSteps([])).toEqual([])
})

test.each([
  [21_487, 21_500],
  [8_123, 8_120],
  [86, 86],
  [123_456, 123_000],
])('%i is said as %i', (pkr, said) => {
  expect(roundedPrice(pkr)).toBe(said)
})
