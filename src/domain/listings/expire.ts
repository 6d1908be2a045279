/** Listings that are not confirmed expire by themselves, after a reminder to their agent. */
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { agency } from '#agency'
import { agents, areas, auditLog, listings, mails } from '#db/schema/index.ts'
import type { Context, Needs } from '../context.ts'
import { emitEvent } from '../emit-event.ts'
import { runEach } from '../run-each.ts'
import { readSettings } from '../settings/index.ts'
import { confirmBefore, expiryOf } from './admin/confirm-before.ts'
import { writeReminder } from './reminder-mail.ts'

const day = 86_400_000
const atOnce = 1000

/**
 * Asks the agents of listings that will expire soon to confirm them, each in one mail for all of theirs (the
 * agency for those without an agent), and expires those that were not confirmed: so many days after the last
 * confirmation, and never sooner after the mail than the settings promise. A listing that was never
 * confirmed, such as one from a feed, counts from the day it was published. The demo's listings stay.
 */
export async function expireListings(
  ctx: Context<'db' | 'queue' | 'mailer' | 'siteUrl' | 'clock'>,
): Promise<{ reminded: number; expired: number }> {
  let reminded = 0
  let expired = 0
  await runEach({
    'Reminders to agents': async () => {
      for (let more = atOnce; more === atOnce; reminded += more) more = await remindSome(ctx)
    },
    'Expired listings': async () => {
      for (let more = atOnce; more === atOnce; expired += more) more = await expireSome(ctx)
    },
  })
  return { reminded, expired }
}

/** The last confirmation, or else the publication. */
const since = sql<Date>`coalesce(${listings.confirmed_at}, ${listings.published_at})`.mapWith(
  listings.published_at,
)
const confirmable = and(eq(listings.status, 'published'), ne(listings.source, 'demo'))

async function remindSome({
  db,
  mailer,
  queue,
  siteUrl,
  clock,
}: Needs<'db' | 'mailer' | 'queue' | 'siteUrl' | 'clock'>): Promise<number> {
  const terms = await readSettings(db)
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: listings.id,
        title: listings.title,
        since,
        area: areas.name,
        agent: agents.name,
        email: agents.email,
      })
      .from(listings)
      .innerJoin(areas, eq(areas.id, listings.area_id))
      .leftJoin(agents, and(eq(agents.id, listings.agent_id), agents.active))
      .where(and(confirmable, lt(since, confirmBefore(terms, clock())), sql`${listings.reminded_at} is null`))
      .orderBy(listings.id)
      .limit(atOnce)
      .for('update', { of: listings, skipLocked: true })
    for (const [email, theirs] of Map.groupBy(due, (listing) => listing.email ?? agency.email)) {
      const found = theirs.map(({ id, title, area, since: last }) => ({
        id,
        title: `${title}, ${area}`,
        expires: expiryOf(last, terms),
      }))
      const letter = writeReminder({ name: theirs[0]?.agent ?? agency.name, email }, found, siteUrl())
      const status = mailer ? 'waiting' : 'kept'
      const [mail] = await tx
        .insert(mails)
        .values({ ...letter, purpose: 'confirm', status })
        .returning({ id: mails.id })
      if (mail && mailer) await queue.enqueue(tx, 'mail-written', { mailId: mail.id })
    }
    const ids = due.map(({ id }) => id)
    await tx
      .update(listings)
      .set({ reminded_at: clock() })
      .where(sql`${listings.id} = any(${sql.param(ids)}::int[])`)
    return due.length
  })
}

async function expireSome({ db, queue }: Needs<'db' | 'queue'>): Promise<number> {
  const { listing_expiry_days, listing_reminder_days } = await readSettings(db)
  const now = Date.now()
  const confirmedBefore = new Date(now - listing_expiry_days * day)
  const remindedBefore = new Date(now - listing_reminder_days * day)
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
    with due as (
      select id from ${listings}
      where ${confirmable} and ${lt(since, confirmedBefore)}
        and ${lt(listings.reminded_at, remindedBefore)}
      order by id limit ${atOnce} for update skip locked
    ), gone as (
      update ${listings} set status = 'expired', updated_at = now() from due where ${listings.id} = due.id
      returning ${listings.id} as id
    )
    insert into ${auditLog} (staff_name, action, entity, entity_id, before, after)
    select 'The server', 'expire', 'listing', gone.id::text, '{"status":"published"}', '{"status":"expired"}' from gone
    returning entity_id::int as id`)
    await emitEvent(
      { db: tx, queue },
      'listing.status_changed',
      rows.map(({ id }) => ({ id, was: 'published' })),
    )
    return rows.length
  })
}
