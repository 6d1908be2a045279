import { type SQL, sql } from 'drizzle-orm'
import { fewestForFigure } from '#contract/places/area-report.ts'
import type { Db } from '#db/client.ts'

/** The median days from publishing to the end of the sold and rented listings that `which` names; null for fewer than five. */
export async function timeOnMarket(db: Db, which: SQL): Promise<{ days: number; sample: number } | null> {
  const { rows } = await db.execute<{ days: number | null; sample: number }>(sql`
    select round(percentile_cont(0.5) within group (order by extract(epoch from ended_at - published_at) / 86400))::int
      as days, count(*)::int as sample
    from listings
    where status in ('sold', 'rented') and ended_at > published_at and ${which}`)
  const [found] = rows
  if (!found || found.days === null || found.sample < fewestForFigure) return null
  return { days: found.days, sample: found.sample }
}
