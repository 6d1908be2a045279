import { eq } from 'drizzle-orm'
import type { LeadViewing, NewViewing } from '#contract/admin/viewings.ts'
import { viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import type { Db } from '#db/client.ts'
import { leads, viewings } from '#db/schema/index.ts'
import { leadErrors, viewingRules as t, viewingTimeline } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict } from '../../errors.ts'
import { ownLead } from '../../leads/index.ts'
import { newKey } from '../../signed-key.ts'
import { lockTimes } from '../change.ts'
import { viewingRows } from '../rows.ts'
import { recordOnLead, shownOnLead } from './on-lead.ts'
import { chosenTime, mustBeToView, mustNotClash } from './times.ts'

/**
 * Begins the viewing of a visitor who called or came by, of the listing that their lead is about. The visitor gets an
 * email, and the lead counts as contacted.
 * @throws NotFound for a lead out of reach, Conflict when it has a viewing, was merged, is about no listing or one that
 *   is no longer available, or when the time clashes with another viewing, Invalid for a time that is past
 */
export async function beginViewing(
  ctx: AllowedContext<'leads.work', 'db' | 'queue' | 'clock' | 'secret' | 'siteUrl'>,
  { leadId, asked }: { leadId: number; asked: NewViewing },
): Promise<LeadViewing> {
  const { db, queue, actor } = ctx
  const viewer = { actor, reach: actor.reach }
  const at = chosenTime(ctx, asked)
  const id = await db.transaction(async (tx) => {
    await lockTimes(tx)
    const lead = await ownLead(tx, actor, actor.reach, leadId)
    if (lead.merged_into !== null) throw new Conflict(leadErrors.mergedContact)
    const stored = await store(tx, { leadId, at, action: asked.action })
    const [row] = await viewingRows(tx).where(eq(viewings.id, stored.id))
    if (!row) throw new Error('What was stored is not there')
    await mustNotClash(tx, row, { at, despiteClash: asked.despite_clash, viewer })
    await queue.enqueue(tx, 'viewing-changed', { leadId })
    const time = viewingTimeForStaff(at)
    const note = viewingTimeline[asked.action === 'confirm' ? 'confirmed' : 'proposedFirst']({ time })
    await recordOnLead({ ...ctx, db: tx }, actor, {
      ...{ lead, action: asked.action, note },
      ...{ before: null, after: stored },
    })
    return stored.id
  })
  return shownOnLead(ctx, id, viewer)
}

type Begun = { leadId: number; at: Date; action: NewViewing['action'] }

/** Version 0 is a visitor's request. */
async function store(tx: Db, { leadId, at, action }: Begun) {
  const [lead] = await tx.select({ listing_id: leads.listing_id }).from(leads).where(eq(leads.id, leadId))
  const listing_id = lead?.listing_id ?? null
  if (listing_id === null) throw new Conflict(t.noListing)
  await mustBeToView(tx, listing_id)
  const state = action === 'confirm' ? ('confirmed' as const) : ('countered' as const)
  const row = { lead_id: leadId, listing_id, key: newKey(), slots: [], state, at, version: 1 }
  const [stored] = await tx
    .insert(viewings)
    .values({ ...row, changed_by: 'agency' })
    .onConflictDoNothing({ target: viewings.lead_id })
    .returning()
  if (!stored) throw new Conflict(t.begun)
  return stored
}
