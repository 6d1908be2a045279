/** Has the waiting jobs done: which job calls which verb of the domain. */
import { makeCommonSizes } from '#domain/files/make-common-sizes.ts'
import type { FileStore } from '#domain/files/picture-size.ts'
import { assignLead } from '#domain/leads/assign.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import type { MailRoom } from '#domain/leads/tell-agency.ts'
import type { Queue } from './queue.ts'

export async function startJobs(queue: Queue, room: MailRoom & FileStore): Promise<void> {
  await queue.work('lead-received', ({ leadId }) => followUp(room, leadId))
  await queue.work('lead-to-assign', ({ leadId }) => assignLead(room.db, leadId))
  await queue.work('picture-stored', ({ fileId }) => makeCommonSizes(room, fileId))
}
