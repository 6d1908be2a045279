import { eq } from 'drizzle-orm'
import type { NewTask, Task } from '#contract/admin/tasks.ts'
import type { Db } from '#db/client.ts'
import { tasks } from '#db/schema/index.ts'
import type { Staff } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import { readTasks } from './list.ts'

/** Stores a reminder in the transaction `tx`, about a lead that is known to be within reach. */
export async function writeTask(tx: Db, actor: Staff, { text, due_at, lead_id }: NewTask): Promise<Task> {
  const [made] = await tx
    .insert(tasks)
    .values({ staff_id: actor.id, lead_id, text, due_at: new Date(due_at) })
    .returning({ id: tasks.id })
  const [task] = await readTasks(tx, eq(tasks.id, made?.id ?? 0))
  if (!task) throw new Error('The reminder was not stored')
  // Without its words, which may name a visitor: the audit log outlives a lead that is to be forgotten.
  const after = { due_at: task.due_at, lead_id }
  await audit(tx, actor, { action: 'create', entity: 'task', entityId: task.id, before: null, after })
  return task
}
