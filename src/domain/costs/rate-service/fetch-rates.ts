import { desc, isNull } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { exchangeRates } from '#db/schema/index.ts'
import { NotSent } from '#integrations/post.ts'
import { fetchRates, type RateService } from '#integrations/rate-service.ts'
import { exchangeRateErrors as t } from '#messages/admin.ts'
import type { Needs } from '../../context.ts'
import { type CheckedRates, checkRates, type KnownRate } from './check-rates.ts'
import { noteFetch, readLastFetch } from './last-fetch.ts'

/** At 6 in the morning in Pakistan, which has had no summer time since 2009. */
const askedAtUtcHour = 1
const dayMs = 86_400_000

type Ctx = Needs<'db' | 'clock'> & { rateService: RateService }

/** Asks the rate service once a night, and again each time this is called until it has answered. */
export async function fetchRatesWhenDue(ctx: Ctx): Promise<void> {
  const { success } = await readLastFetch(ctx.db)
  if (success && Date.parse(success.at) >= lastNight(ctx.clock()).getTime()) return
  await fetchNewRates(ctx)
}

/**
 * Asks the rate service and keeps its rates beside those that staff entered: the newest of a currency is used, and none
 * is ever changed or deleted. A failure is noted for the health page.
 */
export async function fetchNewRates({ db, clock, rateService }: Ctx): Promise<void> {
  const at = clock().toISOString()
  const fail = (sentence: string) => noteFetch(db, { failure: { at, sentence } })
  try {
    const served = await fetchRates(rateService)
    // A day ahead is today at the other end of the world.
    if (Date.parse(served.day) > clock().getTime() + dayMs) return await fail(t.future({ day: served.day }))
    const today = localDay(clock(), agencyZone)
    const isAhead = served.day > today
    const day = isAhead ? today : served.day
    await db.transaction(async (tx) => {
      const checked = checkRates({ ...served, day }, await newestRates(tx))
      if (!checked) return await noteFetch(tx, { failure: { at, sentence: t.noRupees } })
      const rows = checked.fresh.map((rate) => ({ ...rate, source: rateService.source }))
      if (rows.length > 0) await tx.insert(exchangeRates).values(rows)
      await noteFetch(tx, { success: { at, day, refused: refusedText(checked) } })
    })
  } catch (error) {
    if (!(error instanceof NotSent)) throw error
    await fail(error.message)
  }
}

function refusedText({ absurd }: CheckedRates): string {
  return absurd.map(({ currency, pkr, before }) => t.absurd({ currency, pkr, before })).join(' ')
}

async function newestRates(db: Db): Promise<KnownRate[]> {
  const { currency, pkr, day, archived_at, id } = exchangeRates
  return db
    .selectDistinctOn([currency], { currency, pkr, day })
    .from(exchangeRates)
    .where(isNull(archived_at))
    .orderBy(currency, desc(day), desc(id))
}

function lastNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(askedAtUtcHour, 0, 0, 0)
  return night > now ? new Date(night.getTime() - dayMs) : night
}
