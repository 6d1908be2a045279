import { and, eq } from 'drizzle-orm'
import type { LeadStatus } from '#contract/leads/leads.ts'
import type { Reach } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { leadEvents, leads } from '#db/schema/index.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { leadErrors as t } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { within } from './filter.ts'

/** The facts of a lead that staff can change; the audit log has them before and after. */
export type LeadFacts = Pick<
  typeof leads.$inferSelect,
  'status' | 'owner_id' | 'assigned_at' | 'lost_reason' | 'first_contacted_at'
>

export const ofFacts = {
  id: leads.id,
  status: leads.status,
  owner_id: leads.owner_id,
  assigned_at: leads.assigned_at,
  lost_reason: leads.lost_reason,
  first_contacted_at: leads.first_contacted_at,
  merged_into: leads.merged_into,
  opened_at: leads.opened_at,
}

export function factsOf(lead: LeadFacts): LeadFacts {
  const { status, owner_id, assigned_at, lost_reason, first_contacted_at } = lead
  return { status, owner_id, assigned_at, lost_reason, first_contacted_at }
}

/**
 * Returns the lead within reach, locked until the transaction ends.
 * @throws NotFound for any other lead
 */
export async function ownLead(tx: Db, actor: Staff, reach: Reach, id: number) {
  const [lead] = await tx
    .select(ofFacts)
    .from(leads)
    .where(and(eq(leads.id, id), within(reach, actor)))
    .for('update')
  if (!lead) throw new NotFound(t.unknown)
  return lead
}

/** The facts of a lead after a call or a message. */
export function contacted<Facts extends LeadFacts>(lead: Facts, status: LeadStatus): Facts {
  return { ...lead, status, first_contacted_at: lead.first_contacted_at ?? new Date() }
}

/** A line on the timeline. */
export async function addTimelineEntry(
  tx: Db,
  by: Staff,
  about: number | readonly number[],
  line: { kind: string; note: string },
): Promise<void> {
  const ids = [about].flat()
  if (ids.length === 0) return
  await tx.insert(leadEvents).values(ids.map((lead_id) => ({ ...line, lead_id, actor: by.name })))
}

/** @throws Conflict when a second request of the same phone to be called back would be open (D16) */
export function unlessOpenTwice<T>(work: Promise<T>): Promise<T> {
  return refusedAs(work, {
    leads_open_call_back_idx: () => new Conflict(t.openCallBack),
  })
}
