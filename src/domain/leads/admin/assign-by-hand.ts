import { inArray, sql } from 'drizzle-orm'
import { leads } from '#db/schema/index.ts'
import { leadErrors, leadTimeline } from '#messages/admin.ts'
import { activeAgent } from '../../agents/index.ts'
import { auditAll } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { emitLeadEvents } from '../emit-lead-events.ts'
import { announce } from '../lead-events.ts'
import { addTimelineEntry, factsOf, ofFacts } from './own-lead.ts'

/**
 * Gives leads to an agent, or takes them from their owners; returns the ids of the leads that this changed.
 * @throws NotFound when one of them is not there, Invalid for an agent who is not there or no longer works here
 */
export async function assignByHand(
  { db, queue, actor }: AllowedContext<'leads.assign', 'db' | 'queue'>,
  { asked, ownerId }: { asked: readonly number[]; ownerId: number | null },
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const owner = ownerId === null ? null : await activeAgent(tx, 'owner_id', ownerId)
    const ids = [...new Set(asked)]
    const held = await tx
      .select(ofFacts)
      .from(leads)
      .where(inArray(leads.id, ids))
      .orderBy(leads.id)
      .for('update')
    if (held.length < ids.length) throw new NotFound(leadErrors.unknownAmong)
    const others = held.filter((lead) => lead.owner_id !== ownerId && lead.merged_into === null)
    const changed = others.map(({ id }) => id)
    if (changed.length === 0) return []
    const after = await tx
      .update(leads)
      .set({
        owner_id: ownerId,
        status: owner
          ? sql`case ${leads.status} when 'new' then 'assigned' else ${leads.status} end`
          : sql`case ${leads.status} when 'assigned' then 'new' else ${leads.status} end`,
        assigned_at: owner ? sql`clock_timestamp()` : null,
        opened_at: null,
        updated_at: sql`now()`,
      })
      .where(inArray(leads.id, changed))
      .returning(ofFacts)
    await addTimelineEntry(tx, actor, changed, {
      kind: 'assigned',
      note: owner ? leadTimeline.given({ agent: owner.name }) : leadTimeline.unassigned,
    })
    const changes = others.map((lead) => ({
      action: 'assign',
      entity: 'lead',
      entityId: lead.id,
      before: factsOf(lead),
      after: factsOf(after.find(({ id }) => id === lead.id) ?? lead),
    }))
    await auditAll(tx, actor, changes)
    await announce(
      tx,
      changed,
      others.map((lead) => lead.owner_id),
    )
    await emitLeadEvents({ db: tx, queue }, 'given', changed, actor.agentId)
    return changed
  })
}
