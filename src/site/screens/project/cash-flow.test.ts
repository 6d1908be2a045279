import { expect, test } from 'vitest'
import { addMonths, flowRows, planPayments } from './cash-flow.ts'
import type { Project } from './project-data.ts'

type Step = Project['payment_plan'][number]

const step = (name: string, percent: number, more: Partial<Step> = {}): Step => ({
  ...{ name, percent, instalments: 1, due: '', starts: 'unknown', after_months: null, every_months: null },
  ...more,
})
const plan = [
  step('Booking', 20, { starts: 'booking' }),
  step('Instalments', 50, { instalments: 7, starts: 'months', after_months: 3, every_months: 3 }),
  step('Balloon', 15, { starts: 'months', after_months: 12 }),
  step('Possession', 15, { starts: 'possession' }),
]
const dates = { start: '2026-11-30', possession: '2028-08-15' }

test('a buyer sees each payment on its day, the possession among the instalments', () => {
  const payments = planPayments(10_000_000, plan, dates)
  expect(payments.map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2026-11-30 Booking',
    '2027-02-28 Instalments',
    '2027-05-30 Instalments',
    '2027-08-30 Instalments',
    '2027-11-30 Instalments',
    '2027-11-30 Balloon',
    '2028-02-29 Instalments',
    '2028-05-30 Instalments',
    '2028-08-15 Possession',
    '2028-08-30 Instalments',
  ])
})

test('whatever the price, every table adds up to it', () => {
  for (const price of [1, 999_999, 10_000_001, 27_654_321, 3_333_333_333]) {
    const payments = planPayments(price, plan, dates)
    for (const period of ['month', 'quarter', 'year'] as const) {
      const rows = flowRows(payments, period)
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
      expect(rows.at(-1)?.paid).toBe(price)
    }
  }
})

test('payments of a quarter and of a year are put together', () => {
  const payments = planPayments(10_000_000, plan, dates)
  const [first, second] = flowRows(payments, 'quarter')
  expect(first).toEqual({ from: '2026-10-01', names: ['Booking'], amount: 2_000_000, paid: 2_000_000 })
  expect(second).toMatchObject({ from: '2027-01-01', amount: 714_286 })
  const years = flowRows(payments, 'year')
  expect(years.map(({ from, names }) => [from, names.length])).toEqual([
    ['2026-01-01', 1],
    ['2027-01-01', 2],
    ['2028-01-01', 2],
  ])
})

test('a payment without a date comes last and still counts', () => {
  const stages = [step('Stages', 80), step('Booking', 20, { starts: 'booking' })]
  const rows = flowRows(planPayments(1_000_001, stages, dates), 'month')
  expect(rows.map(({ from, amount }) => [from, amount])).toEqual([
    ['2026-11-01', 200_000],
    [null, 800_001],
  ])
})

test('a possession that is not known, or is before the booking, has no date', () => {
  for (const possession of [null, '2026-01-01'])
    expect(planPayments(100, plan, { start: '2026-11-30', possession }).at(-1)).toEqual({
      name: 'Possession',
      amount: 15,
      day: null,
    })
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-10-31', 4, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-05-31', 120, '2036-05-31'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})
