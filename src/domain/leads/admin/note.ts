import { eq, sql } from 'drizzle-orm'
import { leads } from '#db/schema/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { announce } from '../lead-events.ts'
import { addTimelineEntry, ownLead } from './own-lead.ts'

/**
 * Writes a note on the timeline.
 * @throws NotFound for a lead out of reach
 */
export async function noteOnLead(
  { db, actor }: AllowedContext<'leads.work'>,
  { id, text }: { id: number; text: string },
): Promise<void> {
  const { reach } = actor
  await db.transaction(async (tx) => {
    await ownLead(tx, actor, reach, id)
    await tx.update(leads).set({ updated_at: sql`now()` }).where(eq(leads.id, id))
    await addTimelineEntry(tx, actor, id, { kind: 'note', note: text })
    // The text is deleted with the lead when the visitor asks for erasure; the audit log stays.
    const after = { characters: text.length }
    await audit(tx, actor, { action: 'note', entity: 'lead', entityId: id, before: null, after })
    await announce(tx, [id])
  })
}
