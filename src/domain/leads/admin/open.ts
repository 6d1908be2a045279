import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leads, staff } from '#db/schema/index.ts'
import { leadTimeline as t } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { addTimelineEntry, ownLead } from './own-lead.ts'

/**
 * Notes once that a lead was opened: by its agent, or by any member of staff while its agent has no account.
 * @throws NotFound for a lead out of reach
 */
export async function openLead({ db, actor }: AllowedContext<'leads.work'>, id: number): Promise<void> {
  const { reach } = actor
  await db.transaction(async (tx) => {
    const { owner_id, opened_at } = await ownLead(tx, actor, reach, id)
    if (opened_at !== null || !(await countsFor(tx, actor, owner_id))) return
    await tx.update(leads).set({ opened_at: sql`now()` }).where(eq(leads.id, id))
    await addTimelineEntry(tx, actor, id, { kind: 'opened', note: t.opened })
    const after = { opened: true }
    await audit(tx, actor, { action: 'open', entity: 'lead', entityId: id, before: { opened: false }, after })
  })
}

async function countsFor(tx: Db, actor: Staff, ownerId: number | null): Promise<boolean> {
  if (ownerId === null || ownerId === actor.agentId) return true
  return (await tx.$count(staff, and(eq(staff.agentId, ownerId), eq(staff.active, true)))) === 0
}
