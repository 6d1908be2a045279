import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Today } from '#contract/admin/today.ts'
import { reachOf } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { agents, leadSearch, leads, listings } from '#db/schema/index.ts'
import { ifAllowed, type Staff } from '../access/index.ts'
import type { AllowedContext } from '../context.ts'
import { inInbox, isUntouched, isWaiting, leadRows, presentRow, readPromise } from '../leads/index.ts'
import {
  confirmBefore,
  countReported,
  isDue,
  isWithoutPosition,
  listReturned,
  listReviews,
  within,
} from '../listings/index.ts'
import { readSettings } from '../settings/index.ts'
import { tasksOf } from '../tasks/index.ts'
import { viewingsToday } from '../viewings/index.ts'
import { lastDays } from './last-days.ts'

const shown = 6

/** The tasks of today within the caller's reach, and the figures of the last 30 days. */
export async function showToday({
  db,
  clock,
  actor,
}: AllowedContext<'leads.read', 'db' | 'clock'>): Promise<Today> {
  const { reach } = actor
  const publishes = ifAllowed(actor, 'listings.publish')
  const editor = ifAllowed(actor, 'listings.edit')
  const [promised, settings] = await Promise.all([readPromise(db), readSettings(db)])
  const mine = inInbox(reach, actor)
  const waiting = and(mine, isWaiting(promised))
  const [
    untouched,
    waitingCount,
    longest,
    tasks,
    to_confirm,
    without_position,
    without_portrait,
    reported,
    in_review,
    sentBack,
    viewings,
    median_minutes,
    days,
  ] = await Promise.all([
    db
      .select({ kind: leadSearch.kind, count: count() })
      .from(leadSearch)
      .where(and(mine, isUntouched()))
      .groupBy(leadSearch.kind)
      .orderBy(desc(count()), asc(leadSearch.kind)),
    db.$count(leadSearch, waiting),
    leadRows(db)
      .innerJoin(leadSearch, eq(leadSearch.lead_id, leads.id))
      .where(waiting)
      .orderBy(asc(leadSearch.created_at), asc(leadSearch.lead_id))
      .limit(shown),
    tasksOf(db, actor),
    toConfirm(db, actor, confirmBefore(settings, clock())),
    withoutPosition(db, actor),
    withoutPortrait(db, actor),
    editor ? countReported({ db, actor: editor }) : 0,
    publishes ? listReviews({ db, actor: publishes }, shown) : null,
    returned(db, actor),
    viewingsToday(db, { actor, reach, now: clock() }),
    medianMinutes(db, mine),
    lastDays(db, actor, reach),
  ])
  return {
    untouched,
    waiting: { count: waitingCount, leads: longest.map((row) => presentRow(row, promised)) },
    promised_minutes: settings.promised_minutes,
    tasks,
    to_confirm,
    without_position,
    without_portrait,
    reported,
    in_review,
    returned: sentBack,
    viewings,
    median_minutes,
    days,
  }
}

/** Listings whose prices are to be confirmed: the caller's own, or all. */
async function toConfirm(db: Db, actor: Staff, before: Date): Promise<Today['to_confirm']> {
  const reach = reachOf(actor.role, 'listings.read')
  if (reach === undefined) return { count: 0, listings: [] }
  const where = and(isDue(before), within(actor, reach))
  const [all, first] = await Promise.all([
    db.$count(listings, where),
    db
      .select({ id: listings.id, title: listings.title, confirmed_at: listings.confirmed_at })
      .from(listings)
      .where(where)
      .orderBy(sql`${listings.confirmed_at} asc nulls first`, asc(listings.id))
      .limit(shown),
  ])
  return {
    count: all,
    listings: first.map((row) => ({ ...row, confirmed_at: row.confirmed_at?.toISOString() ?? null })),
  }
}

/** Listings on the site without a position: the caller's own, or all. */
async function withoutPosition(db: Db, actor: Staff): Promise<number> {
  const reach = reachOf(actor.role, 'listings.read')
  if (reach === undefined) return 0
  return db.$count(listings, and(eq(listings.status, 'published'), isWithoutPosition(), within(actor, reach)))
}

/** Agents on the site without a photograph, for those who can add one. */
async function withoutPortrait(db: Db, actor: Staff): Promise<number> {
  if (!ifAllowed(actor, 'team.edit')) return 0
  return db.$count(agents, and(eq(agents.active, true), isNull(agents.photo)))
}

/** Only the caller's own: staff who look after all listings sent them back. */
async function returned(db: Db, actor: Staff): Promise<Today['returned']> {
  if (reachOf(actor.role, 'listings.edit') !== 'own') return []
  return listReturned(db, within(actor, 'own'), shown)
}

async function medianMinutes(db: Db, mine: SQL | undefined): Promise<number | null> {
  const { created_at } = leadSearch
  const minutes = sql`extract(epoch from ${leads.first_contacted_at} - ${created_at}) / 60`
  const [row] = await db
    .select({
      median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`,
    })
    .from(leadSearch)
    .innerJoin(leads, eq(leads.id, leadSearch.lead_id))
    .where(
      // Leads answered immediately, on the phone or in the office, never waited: not a first call after 0
      // minutes.
      and(
        mine,
        sql`${created_at} > now() - interval '30 days' and ${leads.first_contacted_at} > ${created_at}`,
      ),
    )
  return row?.median ?? null
}
