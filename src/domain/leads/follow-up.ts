import type { MailRoom } from '../mails/mail-once.ts'
import { assign } from './assign.ts'
import { readLead } from './read-lead.ts'
import { tellOfLead } from './tell.ts'

/**
 * What is done about a lead once it is stored, however often this is called: an agent gets it, the agency is
 * told and the visitor thanked. A wanted request is assigned when that is asked for (decision 15); a lead that is
 * gone is nothing to follow up.
 * @throws what the mail server says when it takes no mail; the next call goes on where this one ended
 */
export async function followUp(room: MailRoom, leadId: number): Promise<void> {
  const lead = await readLead(room.db, leadId)
  if (!lead) return
  if (lead.kind !== 'wanted') await assign(room.db, lead)
  await tellOfLead(room, lead)
}
