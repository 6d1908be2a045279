/** Has the waiting jobs done: which job calls which verb of the domain. */
import { makeCommonSizes } from '#domain/files/make-common-sizes.ts'
import type { FileStore } from '#domain/files/picture-size.ts'
import { type MailRoom, tellAgency } from '#domain/leads/tell-agency.ts'
import type { Queue } from './queue.ts'

export async function startJobs(queue: Queue, room: MailRoom & FileStore): Promise<void> {
  await queue.work('lead-received', ({ leadId }) => tellAgency(room, leadId))
  await queue.work('picture-stored', ({ fileId }) => makeCommonSizes(room, fileId))
}
