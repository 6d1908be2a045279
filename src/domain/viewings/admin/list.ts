import { and, asc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { ViewingLists, ViewingsQuery } from '#contract/admin/viewings.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { instantOf } from '#contract/text/zoned-time.ts'
import { viewingMinutes } from '#contract/viewings/viewing-times.ts'
import { viewings } from '#db/schema/index.ts'
import type { AllowedContext } from '../../context.ts'
import { mainLead, viewingRows } from '../rows.ts'
import { clashesOf } from './clashes.ts'
import { presentViewing } from './present.ts'
import { ofAgent, withinReach } from './reach.ts'

const dayMs = 86_400_000
/** Of each list: an agency answers its requests. */
const most = 200

/** What is to be answered and recorded, and the viewings of the seven days from a day on. */
export async function listViewings(
  { db, actor, clock }: AllowedContext<'leads.read', 'db' | 'clock'>,
  { from, agent }: ViewingsQuery,
): Promise<ViewingLists> {
  const { reach } = actor
  const mine = and(withinReach(reach, actor), ofAgent(agent), isNull(mainLead.merged_into))
  const begins = instantOf(`${from} 00:00`, agencyZone)
  const ends = new Date(begins.getTime() + 7 * dayMs)
  const [waiting, toRecord, week] = await Promise.all([
    viewingRows(db)
      .where(and(mine, eq(viewings.state, 'proposed')))
      .orderBy(asc(viewings.updated_at), asc(viewings.id))
      .limit(most),
    viewingRows(db)
      .where(and(mine, isToRecord(clock())))
      .orderBy(asc(viewings.at), asc(viewings.id))
      .limit(most),
    viewingRows(db)
      .where(
        and(
          mine,
          inArray(viewings.state, ['countered', 'confirmed', 'done']),
          gte(viewings.at, begins),
          lt(viewings.at, ends),
        ),
      )
      .orderBy(asc(viewings.at), asc(viewings.id))
      .limit(most),
  ])
  const clashes = await clashesOf(db, [...waiting, ...week], { actor, reach })
  const present = (rows: typeof week) =>
    rows.map((row) => presentViewing(row, clashes.get(row.viewing.id) ?? []))
  return { waiting: present(waiting), to_record: present(toRecord), week: present(week) }
}

/** The condition that a viewing is over and nobody has said how it went. */
export function isToRecord(now: Date): SQL | undefined {
  return and(
    eq(viewings.state, 'confirmed'),
    lt(viewings.at, new Date(now.getTime() - viewingMinutes * 60_000)),
  )
}
