import { eq } from 'drizzle-orm'
import type { ApplicationStatus } from '#contract/admin/vacancies.ts'
import type { Db } from '#db/client.ts'
import { jobApplications, leadEvents } from '#db/schema/index.ts'
import { leadErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict, NotFound } from '../../errors.ts'

/**
 * Changes the status of an application.
 * @throws NotFound for an unknown id, Conflict when it was changed since it was `from`
 */
export async function moveApplication(
  { db, actor }: AllowedContext<'applications.read'>,
  { id, from, status }: { id: number; from: ApplicationStatus; status: ApplicationStatus },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lock(tx, id)
    if (before.status === status) return
    if (before.status !== from) throw new Conflict(t.applicationMoved({ status: before.status }))
    await tx.update(jobApplications).set({ status }).where(eq(jobApplications.id, id))
    const note = `${before.status} → ${status}`
    await tx.insert(leadEvents).values({ application_id: id, kind: 'status', note, actor: actor.name })
    await audit(tx, actor, { action: 'move', entity: 'application', entityId: id, before, after: { status } })
  })
}

/**
 * Adds a note for colleagues.
 * @throws NotFound for an unknown id
 */
export async function noteApplication(
  { db, actor }: AllowedContext<'applications.read'>,
  { id, text }: { id: number; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, id)
    await tx.insert(leadEvents).values({ application_id: id, kind: 'note', note: text, actor: actor.name })
    // The text is about a person: it is deleted with the application, but the log is never deleted.
    await audit(tx, actor, { action: 'note', entity: 'application', entityId: id, before: null, after: null })
  })
}

async function lock(tx: Db, id: number): Promise<{ status: ApplicationStatus }> {
  const [row] = await tx
    .select({ status: jobApplications.status })
    .from(jobApplications)
    .where(eq(jobApplications.id, id))
    .for('update')
  if (!row) throw new NotFound(t.unknownApplication)
  return row
}
