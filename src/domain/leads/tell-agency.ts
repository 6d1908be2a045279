import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leads, listings, projects } from '#db/schema/index.ts'
import { type MailRoom, mailOnce } from '../mails/mail-once.ts'
import { type MailedLead, writeAgencyMail } from './agency-mail.ts'

/**
 * Tells the agency of a lead, in one mail however often this is called. A lead that is gone is nothing to tell.
 * @throws what the mail server says when it takes no mail; nothing is lost and the next call tries again
 */
export async function tellAgency(room: MailRoom, leadId: number): Promise<void> {
  await mailOnce(room, { lead_id: leadId }, 'agency', async () => {
    const lead = await mailedLead(room.db, leadId)
    return lead && writeAgencyMail(lead, room.siteUrl)
  })
}

/** A lead with what its mails say of the listing or project it is about. */
export async function mailedLead(db: Db, leadId: number): Promise<MailedLead | undefined> {
  const [lead] = await db
    .select({
      reference: leads.reference,
      kind: leads.kind,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      payload: leads.payload,
      listing: { id: listings.id, title: listings.title },
      project: { id: projects.id, name: projects.name, slug: projects.slug },
    })
    .from(leads)
    .leftJoin(listings, eq(listings.id, leads.listing_id))
    .leftJoin(projects, eq(projects.id, leads.project_id))
    .where(eq(leads.id, leadId))
  return lead
}
