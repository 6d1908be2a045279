import { eq } from 'drizzle-orm'
import type { NewTask, Task } from '#contract/admin/tasks.ts'
import type { Db } from '#db/client.ts'
import { tasks } from '#db/schema/index.ts'
import { ownLead } from '../leads/admin/own-lead.ts'
import { allow, type Staff } from '../staff/allow.ts'
import { audit } from '../staff/audit.ts'
import { readTasks } from './list.ts'

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

/** Stores a reminder in the transaction `tx`, about a lead that is known to be within reach. */
export async function writeTask(tx: Db, by: Staff, { text, due_at, lead_id }: NewTask): Promise<Task> {
  const [made] = await tx
    .insert(tasks)
    .values({ staff_id: by.id, lead_id, text, due_at: new Date(due_at) })
    .returning({ id: tasks.id })
  const [task] = await readTasks(tx, eq(tasks.id, made?.id ?? 0))
  if (!task) throw new Error('The reminder was not stored')
  // Without its words, which may name a visitor: the audit log outlives a lead that is to be forgotten.
  const after = { due_at: task.due_at, lead_id }
  await audit(tx, by, { action: 'create', entity: 'task', entityId: task.id, before: null, after })
  return task
}
