import { sql } from 'drizzle-orm'
import PQueue from 'p-queue'
import type { Db } from '#db/client.ts'
import { alertMatches, alerts } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'
import type { News } from './listing-news.ts'
import { dueAt } from './schedule.ts'

/** News of a listing for an alert. */
export type Match = News & { alertId: number; listingId: number }

const atOnce = 2_500
// As many as there are cores at least: the database is what takes the time.
const storedTogether = 2

/**
 * Stores the matches of alerts, each occasion once, and when they are due. Alerts that ended meanwhile are
 * skipped.
 */
export async function storeMatches(
  { db, clock }: Needs<'db' | 'clock'>,
  matches: readonly Match[],
): Promise<void> {
  const now = clock()
  const some = Array.from({ length: Math.ceil(matches.length / atOnce) }, (_, at) =>
    matches.slice(at * atOnce, (at + 1) * atOnce),
  )
  await new PQueue({ concurrency: storedTogether }).addAll(
    some.map((these) => () => storeSome(db, now, these)),
  )
}

async function storeSome(db: Db, now: Date, matches: readonly Match[]): Promise<void> {
  const [soon, daily, weekly] = (['at once', 'daily', 'weekly'] as const).map((frequency) =>
    dueAt(frequency, now).toISOString(),
  )
  const column = (read: (match: Match) => string | number | null) => sql.param(matches.map(read))
  await db.execute(sql`
    with given as (
      select * from unnest(
        ${column((match) => match.alertId)}::int[], ${column((match) => match.listingId)}::int[],
        ${column((match) => match.occasion)}::text[], ${column((match) => match.event)}::text[],
        ${column((match) => match.priceBefore)}::bigint[]
      ) as given (alert_id, listing_id, occasion, event, price_before)
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
