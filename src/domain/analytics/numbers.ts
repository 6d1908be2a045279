import { sql } from 'drizzle-orm'
import { type Counted, counted } from '#contract/admin/analytics.ts'
import type { Db } from '#db/client.ts'
import { dailyCounts } from '#db/schema/index.ts'

export type Numbers = Record<Counted, number>

/** How each is named in the table of counts. */
const events: Readonly<Record<Counted, string>> = {
  pages: 'page',
  views: 'view',
  searches: 'search',
  calls: 'call',
  whatsapps: 'whatsapp',
  leads: 'lead',
}

/** The counts of each of these days. */
export async function numbersOf(db: Db, days: readonly string[]): Promise<({ day: string } & Numbers)[]> {
  const { rows } = await db.execute<{ day: string; event: string; count: number }>(sql`
    select day::text as day, event, count::int as count from ${dailyCounts}
    where event in ${Object.values(events)} and subject = '' and day >= ${days[0] ?? ''}::date`)
  const found = new Map(rows.map(({ day, event, count }) => [`${day} ${event}`, count]))
  return days.map((day) => ({ day, ...each((event) => found.get(`${day} ${event}`) ?? 0) }))
}

/** All of the days from one until before another. */
export async function sumsOf(db: Db, { from, to }: { from: string; to: string }): Promise<Numbers> {
  const { rows } = await db.execute<{ event: string; count: number }>(sql`
    select event, sum(count)::int as count from ${dailyCounts}
    where event in ${Object.values(events)} and subject = '' and day >= ${from}::date and day < ${to}::date
    group by event`)
  const found = new Map(rows.map(({ event, count }) => [event, count]))
  return each((event) => found.get(event) ?? 0)
}

function each(countOf: (event: string) => number): Numbers {
  // Built from the table, whose names these are.
  return Object.fromEntries(counted.map((name) => [name, countOf(events[name])])) as Numbers
}
