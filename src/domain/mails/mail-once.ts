import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mails } from '#db/schema/index.ts'
import type { Mailer } from '#mail/mailer.ts'

export type MailRoom = {
  db: Db
  /** Undefined without SMTP settings: mails are then kept for the back office. */
  mailer: Mailer | undefined
  /** Scheme and host of the site, without a slash at the end. */
  siteUrl: string
}

export type WrittenMail = {
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string
}

/** What a mail is about; each has one mail of a purpose and no second. */
export type MailAbout = { lead_id: number } | { application_id: number }
export type MailPurpose = 'agency' | 'visitor'

/**
 * Sends each of these mails once, however often and by however many this is called; what was written first is
 * what is sent.
 * @throws what the mail server says when it takes no mail; nothing is lost and the next call tries again
 */
export async function mailOnce(
  room: MailRoom,
  about: MailAbout,
  letters: readonly ({ purpose: MailPurpose } & WrittenMail)[],
): Promise<void> {
  const kept = await keep(room, about, letters)
  if (!room.mailer) return
  for (const mailId of kept.length === letters.length ? kept : await keptBefore(room.db, about)) {
    await send(room.db, room.mailer, mailId)
  }
}

/** Gives the ids of those that nobody had kept yet. */
async function keep(
  { db, mailer }: MailRoom,
  about: MailAbout,
  letters: readonly ({ purpose: MailPurpose } & WrittenMail)[],
): Promise<number[]> {
  const status = mailer ? 'waiting' : 'kept'
  const kept = await db
    .insert(mails)
    .values(letters.map((letter) => ({ ...letter, ...about, status }) as const))
    .onConflictDoNothing()
    .returning({ id: mails.id })
  return kept.map(({ id }) => id)
}

async function keptBefore(db: Db, about: MailAbout): Promise<number[]> {
  const isAbout =
    'lead_id' in about ? eq(mails.lead_id, about.lead_id) : eq(mails.application_id, about.application_id)
  const kept = await db.select({ id: mails.id }).from(mails).where(isAbout).orderBy(asc(mails.id))
  return kept.map(({ id }) => id)
}

/** Sends a waiting mail while its row is locked, so that no other worker sends it too. */
async function send(db: Db, mailer: Mailer, mailId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .select({
        recipient: mails.recipient,
        reply_to: mails.reply_to,
        subject: mails.subject,
        text: mails.text,
        html: mails.html,
        created_at: mails.created_at,
      })
      .from(mails)
      .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting')))
      .for('update')
    if (!mail) return
    const host = mail.recipient.split('@').at(-1)
    const messageId = `<mail.${mailId}.${mail.created_at.getTime()}@${host}>`
    await mailer.send({ ...mail, messageId })
    await tx.update(mails).set({ status: 'sent', sent_at: new Date() }).where(eq(mails.id, mailId))
  })
}
