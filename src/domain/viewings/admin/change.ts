import type { LeadViewing, StaffViewingChange } from '#contract/admin/viewings.ts'
import { actionsOfStaff } from '#contract/viewings/viewing-states.ts'
import { viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import { viewingRules as t, viewingLabels, viewingTimeline } from '#messages/admin.ts'
import type { AllowedContext, Needs } from '../../context.ts'
import { Conflict } from '../../errors.ts'
import { ownLead } from '../../leads/index.ts'
import { type Changes, lockTimes, storeChange, type Viewing } from '../change.ts'
import type { ViewingRow } from '../rows.ts'
import type { Viewer } from './clashes.ts'
import { recordOnLead, shownOnLead } from './on-lead.ts'
import { viewingToChange } from './reach.ts'
import { chosenTime, mustBeToView, mustNotClash } from './times.ts'

/**
 * Confirms a time, proposes another, declines or records the outcome. The visitor gets an email, and the lead counts as
 * contacted.
 * @throws NotFound for one out of reach, Conflict when it was changed meanwhile, is in another state or clashes with
 *   another viewing, or begins anew for a listing that is no longer available, Invalid for a time that is past
 */
export async function changeByStaff(
  ctx: AllowedContext<'leads.work', 'db' | 'queue' | 'clock' | 'secret' | 'siteUrl'>,
  { id, change }: { id: number; change: StaffViewingChange },
): Promise<LeadViewing> {
  const { db, actor } = ctx
  const viewer = { actor, reach: actor.reach }
  await db.transaction(async (tx) => {
    await lockTimes(tx)
    const row = await viewingToChange(tx, id)
    const lead = await ownLead(tx, actor, actor.reach, row.lead.id)
    const { viewing: before } = row
    if (before.version !== change.version) throw new Conflict(t.changedMeanwhile)
    if (!actionsOfStaff[before.state].includes(change.action))
      throw new Conflict(t.notNow({ state: viewingLabels.states[before.state].toLowerCase() }))
    const inside = { ...ctx, db: tx }
    const changes = await changesOf(inside, row, change, viewer)
    const after = await storeChange(inside, before, { changes, by: 'agency' })
    const note = noteOf(change, before)
    await recordOnLead(inside, actor, { lead, action: change.action, note, before, after })
  })
  return shownOnLead(ctx, id, viewer)
}

async function changesOf(
  ctx: Needs<'db' | 'clock'>,
  row: ViewingRow,
  change: StaffViewingChange,
  viewer: Viewer,
): Promise<Changes> {
  const { state, at, listing_id } = row.viewing
  if (change.action === 'decline')
    return { state: state === 'confirmed' ? 'cancelled' : 'declined', reason: change.reason }
  if (change.action === 'finish') {
    if (!at || at > ctx.clock()) throw new Conflict(t.notYet)
    return { state: 'done', outcome: change.outcome }
  }
  if (state === 'declined' || state === 'cancelled') await mustBeToView(ctx.db, listing_id)
  const chosen = chosenTime(ctx, change)
  await mustNotClash(ctx.db, row, { at: chosen, despiteClash: change.despite_clash, viewer })
  return { state: change.action === 'confirm' ? 'confirmed' : 'countered', at: chosen }
}

function noteOf(change: StaffViewingChange, { state, at, time_zone }: Viewing): string {
  const said = (time: Date | string) => viewingTimeForStaff(time, time_zone)
  if (change.action === 'finish')
    return viewingTimeline.finished({ outcome: viewingLabels.outcomes[change.outcome] })
  if (change.action === 'decline') {
    const { reason } = change
    return state === 'confirmed' && at
      ? viewingTimeline.cancelled({ time: said(at), reason })
      : viewingTimeline.declined({ reason })
  }
  return viewingTimeline[change.action === 'confirm' ? 'confirmed' : 'proposed']({ time: said(change.at) })
}
