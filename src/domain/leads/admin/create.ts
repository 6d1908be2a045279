import { sourceNames } from '#contract/admin/lead-labels.ts'
import { answeredAtOnce, type NewLead } from '#contract/admin/new-lead.ts'
import type { Reach } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'
import { leadErrors, leadTimeline } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { activeAgent } from '../../agents/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext, StaffContext } from '../../context.ts'
import { Conflict, Forbidden, Invalid } from '../../errors.ts'
import { withNewReference } from '../../reference.ts'
import { firstWithWords } from '../dedupe.ts'
import { fileLeads } from '../file-leads.ts'
import { readLeads } from '../read-leads.ts'
import { type LeadRow, leadRow } from '../store-lead.ts'
import { aboutOf } from './about-of.ts'
import { addTimelineEntry, unlessOpenTwice } from './own-lead.ts'

/** The stored lead; `repeated` when it was there already. */
export type WrittenDown = { id: number; reference: string; repeated: boolean }

/**
 * Stores a lead that did not come by the website. A visitor who was spoken with no longer waits; no mail is
 * sent. The same text of the same person within ten minutes becomes a note on the first, as with the forms.
 * @throws Forbidden for an agent who would give it to another agent, Invalid for a listing, a project, a
 *   place or an agent that there is not, Conflict for a second open request to be called back
 */
export async function createLead(
  ctx: AllowedContext<'leads.work', 'db' | 'queue'>,
  asked: NewLead,
): Promise<WrittenDown> {
  const { reach } = ctx.actor
  const received = receivedAt(asked)
  const write = async (tx: Db, reference: string) => {
    const row = leadRow(await aboutOf(tx, ctx.actor, reach, asked))
    const first = row.words ? await firstWithWords(tx, row.words) : undefined
    if (first) return writtenAgain(tx, ctx.actor, reach, first)
    const owner = await ownerOf(tx, ctx.actor, reach, asked.owner)
    const id = await stored({ ...ctx, db: tx }, { ...row, reference, created_at: received }, asked, owner)
    // The rules take one lead at a time: not in a request that others would wait for.
    if (owner.isByRules) await ctx.queue.enqueue(tx, 'lead-to-assign', { leadId: id })
    return { id, reference, repeated: false }
  }
  return unlessOpenTwice(
    withNewReference('leads_reference_unique', (reference) =>
      ctx.db.transaction((tx) => write(tx, reference)),
    ),
  )
}

async function writtenAgain(
  tx: Db,
  actor: Staff,
  reach: Reach,
  { id, reference, owner_id }: { id: number; reference: string; owner_id: number | null },
): Promise<WrittenDown> {
  if (reach === 'own' && owner_id !== actor.agentId) throw writtenByOthers()
  await addTimelineEntry(tx, actor, id, { kind: 'repeated', note: leadTimeline.repeatedByHand })
  return { id, reference, repeated: true }
}

function writtenByOthers() {
  return new Conflict(leadErrors.createdTwice)
}

/** Stores it with its timeline, indexes it for the inbox and notifies staff. */
async function stored(
  { db: tx, queue, actor }: StaffContext<'db' | 'queue'>,
  row: LeadRow & { reference: string; created_at: Date },
  asked: NewLead,
  { agent, isByRules }: Owner,
): Promise<number> {
  const isAnswered = asked.answered ?? answeredAtOnce.includes(asked.source)
  const facts = {
    kind: asked.kind,
    source: asked.source,
    // The job that assigns it by the rules sets its next status.
    status: isByRules ? 'new' : isAnswered ? 'contacted' : agent ? 'assigned' : 'new',
    owner_id: agent?.id ?? null,
    listing_id: asked.property_id,
    project_id: asked.project_id,
    first_contacted_at: isAnswered ? row.created_at : null,
  } as const
  const [lead] = await tx
    .insert(leads)
    .values({ ...row, ...facts, assigned_at: agent && new Date() })
    .onConflictDoNothing({ target: leads.words })
    .returning({ id: leads.id })
  if (!lead) throw writtenByOthers()
  const { id } = lead
  await addTimelineEntry(tx, actor, id, {
    kind: 'received',
    note: leadTimeline.receivedByHand({ source: sourceNames[asked.source] }),
  })
  if (agent)
    await addTimelineEntry(tx, actor, id, {
      kind: 'assigned',
      note: leadTimeline.given({ agent: agent.name }),
    })
  if (isAnswered) await addTimelineEntry(tx, actor, id, { kind: 'answered', note: leadTimeline.answered })
  // The person is deleted with the lead when they ask for erasure; the audit log stays.
  await audit(tx, actor, { action: 'create', entity: 'lead', entityId: id, before: null, after: facts })
  await fileLeads({ db: tx, queue }, await readLeads(tx, [id]), actor.agentId)
  return id
}

type Owner = { agent: { id: number; name: string } | null; isByRules: boolean }

/** Agents keep the leads that they enter; others give them to any agent. */
async function ownerOf(tx: Db, actor: Staff, reach: Reach, asked: NewLead['owner']): Promise<Owner> {
  if (reach === 'own') {
    if (actor.agentId === null || (asked ?? actor.agentId) !== actor.agentId)
      throw new Forbidden(leadErrors.ownOnly)
    return { agent: await activeAgent(tx, 'owner', actor.agentId), isByRules: false }
  }
  if (typeof asked === 'number') return { agent: await activeAgent(tx, 'owner', asked), isByRules: false }
  return { agent: null, isByRules: asked !== 'none' }
}

function receivedAt({ received_at }: NewLead): Date {
  const now = new Date()
  if (received_at === null) return now
  const received = new Date(received_at)
  if (received > now) throw new Invalid({ received_at: leadErrors.receivedInFuture })
  return received
}
