import { and, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { alertContacts, alertMatches, alertMessages, alerts } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'

/**
 * Puts all due matches of a contact into one message, which owns them from now on, however often sending is
 * tried. Undefined when another server was first.
 */
export async function makeReady(
  { db, clock }: Needs<'db' | 'clock'>,
  contactId: number,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [contact] = await tx
      .select({ id: alertContacts.id })
      .from(alertContacts)
      .where(eq(alertContacts.id, contactId))
      .for('update', { skipLocked: true })
    if (!contact) return undefined
    const due = await takeDue(tx, contactId, clock())
    if (due.length === 0) return undefined
    const [message] = await tx
      .insert(alertMessages)
      .values({ contact_id: contactId, purpose: 'matches' })
      .returning({ id: alertMessages.id })
    if (!message) throw new Error('The database gave no row')
    const taken = await tx
      .update(alertMatches)
      .set({ message_id: message.id })
      .where(and(isNull(alertMatches.message_id), inArray(alertMatches.alert_id, due)))
      .returning({ id: alertMatches.alert_id })
    if (taken.length > 0) return message.id
    await tx.delete(alertMessages).where(eq(alertMessages.id, message.id))
    return undefined
  })
}

async function takeDue(tx: Db, contactId: number, now: Date): Promise<number[]> {
  const taken = await tx
    .update(alerts)
    .set({ due_at: null })
    .where(and(eq(alerts.contact_id, contactId), eq(alerts.status, 'active'), lte(alerts.due_at, now)))
    .returning({ id: alerts.id })
  return taken.map(({ id }) => id)
}

/**
 * Takes back a message that was certainly not sent: its matches wait again, for one message with all matches
 * found until then, which is made at `again` or later.
 */
export async function takeBack(db: Db, messageId: number, again: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [message] = await tx
      .delete(alertMessages)
      .where(
        and(
          eq(alertMessages.id, messageId),
          eq(alertMessages.state, 'held'),
          eq(alertMessages.purpose, 'matches'),
        ),
      )
      .returning({ contact: alertMessages.contact_id })
    // The matches lost their message with its row.
    if (message) await dueAgain(tx, message.contact, again)
  })
}

/** Makes matches without a message due at that time, or at their own earlier time. */
export async function dueAgain(tx: Db, contactId: number, again: Date): Promise<void> {
  const waiting = tx
    .select({ id: alertMatches.alert_id })
    .from(alertMatches)
    .where(and(isNull(alertMatches.message_id), eq(alertMatches.alert_id, alerts.id)))
  await tx
    .update(alerts)
    .set({ due_at: sql`least(${alerts.due_at}, ${again.toISOString()}::timestamptz)` })
    .where(and(eq(alerts.contact_id, contactId), eq(alerts.status, 'active'), exists(waiting)))
}
