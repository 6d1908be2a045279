import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
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
export type MailAbout = { lead_id: number } | { application_id: number } | { booking_id: number }
/** A booking has mails about each of its payments, by their ids. */
export type MailPurpose =
  | 'agency'
  | 'visitor'
  | 'desk'
  | `given ${number} ${number}`
  | `given ${number} ${number} many`
  | `unopened ${string} ${number}`
  | 'hold'
  | 'hold told'
  | 'hold over'
  | 'given up'
  | 'given up told'
  | `refund ${number}`
  | `refund of ${number}`
  | `refunded ${number}`

export type Letter = MailAbout & { purpose: MailPurpose } & WrittenMail

/**
 * Sends each of these mails once, however often and by however many this is called; what was written first is
 * what is sent. Those about one thing are sent in their order, those about others meanwhile.
 * @throws what the mail server says when it takes no mail; nothing is lost and the next call tries again
 */
export async function mailOnce(room: MailRoom, letters: readonly Letter[]): Promise<void> {
  if (letters.length === 0) return
  const kept = await keep(room, letters)
  const { db, mailer } = room
  if (!mailer) return
  const due = kept.length === letters.length ? kept : await keptBefore(db, letters)
  const aboutOneThing = Map.groupBy(due, aboutOf).values()
  const sendInTurn = async () => {
    // Whoever is free takes the next ones: the lanes share one iterator.
    for (const group of aboutOneThing) for (const { id } of group) await send(db, mailer, id)
  }
  await Promise.all(Array.from({ length: lanes }, sendInTurn))
}

// Each holds a connection to the database while the mail server takes its time: the site needs the others.
const lanes = 5

/** Sends one mail that was kept before; without a mail server it stays for the back office. */
export async function sendMail({ db, mailer }: MailRoom, mailId: number): Promise<void> {
  if (mailer) await send(db, mailer, mailId)
  else
    await db
      .update(mails)
      .set({ status: 'kept' })
      .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting')))
}

const ofKept = {
  id: mails.id,
  lead_id: mails.lead_id,
  application_id: mails.application_id,
  booking_id: mails.booking_id,
}
type Kept = Record<'lead_id' | 'application_id' | 'booking_id', number | null> & { id: number }

function aboutOf({ lead_id, application_id, booking_id }: Omit<Kept, 'id'>): string {
  if (booking_id !== null) return `booking ${booking_id}`
  return lead_id === null ? `application ${application_id}` : `lead ${lead_id}`
}

/** Gives those that nobody had kept yet. */
async function keep({ db, mailer }: MailRoom, letters: readonly Letter[]): Promise<Kept[]> {
  const status = mailer ? 'waiting' : 'kept'
  // One parameter instead of a hundred: building those took longer than storing them.
  const { rows } = await db.execute<Kept>(sql`
    insert into ${mails} (lead_id, application_id, booking_id, purpose, recipient, reply_to, subject, text, html, status)
    select lead_id, application_id, booking_id, purpose, recipient, reply_to, subject, text, html, ${status}
    from jsonb_populate_recordset(null::${mails}, ${JSON.stringify(letters)}::jsonb) with ordinality
    order by ordinality
    on conflict do nothing
    returning id, lead_id, application_id, booking_id`)
  return rows
}

/** All that was kept about the same things. */
async function keptBefore(db: Db, letters: readonly Letter[]): Promise<Kept[]> {
  const leads = letters.flatMap((letter) => ('lead_id' in letter ? [letter.lead_id] : []))
  const applications = letters.flatMap((letter) =>
    'application_id' in letter ? [letter.application_id] : [],
  )
  const bookings = letters.flatMap((letter) => ('booking_id' in letter ? [letter.booking_id] : []))
  return db
    .select(ofKept)
    .from(mails)
    .where(
      or(
        inArray(mails.lead_id, leads),
        inArray(mails.application_id, applications),
        inArray(mails.booking_id, bookings),
      ),
    )
    .orderBy(asc(mails.id))
}

/** Sends a waiting mail; what the mail server says against it stands with it until the next try. */
async function send(db: Db, mailer: Mailer, mailId: number): Promise<void> {
  try {
    await sendLocked(db, mailer, mailId)
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 500) : String(error)
    // The database may be what fails: then that is not known, and the try is made again all the same.
    await db
      .update(mails)
      .set({ problem })
      .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting')))
      .catch(() => {})
    throw error
  }
}

/** While it is sent its row is locked, so that no other worker sends it too. */
async function sendLocked(db: Db, mailer: Mailer, mailId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .select({
        recipient: mails.recipient,
        reply_to: mails.reply_to,
        subject: mails.subject,
        text: mails.text,
        html: mails.html,
        copies: mails.copies,
        created_at: mails.created_at,
      })
      .from(mails)
      .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting')))
      .for('update')
    if (!mail) return
    const host = mail.recipient.split('@').at(-1)
    const copy = mail.copies > 0 ? `.${mail.copies}` : ''
    const messageId = `<mail.${mailId}.${mail.created_at.getTime()}${copy}@${host}>`
    await mailer.send({ ...mail, messageId })
    await tx
      .update(mails)
      .set({ status: 'sent', sent_at: new Date(), problem: null })
      .where(eq(mails.id, mailId))
  })
}
