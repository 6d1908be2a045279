import { eq } from 'drizzle-orm'
import { leads } from '#db/schema/index.ts'
import type { MailRoom } from '../mails/mail-once.ts'
import { assignLead } from './assign.ts'
import { tellAgency } from './tell-agency.ts'
import { thankVisitor } from './thank-visitor.ts'

/**
 * What is done about a lead once it is stored, however often this is called: an agent gets it, the agency is
 * told and the visitor thanked. A wanted request is assigned when that is asked for (decision 15).
 * @throws what the mail server says when it takes no mail; the next call goes on where this one ended
 */
export async function followUp(room: MailRoom, leadId: number): Promise<void> {
  const [lead] = await room.db.select({ kind: leads.kind }).from(leads).where(eq(leads.id, leadId))
  if (lead && lead.kind !== 'wanted') await assignLead(room.db, leadId)
  await tellAgency(room, leadId)
  await thankVisitor(room, leadId)
}
