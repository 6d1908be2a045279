import { eq, sql } from 'drizzle-orm'
import { lostReasonNames, statusNames } from '#contract/admin/lead-labels.ts'
import { nextStatuses } from '#contract/admin/lead-statuses.ts'
import type { StatusChange } from '#contract/admin/leads.ts'
import { leads } from '#db/schema/index.ts'
import { leadErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { emitEvent } from '../../emit-event.ts'
import { Conflict, Invalid } from '../../errors.ts'
import { announce } from '../lead-events.ts'
import { addTimelineEntry, contacted, factsOf, type LeadFacts, ownLead, unlessOpenTwice } from './own-lead.ts'

/**
 * Changes the status of a lead; a status past 'assigned' counts as contact with the visitor.
 * @throws NotFound for one out of reach, Conflict when it was changed meanwhile, Invalid for a forbidden
 *   transition
 */
export async function changeLeadStatus(
  { db, queue, actor }: AllowedContext<'leads.work', 'db' | 'queue'>,
  { id, change }: { id: number; change: StatusChange },
): Promise<void> {
  const { reach } = actor
  const { from, to, lost_reason = null } = change
  await unlessOpenTwice(
    db.transaction(async (tx) => {
      const lead = await ownLead(tx, actor, reach, id)
      if (lead.merged_into !== null) throw new Conflict(t.mergedMove)
      if (lead.status !== from) throw new Conflict(t.movedMeanwhile({ status: statusNames[lead.status] }))
      if (!nextStatuses[from].includes(to))
        throw new Invalid({ to: t.noSuchMove({ from: statusNames[from], to: statusNames[to] }) })
      const before = factsOf(lead)
      const moved: LeadFacts = to === 'lost' ? { ...before, status: to } : contacted(before, to)
      const after: LeadFacts = { ...moved, lost_reason }
      await tx
        .update(leads)
        .set({ ...after, updated_at: sql`now()` })
        .where(eq(leads.id, id))
      const why = lost_reason === null ? '' : `: ${lostReasonNames[lost_reason]}`
      await addTimelineEntry(tx, actor, id, {
        kind: 'status',
        note: `${statusNames[from]} → ${statusNames[to]}${why}`,
      })
      await audit(tx, actor, { action: 'move', entity: 'lead', entityId: id, before, after })
      await announce(tx, [id])
      await emitEvent({ db: tx, queue }, 'lead.status_changed', [{ id, was: from }])
    }),
  )
}
