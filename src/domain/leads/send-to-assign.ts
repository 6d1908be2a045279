import { and, eq } from 'drizzle-orm'
import type { LeadStateAnswer } from '#contract/leads/leads.ts'
import { leadEvents, leads } from '#db/schema/index.ts'
import { leadTimeline as t } from '#messages/admin.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { leadState } from './state.ts'

const asked = 'sent to assign'

/**
 * Puts a wanted request in the queue of those that are assigned to an agent; repeating it changes nothing
 * (D15). Returns the status of the request.
 * @throws NotFound when no wanted request has the reference
 */
export async function sendToAssign(
  ctx: Context<'db' | 'queue'>,
  reference: string,
): Promise<LeadStateAnswer> {
  const { db, queue } = ctx
  return db.transaction(async (tx) => {
    const [lead] = await tx
      .select({ id: leads.id, status: leads.status })
      .from(leads)
      .where(and(eq(leads.reference, reference), eq(leads.kind, 'wanted')))
      .for('update')
    if (!lead) throw new NotFound(missing.wanted)
    const earlier = await tx
      .select({ id: leadEvents.id })
      .from(leadEvents)
      .where(and(eq(leadEvents.lead_id, lead.id), eq(leadEvents.kind, asked)))
    if (earlier.length === 0 && lead.status === 'new') {
      const note = t.queued
      await tx.insert(leadEvents).values({ lead_id: lead.id, kind: asked, note, actor: 'visitor' })
      await queue.enqueue(tx, 'lead-to-assign', { leadId: lead.id })
    }
    return leadState({ ...ctx, db: tx }, reference)
  })
}
