/** The asking prices of a listing over time, as its page and the public API show them. */
import { z } from 'zod'

/** A change that is undone or followed by another within this time is none for visitors (ADR 0041). */
export const settlingMs = 3_600_000

/** Days for which a lower asking price counts as 'Reduced'. */
export const daysReduced = 90

/** The newest entries that are shown. */
export const mostPriceEntries = 20

/**
 * `listed`: first published; `relisted`: on offer again; `withdrawn`: off the market, neither sold nor rented;
 * `repriced`: to or from a price on call.
 */
export const priceEvents = [
  'listed',
  'reduced',
  'raised',
  'repriced',
  'under offer',
  'sold',
  'rented',
  'withdrawn',
  'relisted',
] as const

export const PriceEntry = z.object({
  at: z.string().describe('ISO 8601 in UTC'),
  event: z.enum(priceEvents),
  price: z
    .int()
    .nullable()
    .describe('The asking price from then on in PKR; 0 for price on call, null while it is not available'),
  percent: z
    .number()
    .nullable()
    .describe('The change from the previous asking price in percent, to one decimal'),
})
export type PriceEntry = z.infer<typeof PriceEntry>

/** The price reduction that a card shows. */
export const Reduction = z.object({
  at: z.string().describe('ISO 8601 in UTC'),
  price_before: z.int().describe('The previous asking price in PKR'),
})
export type Reduction = z.infer<typeof Reduction>
