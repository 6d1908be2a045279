/** Tables of taxes and fees, and exchange rates, as staff keep them. */
import { z } from 'zod'
import { exchangeRateRules, taxTableRules as t } from '#messages/admin.ts'
import { charges } from '../costs/charges.ts'
import { foreignCurrencies } from '../costs/currencies.ts'
import { taxTableFields } from '../costs/tax-table.ts'
import { collection } from './collection.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { day, line, urduLine } from './fields.ts'

export const TaxTableFields = z.strictObject(taxTableFields)
export type TaxTableFields = z.output<typeof TaxTableFields>

/** What does not go together, by the field that says so. */
export function taxTableProblems(fields: TaxTableFields): Record<string, string> {
  const { charge, valid_from, valid_until, acquired_from, acquired_until } = fields
  const isOfGain = charges[charge].unit === 'percent_of_gain'
  return {
    ...(valid_until !== null && valid_until < valid_from && { valid_until: t.lastDay }),
    ...(acquired_until !== null && acquired_until < (acquired_from ?? '') && { acquired_until: t.lastDay }),
    ...(isOfGain && acquired_from === null && acquired_until === null && { acquired_from: t.acquired }),
  }
}

const pkr = exchangeRateRules.pkr

export const ExchangeRateFields = z.strictObject({
  currency: z.enum(foreignCurrencies),
  pkr: z
    .number({ error: () => pkr })
    .min(1, { error: () => pkr })
    .max(10_000, { error: () => pkr }),
  day,
  source: line(120),
  source_ur: urduLine(120),
})

export const taxTables = collection({
  one: 'tax table',
  many: 'tax tables',
  permission: 'content.edit',
  fields: TaxTableFields,
})
export const exchangeRates = collection({
  one: 'exchange rate',
  many: 'exchange rates',
  permission: 'content.edit',
  fields: ExchangeRateFields,
})

export const costCollections = [taxTables, exchangeRates] as const

export const costCalls = {
  ...taxTables.calls,
  ...exchangeRates.calls,
} as const satisfies Record<string, AdminEndpoint>
