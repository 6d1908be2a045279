import { expect, test } from 'vitest'
import { paymentAmounts } from './payment-amounts.ts'

const step = (name: string, percent: number, instalments = 1) => ({ name, percent, instalments, due: '' })

test('a buyer reads what each step costs, and each instalment of it', () => {
  const plan = [step('Booking', 20), step('Instalments', 60, 8), step('Possession', 20)]
  expect(paymentAmounts(18_500_000, plan)).toEqual([
    { amount: 3_700_000, each: 3_700_000 },
    { amount: 11_100_000, each: 1_387_500 },
    { amount: 3_700_000, each: 3_700_000 },
  ])
})

test('however the steps are rounded, they add up to the price', () => {
  const thirds = [step('One', 33.33), step('Two', 33.33), step('Three', 33.34)]
  for (const price of [1, 999_999, 10_000_001, 27_654_321]) {
    const total = paymentAmounts(price, thirds).reduce((sum, { amount }) => sum + amount, 0)
    expect(total).toBe(price)
  }
})

test('a plan of a part of the price comes to that part, and one without steps to nothing', () => {
  expect(paymentAmounts(1_000_000, [step('Booking', 30)])).toEqual([{ amount: 300_000, each: 300_000 }])
  expect(paymentAmounts(1_000_000, [])).toEqual([])
})
