/** `GET /api/exchange-rates`: what other currencies are worth, with the day and the source of each rate. */
import { z } from 'zod'
import { foreignCurrencies } from './currencies.ts'

/** So many days after its day a rate is called old. */
export const freshRateDays = 3

export const ExchangeRate = z.object({
  currency: z.enum(foreignCurrencies),
  pkr: z.number().describe('PKR for one unit of the currency'),
  day: z.string().describe('The date of the rate, YYYY-MM-DD'),
  source: z.string(),
  is_old: z.boolean().describe('Whether the rate is older than three days'),
})
export type ExchangeRate = z.output<typeof ExchangeRate>

/** The newest rate of each currency that has one, in the order of the list. */
export const ExchangeRates = z.object({ data: z.array(ExchangeRate) })
