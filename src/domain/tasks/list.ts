import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Task } from '#contract/admin/tasks.ts'
import type { Db } from '#db/client.ts'
import { leads, tasks } from '#db/schema/index.ts'
import type { Staff } from '../access/index.ts'

/** The caller's own reminders about a lead, done ones too; without a lead, all that are not done. */
export async function tasksOf(db: Db, actor: Staff, leadId?: number): Promise<Task[]> {
  const about = leadId === undefined ? isNull(tasks.done_at) : eq(tasks.lead_id, leadId)
  return readTasks(db, and(eq(tasks.staff_id, actor.id), about))
}

/** Tasks in their API format, the earliest due first. */
export async function readTasks(db: Db, which: SQL | undefined): Promise<Task[]> {
  const rows = await db
    .select({
      id: tasks.id,
      text: tasks.text,
      due_at: tasks.due_at,
      done_at: tasks.done_at,
      lead: { id: leads.id, name: leads.name, reference: leads.reference },
    })
    .from(tasks)
    .leftJoin(leads, eq(leads.id, tasks.lead_id))
    .where(which)
    .orderBy(asc(tasks.due_at), asc(tasks.id))
    .limit(200)
  return rows.map(({ due_at, done_at, ...task }) => ({
    ...task,
    due_at: due_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
  }))
}
