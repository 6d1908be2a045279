import { and, desc, eq, gt, max, ne, sql, sum } from 'drizzle-orm'
import type { ScriptErrorGroup } from '#contract/admin/health.ts'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { dailyCounts } from '#db/schema/index.ts'
import type { StaffContext } from '../context.ts'
import { CountedScriptError, scriptErrorEvent } from './note.ts'

const days = 7
const mostShown = 50

/** Those of the last seven days, the most frequent first. */
export async function listScriptErrors({
  db,
  clock,
}: Pick<StaffContext<'db' | 'clock'>, 'db' | 'clock'>): Promise<ScriptErrorGroup[]> {
  const today = localDay(clock(), agencyZone)
  const count = sum(dailyCounts.count).mapWith(Number)
  const rows = await db
    .select({ subject: dailyCounts.subject, count, lastDay: max(dailyCounts.day) })
    .from(dailyCounts)
    .where(
      and(
        eq(dailyCounts.event, scriptErrorEvent),
        ne(dailyCounts.subject, ''),
        gt(dailyCounts.day, sql`${today}::date - ${days}::int`),
      ),
    )
    .groupBy(dailyCounts.subject)
    .orderBy(desc(count), dailyCounts.subject)
    .limit(mostShown)
  return rows.map(({ subject, count: times, lastDay }) => {
    const [browser, outcome, page, file, message] = CountedScriptError.parse(JSON.parse(subject))
    return { browser, outcome, page, file, message, count: times, last_day: lastDay ?? today }
  })
}
