/** `GET /api/costs`: what a purchase, a sale or a rent costs beside the price. */
import { z } from 'zod'
import { costs as t } from '#messages/common.ts'
import { id } from '../api/endpoint.ts'
import { purposes } from '../listings/property.ts'
import { parsePrice } from '../text/read-price.ts'
import { chargeNames, chargePayers, filerStatuses, propertyRegions, taxedProperties } from './charges.ts'

const highestPrice = 100_000_000_000

const day = z.iso.date({ error: () => t.refusals.day })

/** An amount as people type it, such as '1.5 crore'; gives whole PKR. */
const amount = z
  .string()
  .trim()
  .transform((text, ctx) => {
    const pkr = parsePrice(text)
    if (pkr !== undefined && pkr <= highestPrice) return pkr
    ctx.addIssue({ code: 'custom', message: t.refusals.amount })
    return z.NEVER
  })

const price = amount.refine((pkr) => pkr > 0, { error: () => t.refusals.amount })

/**
 * The question as an address has it. `on` is the day of the transfer; without one, today in Pakistan. What is left out
 * is that of the listing, if one is named.
 */
export const CostsQuery = z.object({
  listing: id.optional(),
  purpose: z.enum(purposes).optional(),
  price: price.optional(),
  region: z.enum(propertyRegions).optional(),
  status: z.enum(filerStatuses).default('filer'),
  property: z.enum(taxedProperties).optional(),
  on: day.optional(),
  bought_on: day.optional(),
  bought_for: price.optional(),
  transfer_fee: amount.optional(),
})
export type CostsQuery = z.output<typeof CostsQuery>

const CostLine = z.object({
  charge: z.enum(chargeNames),
  unit: z.enum(['percent', 'percent_of_gain', 'months']),
  amount: z.int().nullable().describe('In PKR; null if no rate is in force on that day'),
  rate: z.number().nullable().describe('Percent, or months of rent'),
  at_least: z.boolean().describe('The real amount may be higher'),
  table: z
    .object({
      valid_from: z.string(),
      valid_until: z.string().nullable(),
      source: z.string(),
      source_url: z.string().nullable(),
    })
    .nullable()
    .describe('The source of the rate and its period of validity'),
  ended_on: z.string().nullable().describe('Without a rate: the last day on which there was one'),
})
export type CostLine = z.output<typeof CostLine>

export const Costs = z.object({
  purpose: z.enum(purposes),
  price: z.int().describe('In PKR; for rent, the monthly rent'),
  region: z.enum(propertyRegions),
  status: z.enum(filerStatuses),
  property: z.enum(taxedProperties),
  on: z.string().describe('The day whose rates are used, YYYY-MM-DD'),
  sides: z.array(
    z.object({
      payer: z.enum(chargePayers),
      lines: z.array(CostLine),
      transfer_fee: z.int().describe('In PKR, as requested'),
      total: z.int().describe('In PKR: the sum of the known amounts'),
      is_whole: z.boolean().describe('Whether every charge has an amount'),
    }),
  ),
})
export type Costs = z.output<typeof Costs>
