import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'
import { leadErrors, leadTimeline } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict, Invalid } from '../../errors.ts'
import { announce } from '../lead-events.ts'
import { addTimelineEntry, ownLead, unlessOpenTwice } from './own-lead.ts'

/**
 * Merges a duplicate into another lead: it leaves the inbox, its timeline is shown there, and its reference
 * shows the status of the other lead. Nothing of it is lost, and `unmergeLead` separates them again.
 * @throws NotFound when one of them is out of reach, Conflict when one was merged with a third already
 */
export async function mergeLead(
  { db, actor }: AllowedContext<'leads.work'>,
  { id, into }: { id: number; into: number },
): Promise<void> {
  const { reach } = actor
  if (id === into) throw new Invalid({ into: leadErrors.mergeItself })
  await db.transaction(async (tx) => {
    // Always the lower id first: of two requests that merge the same leads the other way round, one waits.
    const [one, other] = [
      await ownLead(tx, actor, reach, Math.min(id, into)),
      await ownLead(tx, actor, reach, Math.max(id, into)),
    ]
    if (one.merged_into !== null || other.merged_into !== null) throw new Conflict(leadErrors.mergedAlready)
    // Leads that were merged into it stay with it, so that all of them come back when it does.
    await tx.update(leads).set({ merged_into: into, updated_at: sql`now()` }).where(eq(leads.id, id))
    await tx.update(leads).set({ updated_at: sql`now()` }).where(eq(leads.id, into))
    const references = await referencesOf(tx, [id, into])
    await addTimelineEntry(tx, actor, id, {
      kind: 'merged',
      note: leadTimeline.mergedInto({ reference: references.get(into) ?? '' }),
    })
    await addTimelineEntry(tx, actor, into, {
      kind: 'merged',
      note: leadTimeline.mergedHere({ reference: references.get(id) ?? '' }),
    })
    await audit(tx, actor, {
      action: 'merge',
      entity: 'lead',
      entityId: id,
      before: { merged_into: null },
      after: { merged_into: into },
    })
    await announce(tx, [id, into])
  })
}

/**
 * Separates a merged lead again.
 * @throws NotFound when it is out of reach, Conflict when it is not merged
 */
export async function unmergeLead({ db, actor }: AllowedContext<'leads.work'>, id: number): Promise<void> {
  const { reach } = actor
  await unlessOpenTwice(
    db.transaction(async (tx) => {
      const { merged_into: main } = await ownLead(tx, actor, reach, id)
      if (main === null) throw new Conflict(leadErrors.notMerged)
      await tx.update(leads).set({ merged_into: null, updated_at: sql`now()` }).where(eq(leads.id, id))
      const references = await referencesOf(tx, [id, main])
      await addTimelineEntry(tx, actor, id, {
        kind: 'unmerged',
        note: leadTimeline.unmerged({ reference: references.get(main) ?? '' }),
      })
      await audit(tx, actor, {
        action: 'unmerge',
        entity: 'lead',
        entityId: id,
        before: { merged_into: main },
        after: { merged_into: null },
      })
      await announce(tx, [id, main])
    }),
  )
}

async function referencesOf(tx: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(sql`${leads.id} = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}
