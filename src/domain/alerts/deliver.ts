/** Sending one message about alerts: claim its row, let the connection go, send, store what came of it. */
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { alertContacts, alertMatches, alertMessages, alerts, mails } from '#db/schema/index.ts'
import { WhatsAppRefused } from '#integrations/whatsapp.ts'
import { longestSendMs } from '#mail/mailer.ts'
import { alertProblems } from '#messages/admin.ts'
import type { Needs } from '../context.ts'
import { asEmail, compose } from './compose.ts'
import type { ContactRow } from './contacts.ts'
import type { StoredMessage, Written } from './message.ts'

export type DeliverContext = Needs<'db' | 'mailer' | 'whatsApp' | 'secret' | 'siteUrl'>

// What a killed server had claimed is free for the next one after this.
const claimSeconds = longestSendMs / 1000 + 20

/** After so many refusals, one after the other, nothing is sent to an address. */
export const mostRefusals = 3

type Claimed = { message: StoredMessage; contact: ContactRow; createdAt: Date }

/**
 * Sends a message that is held; nothing happens to one that was sent, or that another server is sending. A receiver
 * that refuses it for good is counted, and after the third time the address is not written to any more.
 * @throws what the mail server or WhatsApp say when the message may be taken later
 */
export async function deliver(ctx: DeliverContext, messageId: number): Promise<void> {
  const { db, mailer } = ctx
  const work = async () => {
    const claimed = await claim(db, messageId)
    if (!claimed) return
    const written = await compose(ctx, claimed.contact, claimed.message)
    if (!written) return forget(db, messageId)
    try {
      await hand(ctx, claimed, written)
    } catch (error) {
      if (!isRefusal(error)) {
        await release(db, messageId, error)
        throw error
      }
      return refused(db, claimed, error)
    }
    await sent(db, claimed)
  }
  // Emails go out few at a time, whatever they are about.
  if (mailer && (await isEmail(db, messageId))) await mailer.inTurn(`alert ${messageId}`, work)
  else await work()
}

async function isEmail(db: Db, messageId: number): Promise<boolean> {
  const [of] = await db
    .select({ channel: alertContacts.channel })
    .from(alertMessages)
    .innerJoin(alertContacts, eq(alertContacts.id, alertMessages.contact_id))
    .where(eq(alertMessages.id, messageId))
  return of?.channel === 'email'
}

async function claim(db: Db, messageId: number): Promise<Claimed | undefined> {
  const isFree = or(isNull(alertMessages.claimed_until), lt(alertMessages.claimed_until, sql`now()`))
  const [message] = await db
    .update(alertMessages)
    .set({ claimed_until: sql`now() + make_interval(secs => ${claimSeconds})` })
    .where(and(eq(alertMessages.id, messageId), eq(alertMessages.state, 'held'), isFree))
    .returning()
  if (!message) return undefined
  const [contact] = await db.select().from(alertContacts).where(eq(alertContacts.id, message.contact_id))
  return contact && { message, contact, createdAt: message.created_at }
}

async function hand(ctx: DeliverContext, claimed: Claimed, written: Written): Promise<void> {
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
  await ctx.db.insert(mails).values({ ...kept, purpose: `alert ${claimed.message.purpose}`, status: 'kept' })
}

/** The same for every attempt, so that a mailbox can tell a second copy. */
function messageIdOf({ message, contact, createdAt }: Claimed): string {
  return `<alert.${message.id}.${createdAt.getTime()}@${contact.address.split('@').at(-1)}>`
}

/** What a mail server says for good about this receiver or this email, not about us. */
function isRefusal(error: unknown): boolean {
  if (error instanceof WhatsAppRefused) return true
  const { responseCode, command }: { responseCode?: number; command?: string } = Object(error)
  return (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

async function sent(db: Db, { message, contact }: Claimed): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(alertMessages)
      .set({ state: 'sent', sent_at: sql`now()`, claimed_until: null, problem: null })
      .where(eq(alertMessages.id, message.id))
    await tx.update(alertContacts).set({ refusals: 0 }).where(eq(alertContacts.id, contact.id))
    const told = tx
      .select({ id: alertMatches.alert_id })
      .from(alertMatches)
      .where(eq(alertMatches.message_id, message.id))
    await tx.update(alerts).set({ last_sent_at: sql`now()` }).where(inArray(alerts.id, told))
  })
}

async function refused(db: Db, { message, contact }: Claimed, error: unknown): Promise<void> {
  const refusals = sql`${alertContacts.refusals} + 1`
  await db.transaction(async (tx) => {
    await tx
      .update(alertMessages)
      .set({ state: 'refused', claimed_until: null, problem: problemOf(error) })
      .where(eq(alertMessages.id, message.id))
    await tx
      .update(alertContacts)
      .set({
        refusals,
        bounced_at: sql`case when ${refusals} >= ${mostRefusals} then now() else ${alertContacts.bounced_at} end`,
      })
      .where(eq(alertContacts.id, contact.id))
  })
}

/** The database may be what fails: then the claim ends by itself. */
async function release(db: Db, messageId: number, error: unknown): Promise<void> {
  await db
    .update(alertMessages)
    .set({ claimed_until: null, problem: problemOf(error) })
    .where(and(eq(alertMessages.id, messageId), eq(alertMessages.state, 'held')))
    .catch(() => {})
}

async function forget(db: Db, messageId: number): Promise<void> {
  await db.delete(alertMessages).where(eq(alertMessages.id, messageId))
}

function problemOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
