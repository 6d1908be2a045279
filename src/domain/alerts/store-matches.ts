import { sql } from 'drizzle-orm'
import { alertMatches, alerts } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'
import type { News } from './listing-news.ts'
import { dueAt } from './schedule.ts'

/** Something to tell of a listing to an alert. */
export type Match = News & { alertId: number; listingId: number }

const atOnce = 5_000

/**
 * Stores what alerts are to be told, each occasion once, and when it is due. Alerts that ended meanwhile are passed
 * over.
 */
export async function storeMatches(
  { db, clock }: Needs<'db' | 'clock'>,
  matches: readonly Match[],
): Promise<void> {
  const now = clock()
  const [soon, daily, weekly] = (['at once', 'daily', 'weekly'] as const).map((frequency) =>
    dueAt(frequency, now).toISOString(),
  )
  for (let first = 0; first < matches.length; first += atOnce) {
    const rows = matches.slice(first, first + atOnce).map(({ alertId, listingId, ...one }) => ({
      alert_id: alertId,
      listing_id: listingId,
      occasion: one.occasion,
      event: one.event,
      price_before: one.priceBefore,
    }))
    await db.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (alert_id int, listing_id int, occasion text, event text, price_before bigint)
      ), going as materialized (
        select id from ${alerts} where status = 'active' and id in (select alert_id from given) order by id for update
      ), stored as (
        insert into ${alertMatches} (alert_id, listing_id, occasion, event, price_before, found_at)
        select given.*, clock_timestamp() from given join going on going.id = given.alert_id
        on conflict do nothing
        returning alert_id
      )
      update ${alerts} as alert set due_at = case frequency
        when 'at once' then ${soon}::timestamptz when 'daily' then ${daily}::timestamptz else ${weekly}::timestamptz end
      where due_at is null and id in (select alert_id from stored)`)
  }
}
