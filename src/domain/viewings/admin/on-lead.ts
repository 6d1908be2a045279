/** What a change of a viewing by staff leaves on its lead, and the viewing as they see it then. */
import { eq, sql } from 'drizzle-orm'
import { untouchedStatuses } from '#contract/admin/lead-statuses.ts'
import type { LeadViewing } from '#contract/admin/viewings.ts'
import type { LeadStatus } from '#contract/leads/leads.ts'
import type { StaffAction } from '#contract/viewings/viewing-states.ts'
import { leads, viewings } from '#db/schema/index.ts'
import type { Staff } from '../../access/index.ts'
import { audit } from '../../audit/index.ts'
import type { Needs } from '../../context.ts'
import { emitEvent } from '../../emit-event.ts'
import { addTimelineEntry, announce, contacted, factsOf, type LeadFacts } from '../../leads/index.ts'
import type { Viewing } from '../change.ts'
import { viewingRows } from '../rows.ts'
import { clashesOf, type Viewer } from './clashes.ts'
import { presentWithMessages } from './present.ts'

type Changed = {
  lead: LeadFacts & { id: number }
  action: StaffAction
  /** What the timeline says. */
  note: string
  before: Viewing | null
  after: Viewing
}

/** Counts the lead as contacted, moves it on, and writes the timeline and the audit log. */
export async function recordOnLead(
  ctx: Needs<'db' | 'queue'>,
  actor: Staff,
  { lead, action, note, before, after }: Changed,
): Promise<void> {
  const { db } = ctx
  await moveLead(ctx, actor, lead, statusAfter(action, lead.status))
  await addTimelineEntry(db, actor, lead.id, { kind: 'viewing', note })
  await audit(db, actor, {
    action: `${action} viewing`,
    entity: 'lead',
    entityId: lead.id,
    before: before && factsOfViewing(before),
    after: factsOfViewing(after),
  })
  await announce(db, [lead.id])
}

async function moveLead(
  { db, queue }: Needs<'db' | 'queue'>,
  actor: Staff,
  lead: LeadFacts & { id: number },
  to: LeadStatus,
): Promise<void> {
  const { id } = lead
  const before = factsOf(lead)
  const after = contacted(before, to)
  await db
    .update(leads)
    .set({ ...after, updated_at: sql`now()` })
    .where(eq(leads.id, id))
  if (to === before.status) return
  await audit(db, actor, { action: 'move', entity: 'lead', entityId: id, before, after })
  await emitEvent({ db, queue }, 'lead.status_changed', [{ id, was: before.status }])
}

/** A confirmed viewing moves the lead on to 'viewing'; whatever is answered ends the wait of a new one. */
function statusAfter(action: StaffAction, before: LeadStatus): LeadStatus {
  const isUntouched = untouchedStatuses.some((one) => one === before)
  if (action === 'confirm' && (isUntouched || before === 'contacted')) return 'viewing'
  return isUntouched ? 'contacted' : before
}

/** What the audit log keeps of a viewing: nothing about the person. */
function factsOfViewing({ state, at, outcome }: Viewing) {
  return { state, at, outcome }
}

/** A viewing on its lead. */
export async function shownOnLead(
  ctx: Needs<'db' | 'secret' | 'siteUrl' | 'clock'>,
  id: number,
  viewer: Viewer,
): Promise<LeadViewing> {
  const rows = await viewingRows(ctx.db).where(eq(viewings.id, id))
  const clashes = await clashesOf(ctx.db, rows, viewer)
  const [row] = rows
  if (!row) throw new Error('What was stored is not there')
  return presentWithMessages(ctx, row, clashes.get(id) ?? [])
}
