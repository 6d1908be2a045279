/** What the holder of an address's link sees and changes, without a password. */
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { type ChosenStatus, confirmHours, daysKept } from '#contract/alerts/alert-fields.ts'
import type {
  AlertChange,
  AlertsChange,
  SavedAlert,
  SavedAlerts,
  Unsubscribed,
} from '#contract/alerts/alerts.ts'
import type { Db } from '#db/client.ts'
import { alertContacts, alertMatches, alerts } from '#db/schema/index.ts'
import { alertErrors as t } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { type AlertRow, activate } from './activate.ts'
import { type ContactRow, contactOfLink, shortened } from './contacts.ts'
import { type Described, describeAlerts } from './describe.ts'
import { mustHaveRoom } from './limits.ts'

type Parts = 'db' | 'secret'

/** @throws NotFound for a forged or old link */
export async function listSaved(ctx: Context<Parts>, secret: string): Promise<SavedAlerts> {
  return savedOf(ctx.db, await contactOfLink(ctx, 'manage', secret))
}

/**
 * Pauses, resumes or ends all alerts of an address, or changes the language of its messages. Ended ones stay
 * ended when all are resumed.
 * @throws NotFound for a forged or old link
 */
export async function changeAll(
  ctx: Context<Parts>,
  { secret, status, language }: AlertsChange & { secret: string },
): Promise<SavedAlerts> {
  const contact = await contactOfLink(ctx, 'manage', secret)
  await ctx.db.transaction(async (tx) => {
    await lock(tx, contact)
    if (language) await tx.update(alertContacts).set({ language }).where(eq(alertContacts.id, contact.id))
    if (status) for (const alert of await goingOn(tx, contact)) await becomes(tx, alert, status)
  })
  return listSaved(ctx, secret)
}

/**
 * Changes one alert of an address.
 * @throws NotFound for a forged or old link and for an alert of another address, Conflict when the address
 *   has as many alerts as it may
 */
export async function changeOne(
  ctx: Context<Parts>,
  { secret, id, status, frequency }: AlertChange & { secret: string; id: number },
): Promise<SavedAlerts> {
  const contact = await contactOfLink(ctx, 'manage', secret)
  await ctx.db.transaction(async (tx) => {
    await lock(tx, contact)
    const [alert] = await tx
      .select()
      .from(alerts)
      .where(and(eq(alerts.id, id), eq(alerts.contact_id, contact.id)))
    if (!alert) throw new NotFound(t.unknownAlert)
    // The holder of the link owns the address: no confirmation message is needed.
    if (alert.status === 'pending') return status ? settlePending(tx, contact, alert, status) : undefined
    if (alert.status === 'ended' && status && status !== 'ended') await mustHaveRoom(tx, contact.id)
    // What waits is sent at the new frequency: the next look finds when.
    if (frequency && frequency !== alert.frequency)
      await tx
        .update(alerts)
        .set({ frequency, due_at: sql`case when ${alerts.due_at} is not null then now() end` })
        .where(eq(alerts.id, id))
    if (status) await becomes(tx, alert, status)
  })
  return listSaved(ctx, secret)
}

/** An alert that waits for confirmation is confirmed or forgotten. */
async function settlePending(
  tx: Db,
  contact: ContactRow,
  alert: AlertRow,
  status: ChosenStatus,
): Promise<void> {
  if (status === 'active') return activate(tx, contact, [alert])
  await tx.delete(alerts).where(eq(alerts.id, alert.id))
}

/**
 * Ends all alerts of an address: used by mailboxes and the page behind the link in every message. Repeating
 * it changes nothing.
 * @throws NotFound for a forged or old link
 */
export async function unsubscribe(ctx: Context<Parts>, token: string): Promise<Unsubscribed> {
  const contact = await contactOfLink(ctx, 'unsubscribe', token)
  await ctx.db.transaction(async (tx) => {
    await lock(tx, contact)
    for (const alert of await goingOn(tx, contact)) await becomes(tx, alert, 'ended')
    await tx.delete(alerts).where(and(eq(alerts.contact_id, contact.id), eq(alerts.status, 'pending')))
  })
  return { data: { channel: contact.channel, address: shortened(contact) } }
}

async function lock(tx: Db, { id }: ContactRow): Promise<void> {
  await tx.select({ id: alertContacts.id }).from(alertContacts).where(eq(alertContacts.id, id)).for('update')
}

function goingOn(tx: Db, { id }: ContactRow): Promise<AlertRow[]> {
  return tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.contact_id, id), inArray(alerts.status, ['active', 'paused'])))
    .orderBy(asc(alerts.id))
}

/** Waiting matches of an alert that stops are not sent later; an alert that resumes starts with new ones. */
async function becomes(tx: Db, { id, status: before }: AlertRow, status: ChosenStatus): Promise<void> {
  if (status === before) return
  if (status !== 'active')
    await tx.delete(alertMatches).where(and(eq(alertMatches.alert_id, id), isNull(alertMatches.message_id)))
  await tx
    .update(alerts)
    .set({
      status,
      status_at: sql`now()`,
      due_at: null,
      ...(status === 'active' && { since: sql`now()` }),
    })
    .where(eq(alerts.id, id))
}

// Any visitor may ask for alerts to an address: the newest are enough for its owner to find their own.
const mostPending = 5

function newestPending(db: Db, { id }: ContactRow) {
  const inTime = gt(alerts.created_at, sql`now() - make_interval(hours => ${confirmHours})`)
  return db
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.contact_id, id), eq(alerts.status, 'pending'), inTime))
    .orderBy(desc(alerts.id))
    .limit(mostPending)
}

async function savedOf(db: Db, contact: ContactRow): Promise<SavedAlerts> {
  const rows = await db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.contact_id, contact.id),
        or(ne(alerts.status, 'pending'), inArray(alerts.id, newestPending(db, contact))),
      ),
    )
    .orderBy(desc(alerts.created_at), desc(alerts.id))
  const described = await describeAlerts(db, rows)
  const { channel, address, language, bounced_at } = contact
  return {
    data: {
      channel,
      address,
      language,
      bounced_at: bounced_at?.toISOString() ?? null,
      alerts: rows.flatMap((row) => presented(row, described.get(row.id)) ?? []),
    },
  }
}

function presented(row: AlertRow, about: Described | undefined): SavedAlert | undefined {
  if (!about) return undefined
  const { id, kind, status, frequency, price_drop, gone, status_at } = row
  const ends = status === 'ended' ? new Date(status_at.getTime() + daysKept * 86_400_000) : undefined
  return {
    ...{ id, kind, status, frequency, price_drop, gone },
    ...about,
    created_at: row.created_at.toISOString(),
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
    ends_at: ends?.toISOString() ?? null,
  }
}
