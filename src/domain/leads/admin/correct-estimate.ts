import { eq, sql } from 'drizzle-orm'
import { formatAmount } from '#contract/text/money.ts'
import { estimateCorrections, leads } from '#db/schema/index.ts'
import { leadErrors, leadTimeline } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict } from '../../errors.ts'
import { announce } from '../lead-events.ts'
import { addTimelineEntry, ownLead } from './own-lead.ts'

/**
 * Records what staff think that the property of a lead is worth, in PKR, beside its estimate; the last figure counts.
 * @throws NotFound for a lead out of reach, Conflict for one without an estimate or merged into another
 */
export async function correctEstimate(
  { db, actor, clock }: AllowedContext<'leads.work', 'db' | 'clock'>,
  { id, figure }: { id: number; figure: number },
): Promise<void> {
  const { reach } = actor
  await db.transaction(async (tx) => {
    const lead = await ownLead(tx, actor, reach, id)
    if (lead.merged_into !== null) throw new Conflict(leadErrors.mergedContact)
    const [row] = await tx.select({ estimate: leads.estimate }).from(leads).where(eq(leads.id, id))
    const estimate = row?.estimate
    if (!estimate?.figure) throw new Conflict(leadErrors.noEstimate)
    const { likely } = estimate.figure
    const correction = { figure, likely, staff_id: actor.id, corrected_at: clock() }
    const [before] = await tx.select().from(estimateCorrections).where(eq(estimateCorrections.lead_id, id))
    await tx
      .insert(estimateCorrections)
      .values({ lead_id: id, purpose: estimate.purpose, ...correction })
      .onConflictDoUpdate({ target: estimateCorrections.lead_id, set: correction })
    await tx.update(leads).set({ updated_at: sql`now()` }).where(eq(leads.id, id))
    const note = leadTimeline.estimateCorrected({
      figure: formatAmount(figure),
      likely: formatAmount(likely),
    })
    await addTimelineEntry(tx, actor, id, { kind: 'estimate', note })
    await audit(tx, actor, {
      action: 'correct estimate',
      entity: 'lead',
      entityId: id,
      before: before ? deviationOf(before) : null,
      after: deviationOf({ likely, figure }),
    })
    await announce(tx, [id])
  })
}

/** The amounts are deleted with the lead when a visitor asks for erasure; the audit log stays. */
function deviationOf({ likely, figure }: { likely: number; figure: number }) {
  return { deviation_percent: Math.round((likely / figure - 1) * 1000) / 10 }
}
