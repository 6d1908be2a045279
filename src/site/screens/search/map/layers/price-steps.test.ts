import { expect, test } from 'vitest'
import { roundedPrice, stepOf, stepsOf } from './price-steps.ts'

test('the areas are shared evenly among the steps', () => {
  const medians = [50, 10, 20, 30, 40, 60, 70, 80, 90, 100]
  const starts = stepsOf(medians)
  expect(starts).toEqual([30, 50, 70, 90])
  expect(medians.toSorted((one, other) => one - other).map((median) => stepOf(median, starts))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
  ])
})

test('equal prices are in one step, and a single area has a step', () => {
  const starts = stepsOf([7, 7, 7, 7, 7, 7])
  expect(new Set([7, 7, 7].map((median) => stepOf(median, starts))).size).toBe(1)
  expect(stepOf(7, stepsOf([7]))).toBeLessThan(5)
  expect(stepsOf([])).toEqual([])
})

test.each([
  [21_487, 21_500],
  [8_123, 8_120],
  [86, 86],
  [123_456, 123_000],
])('%i is said as %i', (pkr, said) => {
  expect(roundedPrice(pkr)).toBe(said)
})
