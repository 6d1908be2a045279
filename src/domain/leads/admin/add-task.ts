import type { NewTask, Task } from '#contract/admin/tasks.ts'
import type { Db } from '#db/client.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { writeTask } from '../../tasks/write.ts'
import { ownLead } from './own-lead.ts'

/**
 * A reminder for oneself.
 * @throws NotFound when it is about a lead out of reach
 */
export async function addTask(db: Db, by: Staff, { text, due_at, lead_id }: NewTask): Promise<Task> {
  const reach = allow(by, 'leads.work')
  return db.transaction(async (tx) => {
    if (lead_id !== null) await ownLead(tx, by, reach, lead_id)
    return writeTask(tx, by, { text, due_at, lead_id })
  })
}
