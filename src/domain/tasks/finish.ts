import { and, eq, sql } from 'drizzle-orm'
import { tasks } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import { NotFound } from '../errors.ts'

/**
 * Marks the caller's own reminder as done or not done.
 * @throws NotFound for one that is not theirs
 */
export async function finishTask(
  { db, actor }: AllowedContext<'leads.work'>,
  { id, done }: { id: number; done: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [task] = await tx
      .update(tasks)
      .set({ done_at: done ? sql`coalesce(${tasks.done_at}, now())` : null })
      .where(and(eq(tasks.id, id), eq(tasks.staff_id, actor.id)))
      .returning({ id: tasks.id })
    if (!task) throw new NotFound(t.unknownTask)
    await audit(tx, actor, {
      action: 'change',
      entity: 'task',
      entityId: id,
      before: { done: !done },
      after: { done },
    })
  })
}
