/** Has the waiting jobs done: which job calls which verb of the domain. */
import { type MailRoom, tellAgency } from '#domain/leads/tell-agency.ts'
import type { Queue } from './queue.ts'

export async function startJobs(queue: Queue, room: MailRoom): Promise<void> {
  await queue.work('lead-received', ({ leadId }) => tellAgency(room, leadId))
}
