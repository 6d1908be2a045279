/** Visitors' actions on campaigns, from the counts of the days. */
import { sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { dailyCounts } from '#db/schema/index.ts'
import { adCount } from './count.ts'

const howMany = 30
const dayMs = 86_400_000

export type AdNumbers = { seen: number; clicked: number }

/** Of all campaigns with any, in the last 30 days. */
export async function numbersOf(db: Db): Promise<Map<number, AdNumbers>> {
  const numbers = new Map<number, AdNumbers>()
  for (const { subject, ...counted } of await counts(db, sql`subject like 'ad:%'`, sql`subject`)) {
    numbers.set(Number(subject.slice('ad:'.length)), counted)
  }
  return numbers
}

/** Of one campaign, day by day, the last one today. */
export async function campaignDays(db: Db, id: number): Promise<(AdNumbers & { day: string })[]> {
  const [, subject] = adCount(id, 'seen')
  const rows = await counts(db, sql`subject = ${subject}`, sql`day::text`)
  const known = new Map(rows.map(({ subject: day, ...counted }) => [day, counted]))
  return lastDays().map((day) => ({ day, ...(known.get(day) ?? { seen: 0, clicked: 0 }) }))
}

type Counted = AdNumbers & { subject: string }

async function counts(db: Db, of: ReturnType<typeof sql>, by: ReturnType<typeof sql>): Promise<Counted[]> {
  const sum = (event: 'seen' | 'clicked') =>
    sql`coalesce(sum(count) filter (where event = ${adCount(0, event)[0]}), 0)::int`
  const { rows } = await db.execute<Counted>(sql`
    select ${by} as subject, ${sum('seen')} as seen, ${sum('clicked')} as clicked
    from ${dailyCounts}
    where event in (${adCount(0, 'seen')[0]}, ${adCount(0, 'clicked')[0]}) and ${of} and day >= ${lastDays()[0]}::date
    group by 1`)
  return rows
}

function lastDays(): string[] {
  const today = Date.parse(localDay(new Date(), agencyZone))
  return Array.from({ length: howMany }, (_, at) =>
    new Date(today - (howMany - 1 - at) * dayMs).toISOString().slice(0, 10),
  )
}
