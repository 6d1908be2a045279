import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leads, listings, mails } from '#db/schema/index.ts'
import type { Mailer } from '#mail/mailer.ts'
import { type MailedLead, writeAgencyMail } from './agency-mail.ts'

export type MailRoom = {
  db: Db
  /** Undefined without SMTP settings: mails are then kept for the back office. */
  mailer: Mailer | undefined
  /** Scheme and host of the site, without a slash at the end. */
  siteUrl: string
}

const purpose = 'agency'

/**
 * Tells the agency of a lead, in one mail however often this is called. A lead that is gone is nothing to tell.
 * @throws what the mail server says when it takes no mail; nothing is lost and the next call tries again
 */
export async function tellAgency(room: MailRoom, leadId: number): Promise<void> {
  const mailId = await keepMail(room, leadId)
  if (mailId !== undefined) await sendMail(room, mailId)
}

/** Writes the mail down unless it was already; gives its id. */
async function keepMail({ db, mailer, siteUrl }: MailRoom, leadId: number): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const lead = await lockedLead(tx, leadId)
    if (!lead) return undefined
    const [written] = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.lead_id, leadId), eq(mails.purpose, purpose)))
    if (written) return written.id
    const [mail] = await tx
      .insert(mails)
      .values({
        ...writeAgencyMail(lead, siteUrl),
        lead_id: leadId,
        purpose,
        status: mailer ? 'waiting' : 'kept',
      })
      .returning({ id: mails.id })
    return mail?.id
  })
}

/** The lock makes two workers with the same lead wait for each other. */
async function lockedLead(tx: Db, leadId: number): Promise<MailedLead | undefined> {
  const [lead] = await tx
    .select({
      reference: leads.reference,
      kind: leads.kind,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      payload: leads.payload,
      listing: { id: listings.id, title: listings.title },
    })
    .from(leads)
    .leftJoin(listings, eq(listings.id, leads.listing_id))
    .where(eq(leads.id, leadId))
    .for('update', { of: leads })
  return lead
}

/** Sends a waiting mail while its row is locked, so that no other worker sends it too. */
async function sendMail({ db, mailer }: MailRoom, mailId: number): Promise<void> {
  if (!mailer) return
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
