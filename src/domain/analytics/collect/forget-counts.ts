import { lt, sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { dailyCounts } from '#db/schema/index.ts'
import type { Context } from '../../context.ts'

/** Forgets what was counted more than 13 months ago: a year can be held against the year before, no more. */
export async function forgetCounts({ db }: Context): Promise<void> {
  const today = localDay(new Date(), agencyZone)
  await db.delete(dailyCounts).where(lt(dailyCounts.day, sql`(${today}::date - interval '13 months')::date`))
}
