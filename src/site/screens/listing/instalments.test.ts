import { expect, test } from 'vitest'
import { instalments, loanByYear } from '#ui/listing/instalments.ts'

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

test('a buyer who pays the full price upfront owes nothing', () => {
  expect(instalments({ price: 5_000_000, downPercent: 100, yearlyPercent: 15, years: 10 })).toMatchObject({
    loan: 0,
    monthly: 0,
    markup: 0,
  })
})

const loan = { price: 10_000_000, downPercent: 30, yearlyPercent: 12, years: 20 }

test('year by year a loan is paid back whole, with the markup that was quoted', () => {
  const { years, months } = loanByYear(loan)
  expect(months).toBe(240)
  expect(years).toHaveLength(20)
  expect(years[0]).toEqual({ year: 1, paid: 77_076 * 12, markup: 835_171, left: 6_910_259 })
  expect(years.at(-1)?.left).toBe(0)
  const paid = years.reduce((sum, year) => sum + year.paid, 0)
  const markup = years.reduce((sum, year) => sum + year.markup, 0)
  expect(Math.abs(paid - markup - 7_000_000)).toBeLessThan(20)
  expect(Math.abs(markup - instalments(loan).markup)).toBeLessThan(200)
})

test('a buyer who pays more every month finishes sooner and pays less markup', () => {
  const early = loanByYear(loan, 50_000)
  expect(early.months).toBeLessThan(100)
  const markupOf = ({ years }: typeof early) => years.reduce((sum, year) => sum + year.markup, 0)
  expect(markupOf(early)).toBeLessThan(markupOf(loanByYear(loan)) / 2)
  expect(early.years.at(-1)?.left).toBe(0)
})

test('a plan without markup ends with its last instalment', () => {
  const { years, months } = loanByYear({ price: 4_800_000, downPercent: 25, yearlyPercent: 0, years: 3 })
  expect(months).toBe(36)
  expect(years.map(({ paid, markup, left }) => [paid, markup, left])).toEqual([
    [1_200_000, 0, 2_400_000],
    [1_200_000, 0, 1_200_000],
    [1_200_000, 0, 0],
  ])
})
