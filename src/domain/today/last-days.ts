import { and, sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import type { Today } from '#contract/admin/today.ts'
import type { Reach } from '#contract/permissions.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { dailyCounts, leadSearch, listings } from '#db/schema/index.ts'
import type { Staff } from '../access/index.ts'
import { inInbox } from '../leads/index.ts'
import { within } from '../listings/index.ts'

const howMany = 30
const dayMs = 86_400_000

/** How many leads came and how often listings and projects were looked at, day by day; of one's own, or of all. */
export async function lastDays(db: Db, actor: Staff, reach: Reach): Promise<Today['days']> {
  const today = Date.parse(localDay(new Date(), agencyZone))
  const days = Array.from({ length: howMany }, (_, at) =>
    new Date(today - (howMany - 1 - at) * dayMs).toISOString().slice(0, 10),
  )
  const first = days[0] ?? ''
  const [came, seen] = await Promise.all([
    leadsSince(db, actor, reach, first),
    viewsSince(db, actor, reach, first),
  ])
  return days.map((day) => ({ day, leads: came.get(day) ?? 0, views: seen.get(day) ?? 0 }))
}

async function leadsSince(db: Db, actor: Staff, reach: Reach, first: string): Promise<Map<string, number>> {
  const day = sql<string>`(${leadSearch.created_at} at time zone ${sql.raw(`'${agencyZone}'`)})::date::text`
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(leadSearch)
    .where(
      and(
        inInbox(reach, actor),
        sql`${leadSearch.created_at} >= ${first}::date::timestamp at time zone ${sql.raw(`'${agencyZone}'`)}`,
      ),
    )
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.day, row.count]))
}

async function viewsSince(db: Db, actor: Staff, reach: Reach, first: string): Promise<Map<string, number>> {
  const own = within(actor, reach)
  const subjects = own
    ? sql`subject in (select 'listing:' || ${listings.id} from ${listings} where ${own})`
    : sql`subject = ''`
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select day::text as day, sum(count)::int as count from ${dailyCounts}
    where event = 'view' and ${subjects} and day >= ${first}::date group by day`)
  return new Map(rows.map(({ day, count }) => [day, count]))
}
