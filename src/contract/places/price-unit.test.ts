import { expect, test } from 'vitest'
import { convertPrice, pricePerUnit, usualPriceUnit } from './price-unit.ts'
import { priceUnits } from './price-units.ts'

test.each([
  ['marla', 225, 2_700_000],
  ['marla', 250, 3_000_000],
  ['marla', 272.25, 3_267_000],
  ['sqyd', 225, 108_000],
  ['sqft', 225, 12_000],
] as const)('PKR 12,000 per square foot are, per %s of %d sq ft, PKR %d', (unit, marlaBasis, price) => {
  expect(pricePerUnit(12_000, { unit, marlaBasis })).toBe(price)
})

test('prices keep their order in every unit', () => {
  for (const unit of priceUnits)
    expect(pricePerUnit(12_000, { unit, marlaBasis: 225 })).toBeLessThan(
      pricePerUnit(12_001, { unit, marlaBasis: 225 }),
    )
})

test('a figure of fewer than twenty cases has two digits in every unit', () => {
  expect(pricePerUnit(12_000, { unit: 'marla', marlaBasis: 272.25, sample: 19 })).toBe(3_300_000)
  expect(pricePerUnit(12_000, { unit: 'marla', marlaBasis: 272.25, sample: 20 })).toBe(3_267_000)
})

test('commercial space is priced by the square foot wherever it is', () => {
  expect(usualPriceUnit('commercial', { unit: 'sqyd', marlaBasis: 250 })).toBe('sqft')
  expect(usualPriceUnit('plot', { unit: 'sqyd', marlaBasis: 250 })).toBe('sqyd')
})

test('a price of an estimate keeps its unit, and has three digits in any other', () => {
  const marlaBasis = 272.25
  expect(convertPrice(1_234_567, { from: 'kanal', to: 'kanal', marlaBasis })).toBe(1_234_567)
  expect(convertPrice(54_450_000, { from: 'kanal', to: 'sqft', marlaBasis })).toBe(10_000)
  expect(convertPrice(2_720_000, { from: 'marla', to: 'sqft', marlaBasis })).toBe(9_990)
})
