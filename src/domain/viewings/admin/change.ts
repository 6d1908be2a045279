import { eq, sql } from 'drizzle-orm'
import { untouchedStatuses } from '#contract/admin/lead-statuses.ts'
import type { LeadViewing, StaffViewingChange } from '#contract/admin/viewings.ts'
import type { LeadStatus } from '#contract/leads/leads.ts'
import { actionsOfStaff } from '#contract/viewings/viewing-states.ts'
import { viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import { leads, viewings } from '#db/schema/index.ts'
import { viewingRules as t, viewingLabels, viewingTimeline } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext, Needs } from '../../context.ts'
import { emitEvent } from '../../emit-event.ts'
import { Conflict, Invalid } from '../../errors.ts'
import { addTimelineEntry, announce, contacted, factsOf, type LeadFacts, ownLead } from '../../leads/index.ts'
import { type Changes, lockTimes, storeChange, type Viewing } from '../change.ts'
import { type ViewingRow, viewingRows } from '../rows.ts'
import { clashesOf, clashesWith, type Viewer } from './clashes.ts'
import { presentWithMessage } from './present.ts'
import { viewingToChange } from './reach.ts'

const yearMs = 366 * 86_400_000

/**
 * Confirms a time, proposes another, declines or records the outcome. The visitor gets an email, and the lead counts as
 * contacted.
 * @throws NotFound for one out of reach, Conflict when it was changed meanwhile, is in another state or clashes with
 *   another viewing, Invalid for a time that is past
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
    const { viewing } = row
    if (viewing.version !== change.version) throw new Conflict(t.changedMeanwhile)
    if (!actionsOfStaff[viewing.state].includes(change.action))
      throw new Conflict(t.notNow({ state: viewingLabels.states[viewing.state].toLowerCase() }))
    const inside = { ...ctx, db: tx }
    const changes = await changesOf(inside, row, change, viewer)
    const after = await storeChange(inside, viewing, { changes, by: 'agency' })
    await moveLead(inside, actor, {
      id: row.lead.id,
      facts: factsOf(lead),
      to: statusAfter(change, lead.status),
    })
    await addTimelineEntry(tx, actor, row.lead.id, { kind: 'viewing', note: noteOf(change, viewing) })
    await audit(tx, actor, {
      action: `${change.action} viewing`,
      entity: 'lead',
      entityId: row.lead.id,
      before: factsOfViewing(viewing),
      after: factsOfViewing(after),
    })
    await announce(tx, [row.lead.id])
  })
  return shown(ctx, id, viewer)
}

async function changesOf(
  { db, clock }: Needs<'db' | 'clock'>,
  row: ViewingRow,
  change: StaffViewingChange,
  viewer: Viewer,
): Promise<Changes> {
  const { state, at } = row.viewing
  if (change.action === 'decline')
    return { state: state === 'confirmed' ? 'cancelled' : 'declined', reason: change.reason }
  if (change.action === 'finish') {
    if (!at || at > clock()) throw new Conflict(t.notYet)
    return { state: 'done', outcome: change.outcome }
  }
  const chosen = new Date(change.at)
  if (chosen <= clock()) throw new Invalid({ at: t.past })
  if (chosen.getTime() > clock().getTime() + yearMs) throw new Invalid({ at: t.tooFar })
  const clashes = await clashesWith(db, row, chosen, viewer)
  if (clashes.length > 0 && !change.despite_clash) {
    const others = clashes.map(({ other_at, lead }) =>
      t.other({ time: viewingTimeForStaff(other_at), name: lead?.name ?? t.otherLead }),
    )
    throw new Conflict(t.clash({ others: others.join('; ') }))
  }
  return { state: change.action === 'confirm' ? 'confirmed' : 'countered', at: chosen }
}

/** A confirmed viewing moves the lead on to 'viewing'; whatever is answered ends the wait of a new one. */
function statusAfter({ action }: StaffViewingChange, before: LeadStatus): LeadStatus {
  const isUntouched = untouchedStatuses.some((one) => one === before)
  if (action === 'confirm' && (isUntouched || before === 'contacted')) return 'viewing'
  return isUntouched ? 'contacted' : before
}

async function moveLead(
  { db, queue }: Needs<'db' | 'queue'>,
  actor: Staff,
  { id, facts, to }: { id: number; facts: LeadFacts; to: LeadStatus },
): Promise<void> {
  const after = contacted(facts, to)
  await db
    .update(leads)
    .set({ ...after, updated_at: sql`now()` })
    .where(eq(leads.id, id))
  if (to === facts.status) return
  await audit(db, actor, { action: 'move', entity: 'lead', entityId: id, before: facts, after })
  await emitEvent({ db, queue }, 'lead.status_changed', [{ id, was: facts.status }])
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

/** What the audit log keeps of a viewing: nothing about the person. */
function factsOfViewing({ state, at, outcome }: Viewing) {
  return { state, at, outcome }
}

async function shown(
  ctx: Needs<'db' | 'secret' | 'siteUrl'>,
  id: number,
  viewer: Viewer,
): Promise<LeadViewing> {
  const rows: ViewingRow[] = await viewingRows(ctx.db).where(eq(viewings.id, id))
  const clashes = await clashesOf(ctx.db, rows, viewer)
  const [row] = rows
  if (!row) throw new Error('What was stored is not there')
  return presentWithMessage(ctx, row, clashes.get(id) ?? [])
}
