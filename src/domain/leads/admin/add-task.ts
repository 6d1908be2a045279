import type { NewTask, Task } from '#contract/admin/tasks.ts'
import type { AllowedContext } from '../../context.ts'
import { writeTask } from '../../tasks/index.ts'
import { ownLead } from './own-lead.ts'

/**
 * A reminder for oneself.
 * @throws NotFound when it is about a lead out of reach
 */
export async function addTask(
  { db, actor }: AllowedContext<'leads.work'>,
  { text, due_at, lead_id }: NewTask,
): Promise<Task> {
  const { reach } = actor
  return db.transaction(async (tx) => {
    if (lead_id !== null) await ownLead(tx, actor, reach, lead_id)
    return writeTask(tx, actor, { text, due_at, lead_id })
  })
}
