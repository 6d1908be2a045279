import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TaxTable } from '#contract/costs/tax-table.ts'
import { type CostsQuestion, computeCosts } from './compute-costs.ts'
import { readTables } from './tax-files.ts'

const folder = join(import.meta.dirname, '../../../content/taxes')
const shipped = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => readTables(readFileSync(join(folder, name), 'utf8')))

const sale: CostsQuestion = {
  purpose: 'sale',
  price: 50_000_000,
  region: 'islamabad',
  status: 'filer',
  property: 'house',
  on: '2026-06-30',
  transferFee: 0,
}

/** The amounts of one side by their charges. */
function amounts(question: Partial<CostsQuestion>, tables: readonly TaxTable[] = shipped) {
  const { sides } = computeCosts(tables, { ...sale, ...question })
  return Object.fromEntries(
    sides.flatMap(({ lines }) => lines.map(({ charge, amount }) => [charge, amount] as const)),
  )
}

// Worked by hand from the First Schedule of the Income Tax Ordinance 2001 as the Finance Act 2025 left it.
test.each([
  ['a filer up to 5 Crore', 'filer', 50_000_000, 750_000, 2_250_000],
  ['a filer just above 5 Crore', 'filer', 50_000_001, 1_000_000, 2_500_000],
  ['a filer up to 10 Crore', 'filer', 100_000_000, 2_000_000, 5_000_000],
  ['a filer above 10 Crore', 'filer', 200_000_000, 5_000_000, 11_000_000],
  ['a late filer', 'late_filer', 60_000_000, 3_300_000, 5_100_000],
  ['a non-filer', 'non_filer', 60_000_000, 8_700_000, 6_900_000],
] as const)('%s pays the withholding tax of the year to June 2026', (_, status, price, buyer, seller) => {
  expect(amounts({ status, price })).toMatchObject({ withholding_buyer: buyer, withholding_seller: seller })
})

test('the rates of the day are used, those of the year before for a transfer in it', () => {
  expect(amounts({ on: '2025-06-30' })).toMatchObject({
    withholding_buyer: 1_500_000,
    withholding_seller: 1_500_000,
  })
})

test('after the last day of a table nothing is claimed, and it is said when the last rate ended', () => {
  const [buyer] = computeCosts(shipped, { ...sale, on: '2026-07-01' }).sides
  const line = buyer?.lines.find(({ charge }) => charge === 'withholding_buyer')
  expect(line).toMatchObject({ amount: null, rate: null, table: null, ended_on: '2026-06-30' })
  expect(buyer?.is_whole).toBe(false)
})

test('a province without a table has no stamp duty, and is not taxed as Islamabad', () => {
  expect(amounts({ region: 'islamabad' }).stamp_duty).toBe(500_000)
  expect(amounts({ region: 'punjab' }).stamp_duty).toBeNull()
})

test.each([
  ['a house held for just a year', 'house', '2023-06-30', '2024-07-01', 1_000_000],
  ['a plot bought three years and a day before', 'plot', '2023-06-29', '2026-06-30', 750_000],
  ['a plot on its third anniversary', 'plot', '2023-06-30', '2026-06-30', 1_000_000],
  ['a flat held for two years and more', 'flat', '2023-01-10', '2026-06-30', 0],
  ['a house bought after June 2024', 'house', '2024-07-01', '2026-06-30', 1_500_000],
] as const)('the tax on a gain of 1 Crore: %s', (_, property, boughtOn, on, tax) => {
  expect(amounts({ property, boughtOn, boughtFor: 40_000_000, on })).toMatchObject({ gains_tax: tax })
})

test('a loss is not taxed, and without the day it was bought no tax on a gain is named', () => {
  expect(amounts({ boughtOn: '2025-01-01', boughtFor: 60_000_000 }).gains_tax).toBe(0)
  expect(amounts({})).not.toHaveProperty('gains_tax')
})

test('the transfer fee that was entered is in the buyer’s total and nowhere else', () => {
  const [buyer, seller] = computeCosts(shipped, { ...sale, transferFee: 90_000 }).sides
  expect(buyer?.total).toBe(500_000 + 750_000 + 500_000 + 90_000)
  expect(seller?.total).toBe(2_250_000 + 500_000)
})

test('a rent is counted in months', () => {
  expect(amounts({ purpose: 'rent', price: 85_000 })).toEqual({
    rent_advance: 85_000,
    rent_security: 170_000,
    rent_commission: 42_500,
  })
})

test('of tables of the same first day the first given is used, and the region’s own before the country’s', () => {
  const [table] = readTables(
    '- { charge: stamp_duty, valid_from: 2026-01-01, source: Law, rows: [{ rate: 3 }] }',
  )
  if (!table) throw new Error('There is one table')
  const own = { ...table, region: 'islamabad' as const, rows: table.rows.map((row) => ({ ...row, rate: 2 })) }
  const saved = { ...own, rows: own.rows.map((row) => ({ ...row, rate: 4 })) }
  expect(amounts({}, [table, own]).stamp_duty).toBe(1_000_000)
  expect(amounts({}, [saved, own]).stamp_duty).toBe(2_000_000)
})

test.each([
  ['no list', 'charge: stamp_duty'],
  ['an unknown charge', '- { charge: bribe, valid_from: 2026-01-01, source: A, rows: [{ rate: 3 }] }'],
  ['a table without a source', '- { charge: stamp_duty, valid_from: 2026-01-01, rows: [{ rate: 3 }] }'],
  ['no rates', '- { charge: stamp_duty, valid_from: 2026-01-01, source: A, rows: [] }'],
  ['a rate beyond 100', '- { charge: stamp_duty, valid_from: 2026-01-01, source: A, rows: [{ rate: 300 }] }'],
  [
    'a day that does not exist',
    '- { charge: stamp_duty, valid_from: 2026-02-30, source: A, rows: [{ rate: 3 }] }',
  ],
])('a file with %s is refused', (_, written) => {
  expect(() => readTables(written)).toThrow()
})
