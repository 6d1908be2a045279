import { expect, test } from 'vitest'
import { checkRates, type KnownRate } from './check-rates.ts'

const usd = (pkr: number, day: string): KnownRate => ({ currency: 'USD', pkr, day })
const served = (base: string, rates: Record<string, number>, day = '2026-11-26') => ({
  base,
  day,
  rates: { ...rates, [base]: 1 },
})

test('whatever the base, a rate is in PKR for one unit', () => {
  expect(checkRates(served('USD', { PKR: 282, AED: 3.6725, GBP: 0.76 }), [])?.fresh).toEqual([
    { currency: 'AED', pkr: 76.7869, day: '2026-11-26' },
    { currency: 'GBP', pkr: 371.053, day: '2026-11-26' },
    usd(282, '2026-11-26'),
  ])
  expect(checkRates(served('PKR', { USD: 1 / 282 }), [])?.fresh).toEqual([usd(282, '2026-11-26')])
})

test('a service that does not have the rupee is of no use', () => {
  expect(checkRates(served('EUR', { USD: 1.16 }), [])).toBeUndefined()
})

test.each([
  [300, '2026-11-25', 'fresh'],
  [338.4, '2026-11-25', 'fresh'],
  [339, '2026-11-25', 'absurd'],
  [234, '2026-11-25', 'absurd'],
  [339, '2026-11-24', 'fresh'],
  [565, '2026-01-01', 'absurd'],
  [0.35, '2026-11-25', 'absurd'],
  [28_200, '2020-01-01', 'absurd'],
  [283, '2026-11-26', 'nothing'],
  [283, '2026-11-27', 'nothing'],
])('282 known, and %d served when the known one is of %s: %s', (pkr, day, outcome) => {
  const checked = checkRates(served('USD', { PKR: pkr }), [usd(282, day)])
  expect(checked?.fresh.length).toBe(outcome === 'fresh' ? 1 : 0)
  expect(checked?.absurd.length).toBe(outcome === 'absurd' ? 1 : 0)
})
