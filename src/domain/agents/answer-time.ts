import { sql } from 'drizzle-orm'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'
import { readSettings } from '../settings/index.ts'

/** Fewer answers say nothing of what is usual. */
const fewestAnswers = 10
const lastDays = 90

/**
 * In how many minutes half of an agent's leads of the last 90 days had their first contact, of those that came in office
 * hours; null with fewer than ten of them. Who walks in is answered at once, and does not count.
 */
export async function usualAnswerMinutes(db: Db, agentId: number, now: Date): Promise<number | null> {
  const { office_days: days, office_opens: opens, office_closes: closes } = await readSettings(db)
  const received = sql`(${leads.created_at} at time zone ${agencyZone})`
  const { rows } = await db.execute<{ answers: number; minutes: number | null }>(sql`
    select count(*)::int as answers,
      percentile_cont(0.5) within group (
        order by extract(epoch from ${leads.first_contacted_at} - ${leads.created_at}) / 60) as minutes
    from ${leads}
    where ${leads.owner_id} = ${agentId} and ${leads.first_contacted_at} > ${leads.created_at}
      and ${leads.created_at} > ${now}::timestamptz - make_interval(days => ${lastDays})
      and extract(isodow from ${received}) = any(${sql.param(days)}::int[])
      and ${received}::time between ${opens}::time and ${closes}::time`)
  const [found] = rows
  if (!found || found.minutes === null || found.answers < fewestAnswers) return null
  return Math.max(1, Math.round(found.minutes))
}
