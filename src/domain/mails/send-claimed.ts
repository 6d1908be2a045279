/** Sending one mail: claim its row, release the connection, send, record the outcome. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mails } from '#db/schema/index.ts'
import { MailServerUnreachable } from '#mail/circuit-breaker.ts'
import { longestSendMs, type Mailer } from '#mail/mailer.ts'
import { NotNow } from '#queue/not-now.ts'
import { UnderWayElsewhere } from '#queue/under-way-elsewhere.ts'
import { messageIdOf } from './message-id.ts'

export type Sending = { db: Db; mailer: Mailer }

// After this the next server may send what a killed one had claimed.
const claimSeconds = longestSendMs / 1000 + 20

/**
 * Sends a waiting mail; an error of the mail server is stored with it until the next try. It holds no
 * database connection while it waits.
 * @throws the mail server's error when it does not take it, NotNow when it does not answer, UnderWayElsewhere
 *   while another server sends it
 */
export async function sendClaimed({ db, mailer }: Sending, mailId: number): Promise<void> {
  try {
    await mailer.inTurn(mailId, async () => {
      const mail = await claim(db, mailId)
      if (!mail) return
      try {
        await mailer.send(mail)
      } catch (error) {
        await note(db, mailId, error, { claimed_until: null })
        throw error
      }
      const sent = { status: 'sent' as const, sent_at: new Date(), problem: null, claimed_until: null }
      await db.update(mails).set(sent).where(eq(mails.id, mailId))
    })
  } catch (error) {
    if (!(error instanceof MailServerUnreachable)) throw error
    await note(db, mailId, error)
    throw new NotNow(error.message, { cause: error })
  }
}

/** The database may be what fails: then the error is not stored, and the mail is tried again anyway. */
async function note(db: Db, mailId: number, error: unknown, also: { claimed_until?: null } = {}) {
  const problem = error instanceof Error ? error.message.slice(0, 500) : String(error)
  await db
    .update(mails)
    .set({ problem, ...also })
    .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting')))
    .catch(() => {})
}

/** Gives nothing for a mail that waits no more. */
async function claim(db: Db, mailId: number) {
  const isWaiting = and(eq(mails.id, mailId), eq(mails.status, 'waiting'))
  const isFree = or(isNull(mails.claimed_until), lt(mails.claimed_until, sql`now()`))
  const [mail] = await db
    .update(mails)
    .set({ claimed_until: sql`now() + make_interval(secs => ${claimSeconds})` })
    .where(and(isWaiting, isFree))
    .returning({
      recipient: mails.recipient,
      reply_to: mails.reply_to,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      calendar: mails.calendar,
      copies: mails.copies,
      created_at: mails.created_at,
    })
  if (mail) {
    const { copies, created_at, ...content } = mail
    const { recipient } = content
    return { ...content, messageId: messageIdOf({ id: mailId, recipient, copies, created_at }) }
  }
  if ((await db.$count(mails, isWaiting)) > 0)
    throw new UnderWayElsewhere('Another server is sending this mail at the moment.')
  return undefined
}
