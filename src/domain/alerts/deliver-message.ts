/** Sending one message about alerts: claim its row, let the connection go, send, store what came of it. */
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { alertContacts, alertMatches, alertMessages, alerts, mails } from '#db/schema/index.ts'
import { WhatsAppRefused } from '#integrations/whatsapp.ts'
import { longestSendMs } from '#mail/mailer.ts'
import { alertProblems } from '#messages/admin.ts'
import type { Needs } from '../context.ts'
import { asEmail, compose } from './compose-message.ts'
import type { ContactRow } from './contacts.ts'
import { hidingSecrets } from './hide-secrets.ts'
import { takeBack } from './make-ready.ts'
import type { StoredMessage, Written } from './message-types.ts'
import { isOutage, isRefusal, mayBeTaken } from './outage.ts'
import { storeRefusal } from './refusals.ts'
import { mostADay, nextAllowed } from './schedule.ts'

export type DeliverContext = Needs<'db' | 'mailer' | 'whatsApp' | 'secret' | 'siteUrl' | 'clock'>

// After this the next server may send what a killed one had claimed.
const claimMs = longestSendMs + 20_000

// A receiver that takes no message for now, such as one that greets strangers so.
const pauseMs = 15 * 60_000

type Claimed = { message: StoredMessage; contact: ContactRow; createdAt: Date }

/**
 * Sends a message that is held; nothing happens to one that was sent, or that another server is sending. A receiver
 * that refuses it for good is counted, and after the third time the address is not written to any more. Matches of a
 * message that was certainly not sent wait again.
 * @throws what the mail server or WhatsApp say when the message may be taken later
 */
export async function deliver(ctx: DeliverContext, messageId: number): Promise<void> {
  const { db, mailer } = ctx
  let isBegun = false
  const work = async () => {
    const claimed = await claim(ctx, messageId)
    isBegun = true
    if (!claimed) return
    const written = await compose(ctx, claimed.contact, claimed.message)
    if (!written) return forget(db, messageId)
    try {
      await sendVia(ctx, claimed, written)
    } catch (error) {
      if (isRefusal(error)) return refused(ctx, claimed, error)
      await release(ctx, claimed, error)
      throw error
    }
    await sent(ctx, claimed)
  }
  // Emails go out few at a time, whatever they are about.
  if (!mailer || !(await isEmail(db, messageId))) return work()
  try {
    await mailer.inTurn(`alert ${messageId}`, work)
  } catch (error) {
    if (!isBegun) await takeBack(db, messageId, ctx.clock())
    throw error
  }
}

async function isEmail(db: Db, messageId: number): Promise<boolean> {
  const [of] = await db
    .select({ channel: alertContacts.channel })
    .from(alertMessages)
    .innerJoin(alertContacts, eq(alertContacts.id, alertMessages.contact_id))
    .where(eq(alertMessages.id, messageId))
  return of?.channel === 'email'
}

async function claim({ db, clock }: DeliverContext, messageId: number): Promise<Claimed | undefined> {
  const now = clock()
  const isFree = or(isNull(alertMessages.claimed_until), lt(alertMessages.claimed_until, now))
  const [message] = await db
    .update(alertMessages)
    .set({ claimed_until: new Date(now.getTime() + claimMs) })
    .where(and(eq(alertMessages.id, messageId), eq(alertMessages.state, 'held'), isFree))
    .returning()
  if (!message) return undefined
  const [contact] = await db.select().from(alertContacts).where(eq(alertContacts.id, message.contact_id))
  return contact && { message, contact, createdAt: message.created_at }
}

async function sendVia(ctx: DeliverContext, claimed: Claimed, written: Written): Promise<void> {
  const { contact } = claimed
  const { address, language } = contact
  if (contact.channel === 'whatsapp') {
    if (!ctx.whatsApp) throw new WhatsAppRefused(alertProblems.whatsAppOff)
    return ctx.whatsApp.send({ to: address, language, ...written.whatsApp })
  }
  const mail = asEmail(ctx, contact, written)
  if (ctx.mailer) return ctx.mailer.send({ ...mail, messageId: messageIdOf(claimed) })
  // Without a mail server staff find it in the outbox, as every other email.
  const { unsubscribe: _, ...kept } = mail
  const hide = hidingSecrets(ctx, contact, claimed.message)
  const stored = { ...kept, text: hide(mail.text), html: hide(mail.html) }
  await ctx.db
    .insert(mails)
    .values({ ...stored, purpose: `alert ${claimed.message.purpose}`, status: 'kept' })
}

/** The same for every attempt, so that a mailbox can recognise a second copy. */
function messageIdOf({ message, contact, createdAt }: Claimed): string {
  return `<alert.${message.id}.${createdAt.getTime()}@${contact.address.split('@').at(-1)}>`
}

/** First that it went, alone: nothing else may have it sent again. */
async function sent({ db, clock }: DeliverContext, { message, contact }: Claimed): Promise<void> {
  const now = clock()
  await db
    .update(alertMessages)
    .set({ state: 'sent', sent_at: now, claimed_until: null, problem: null })
    .where(eq(alertMessages.id, message.id))
  const isAboutMatches = message.purpose === 'matches'
  const not_before = isAboutMatches ? nextAllowed(await sentLately(db, contact), now) : contact.not_before
  await db.update(alertContacts).set({ refusals: 0, not_before }).where(eq(alertContacts.id, contact.id))
  if (!isAboutMatches) return
  const told = db
    .select({ id: alertMatches.alert_id })
    .from(alertMatches)
    .where(eq(alertMatches.message_id, message.id))
  await db.update(alerts).set({ last_sent_at: now }).where(inArray(alerts.id, told))
}

/** The times of the last messages about matches to a contact, as far back as the daily limit counts. */
async function sentLately(db: Db, { id }: ContactRow): Promise<Date[]> {
  const rows = await db
    .select({ at: alertMessages.sent_at })
    .from(alertMessages)
    .where(
      and(
        eq(alertMessages.contact_id, id),
        eq(alertMessages.purpose, 'matches'),
        isNotNull(alertMessages.sent_at),
      ),
    )
    .orderBy(desc(alertMessages.sent_at), desc(alertMessages.id))
    .limit(mostADay)
  return rows.flatMap(({ at }) => at ?? [])
}

async function refused(
  { db, clock }: DeliverContext,
  { message, contact }: Claimed,
  error: unknown,
): Promise<void> {
  await db.transaction((tx) =>
    storeRefusal(tx, clock(), {
      ...{ messageId: message.id, contactId: contact.id, problem: problemOf(error) },
      refusals: sql`${alertContacts.refusals} + 1`,
    }),
  )
}

/** The database may be what fails: then the claim ends by itself, and the same message is sent again. */
async function release(ctx: DeliverContext, { message, contact }: Claimed, error: unknown): Promise<void> {
  const { db, clock } = ctx
  const again = new Date(clock().getTime() + (isOutage(error) ? 0 : pauseMs))
  const giveBack = async () => {
    if (message.purpose === 'matches' && !mayBeTaken(error)) {
      await takeBack(db, message.id, again)
      if (!isOutage(error))
        await db.update(alertContacts).set({ not_before: again }).where(eq(alertContacts.id, contact.id))
      return
    }
    await db
      .update(alertMessages)
      .set({ claimed_until: null, problem: problemOf(error) })
      .where(and(eq(alertMessages.id, message.id), eq(alertMessages.state, 'held')))
  }
  await giveBack().catch(() => {})
}

async function forget(db: Db, messageId: number): Promise<void> {
  await db.delete(alertMessages).where(eq(alertMessages.id, messageId))
}

function problemOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
