/** Dated tables of rates: what a file under `content/taxes` holds, and what staff save in the admin app. */
import { z } from 'zod'
import { taxTableRules as t } from '#messages/admin.ts'
import { chargeNames, filerStatuses, taxedProperties, taxRegions } from './charges.ts'

export const ratePrecisions = ['exactly', 'at_least'] as const

const day = z.iso.date({ error: () => t.day })

/**
 * One line of a table. The first line that fits is used: `up_to` is the highest price in PKR that it holds for,
 * `years` the longest time in years that the property was held; null holds for all.
 */
export const TaxRow = z.strictObject({
  status: z.enum([...filerStatuses, 'any']).default('any'),
  property: z.enum([...taxedProperties, 'any']).default('any'),
  up_to: z
    .int({ error: () => t.upTo })
    .positive({ error: () => t.upTo })
    .nullable()
    .default(null),
  years: z
    .number({ error: () => t.years })
    .positive({ error: () => t.years })
    .max(99, { error: () => t.years })
    .nullable()
    .default(null),
  rate: z
    .number({ error: () => t.rate })
    .min(0, { error: () => t.rate })
    .max(100, { error: () => t.rate })
    .describe('Percent, or months of rent'),
  precision: z.enum(ratePrecisions).default('exactly').describe('at_least: the real rate may be higher'),
})
export type TaxRow = z.output<typeof TaxRow>

/** What every table has, however it is stored. */
export const taxTableFields = {
  charge: z.enum(chargeNames),
  region: z.enum(taxRegions),
  valid_from: day.describe('The first day on which it is in force'),
  valid_until: day.nullable().describe('The last day; null until a later table begins'),
  acquired_from: day.nullable().describe('For capital gains tax: applies to purchases on or after this day'),
  acquired_until: day.nullable().describe('For capital gains tax: applies to purchases until this day'),
  source: z
    .string()
    .trim()
    .min(1, { error: () => t.source })
    .max(300)
    .describe('The law or notice that sets the rates'),
  source_ur: z.string().trim().max(300).optional().describe('The same in Urdu'),
  source_url: z
    .string()
    .trim()
    .max(1000)
    .regex(/^https:\/\/\S+$/, { error: () => t.sourceUrl })
    .nullable(),
  rows: z
    .array(TaxRow)
    .min(1, { error: () => t.noRows })
    .max(40),
}

/** A table as a file has it: what does not apply may be left out. */
export const WrittenTaxTable = z.strictObject({
  ...taxTableFields,
  region: taxTableFields.region.default('pakistan'),
  valid_until: taxTableFields.valid_until.default(null),
  acquired_from: taxTableFields.acquired_from.default(null),
  acquired_until: taxTableFields.acquired_until.default(null),
  source_ur: taxTableFields.source_ur.default(''),
  source_url: taxTableFields.source_url.default(null),
})

export type TaxTable = z.output<typeof WrittenTaxTable>

/** A file: a list of tables. */
export const TaxFile = z.array(WrittenTaxTable)
