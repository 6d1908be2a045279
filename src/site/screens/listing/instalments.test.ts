import { expect, test } from 'vitest'
import { instalments } from '#ui/listing/instalments.ts'

test('a bank loan on 70 lac at 12 percent for 20 years costs 77,076 a month', () => {
  expect(instalments({ price: 10_000_000, downPercent: 30, yearlyPercent: 12, years: 20 })).toEqual({
    downPayment: 3_000_000,
    loan: 7_000_000,
    monthly: 77_076,
    markup: 77_076 * 240 - 7_000_000,
  })
})

test('a developer’s plan without markup divides what is left by the months', () => {
  const plan = instalments({ price: 4_800_000, downPercent: 25, yearlyPercent: 0, years: 3 })
  expect(plan).toEqual({ downPayment: 1_200_000, loan: 3_600_000, monthly: 100_000, markup: 0 })
})

test('who pays everything at once owes nothing', () => {
  expect(instalments({ price: 5_000_000, downPercent: 100, yearlyPercent: 15, years: 10 })).toMatchObject({
    loan: 0,
    monthly: 0,
    markup: 0,
  })
})
