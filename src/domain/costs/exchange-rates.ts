import { and, desc, isNull, lte } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { foreignCurrencies } from '#contract/costs/currencies.ts'
import { type ExchangeRate, freshRateDays } from '#contract/costs/exchange-rates.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { exchangeRates } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { localizedColumn } from '../localized.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The newest rate of each currency until today in Pakistan, each with its day, its source and whether it is old. */
export async function listExchangeRates({ db, clock }: Context<'db' | 'clock'>): Promise<ExchangeRate[]> {
  const today = localDay(clock(), agencyZone)
  const newest = await db
    .selectDistinctOn([exchangeRates.currency], {
      currency: exchangeRates.currency,
      pkr: exchangeRates.pkr,
      day: exchangeRates.day,
      source: localizedColumn(exchangeRates.source, exchangeRates.source_ur),
    })
    .from(exchangeRates)
    .where(and(isNull(exchangeRates.archived_at), lte(exchangeRates.day, today)))
    .orderBy(exchangeRates.currency, desc(exchangeRates.day), desc(exchangeRates.id))
  return foreignCurrencies.flatMap((currency) =>
    newest
      .filter((rate) => rate.currency === currency)
      .map((rate) => ({ ...rate, is_old: isOld(rate.day, today) })),
  )
}

function isOld(day: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(day)) / dayMs > freshRateDays
}
