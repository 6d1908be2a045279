import { eq, sql } from 'drizzle-orm'
import { untouchedStatuses } from '#contract/admin/lead-statuses.ts'
import type { CallOutcome, Contact } from '#contract/admin/leads.ts'
import { clockTime } from '#contract/text/clock-time.ts'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'
import { leadErrors, leadTimeline } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { emitEvent } from '../../emit-event.ts'
import { Conflict, Invalid } from '../../errors.ts'
import { writeTask } from '../../tasks/index.ts'
import { announce } from '../lead-events.ts'
import { addTimelineEntry, contacted, factsOf, ownLead } from './own-lead.ts'

/**
 * Records a call or a message. The first answered call, or the first message, ends the wait: the lead is 'contacted'
 * if it was not further already. A call back becomes a reminder for the member of staff who records it.
 * @throws NotFound for a lead out of reach, Conflict for one that was merged into another, Invalid for a call back in
 * the past
 */
export async function contactLead(
  { db, queue, actor }: AllowedContext<'leads.work', 'db' | 'queue'>,
  { id, contact }: { id: number; contact: Contact },
): Promise<void> {
  const { reach } = actor
  const { way, text } = contact
  const callBack = callBackOf(contact)
  await db.transaction(async (tx) => {
    const lead = await ownLead(tx, actor, reach, id)
    if (lead.merged_into !== null) throw new Conflict(leadErrors.mergedContact)
    const before = factsOf(lead)
    const after = isReached(contact) ? contacted(before, reachedStatus(before.status)) : before
    await tx
      .update(leads)
      .set({ ...after, updated_at: sql`now()` })
      .where(eq(leads.id, id))
    const line = lineOf(contact)
    await addTimelineEntry(tx, actor, id, { kind: way, note: text ? `${line}: ${text}` : line })
    await audit(tx, actor, { action: 'contact', entity: 'lead', entityId: id, before, after })
    if (callBack) await remind(tx, actor, id, callBack)
    await announce(tx, [id])
    if (after.status !== before.status)
      await emitEvent({ db: tx, queue }, 'lead.status_changed', [{ id, was: before.status }])
  })
}

function isReached({ way, outcome }: Contact): boolean {
  return way !== 'call' || outcome === 'answered'
}

function reachedStatus<Status extends string>(status: Status): Status | 'contacted' {
  return untouchedStatuses.some((one) => one === status) ? 'contacted' : status
}

const callLines: Readonly<Record<CallOutcome, string>> = leadTimeline.call

function lineOf({ way, outcome = 'answered', call_back_at }: Contact): string {
  if (way === 'whatsapp') return leadTimeline.whatsapp
  if (way === 'mail') return leadTimeline.mail
  const line = callLines[outcome]
  return call_back_at ? leadTimeline.callBackAt({ line, time: clockTime(call_back_at) }) : line
}

function callBackOf({ call_back_at }: Contact): string | undefined {
  if (call_back_at && new Date(call_back_at) <= new Date())
    throw new Invalid({ call_back_at: leadErrors.callBackInPast })
  return call_back_at
}

async function remind(tx: Db, actor: Staff, id: number, due_at: string): Promise<void> {
  const [lead] = await tx.select({ name: leads.name }).from(leads).where(eq(leads.id, id))
  const text = leadTimeline.reminder({ name: lead?.name ?? '' }).slice(0, 200)
  await writeTask(tx, actor, { text, due_at, lead_id: id })
}
