import { type ForeignCurrency, foreignCurrencies } from '#contract/costs/currencies.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import type { exchangeRates } from '#db/schema/index.ts'

/** About what they were worth in PKR when the demo was made; the demo says that they are examples. */
const examples: Readonly<Record<ForeignCurrency, number>> = {
  AED: 77,
  SAR: 75.4,
  GBP: 372,
  USD: 282.8,
  EUR: 327,
  CAD: 203,
}

/** A rate of each currency, of the day on which the demo is filled. */
export function exchangeRateRows(now: Date): (typeof exchangeRates.$inferInsert)[] {
  return foreignCurrencies.map((currency) => ({
    currency,
    pkr: examples[currency],
    day: dayInPakistan(now),
    source: 'Example rate of the demo',
  }))
}
