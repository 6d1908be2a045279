import { expect, test } from 'vitest'
import type { TaxTable } from '#contract/costs/tax-table.ts'
import { judgeTaxes } from './judge-taxes.ts'

const table = (more: Partial<TaxTable>): TaxTable => ({
  ...{ charge: 'withholding_buyer', region: 'pakistan', valid_from: '2025-07-01', valid_until: '2026-06-30' },
  ...{
    acquired_from: null,
    acquired_until: null,
    source: 'Finance Act',
    source_ur: '',
    source_url: null,
    rows: [],
  },
  ...more,
})

test('rates whose last day is over are named with the day, until the next table is entered', () => {
  const old = [
    table({}),
    table({ charge: 'withholding_seller' }),
    table({ charge: 'stamp_duty', valid_until: null }),
  ]
  expect(judgeTaxes(old, '2026-06-30')).toMatchObject({ state: 'fine', advice: null })
  const found = judgeTaxes(old, '2026-07-01')
  expect(found.state).toBe('look')
  expect(found.figure).toBe(
    'No rate in force after 30 Jun 2026: Buyer’s withholding tax (236K), Seller’s withholding tax (236C).',
  )
  const entered = [...old, table({ valid_from: '2026-07-01', valid_until: null })]
  expect(judgeTaxes(entered, '2026-07-01').figure).not.toContain('buyer')
})

test('a rate of the country stands in for that of a province', () => {
  const ofPunjab = table({ charge: 'stamp_duty', region: 'punjab' })
  expect(judgeTaxes([ofPunjab], '2026-07-01').state).toBe('look')
  const everywhere = table({ charge: 'stamp_duty', valid_until: null })
  expect(judgeTaxes([ofPunjab, everywhere], '2026-07-01').state).toBe('fine')
})

test('without any table nothing is missed', () => {
  expect(judgeTaxes([], '2026-07-01').state).toBe('fine')
})
