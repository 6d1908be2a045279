/** Viewings in numbers: for the dashboard, and for the reports. */
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Analytics } from '#contract/admin/analytics.ts'
import type { Today } from '#contract/admin/today.ts'
import type { Reach } from '#contract/permissions.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { instantOf } from '#contract/text/zoned-time.ts'
import type { Db } from '#db/client.ts'
import { leads, listings, viewings } from '#db/schema/index.ts'
import type { Staff } from '../../access/index.ts'
import { isMainLead, mainLead, viewingRows } from '../rows.ts'
import { clashesOf } from './clashes.ts'
import { isToRecord } from './list.ts'
import { presentViewing } from './present.ts'
import { withinReach } from './reach.ts'

const dayMs = 86_400_000

/** The requests to answer, the outcomes to record, and today's viewings in Pakistan, within reach. */
export async function viewingsToday(
  db: Db,
  { actor, reach, now }: { actor: Staff; reach: Reach; now: Date },
): Promise<Today['viewings']> {
  const mine = and(withinReach(reach, actor), isNull(mainLead.merged_into))
  const begins = instantOf(`${dayInPakistan(now)} 00:00`, agencyZone)
  const isToday = and(
    eq(viewings.state, 'confirmed'),
    gte(viewings.at, begins),
    lt(viewings.at, new Date(begins.getTime() + dayMs)),
  )
  const [waiting, toRecord, rows] = await Promise.all([
    counted(db, and(mine, eq(viewings.state, 'proposed'))),
    counted(db, and(mine, isToRecord(now))),
    viewingRows(db).where(and(mine, isToday)).orderBy(asc(viewings.at), asc(viewings.id)),
  ])
  const clashes = await clashesOf(db, rows, { actor, reach })
  return {
    to_confirm: waiting,
    to_record: toRecord,
    today: rows.map((row) => presentViewing(row, clashes.get(row.viewing.id) ?? [])),
  }
}

async function counted(db: Db, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.lead_id))
    .innerJoin(mainLead, isMainLead)
    .leftJoin(listings, eq(listings.id, viewings.listing_id))
    .where(where)
  return row?.count ?? 0
}

/** The viewings that were asked for since a day in Pakistan, by their state, and by how they went. */
export async function countViewings(
  db: Db,
  from: string,
): Promise<Pick<Analytics, 'viewings' | 'viewing_outcomes'>> {
  const since = gte(viewings.created_at, instantOf(`${from} 00:00`, agencyZone))
  const { state, outcome } = viewings
  const [states, outcomes] = await Promise.all([
    db
      .select({ state, count: count() })
      .from(viewings)
      .where(since)
      .groupBy(state)
      .orderBy(desc(count()), asc(state)),
    db
      .select({ outcome, count: count() })
      .from(viewings)
      .where(and(since, isNotNull(outcome)))
      .groupBy(outcome)
      .orderBy(desc(count()), asc(outcome)),
  ])
  return {
    viewings: states,
    viewing_outcomes: outcomes.flatMap((row) => (row.outcome ? [{ ...row, outcome: row.outcome }] : [])),
  }
}
