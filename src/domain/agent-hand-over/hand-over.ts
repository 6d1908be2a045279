/** The holdings of an agent who leaves, and their new owners. */
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AgentHoldings } from '#contract/admin/agents.ts'
import type { Db } from '#db/client.ts'
import { agents, leads, listings, staff, tasks } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { allow, type Staff } from '../access/index.ts'
import { activeAgent } from '../agents/index.ts'
import { auditAll } from '../audit/index.ts'
import type { AllowedContext, StaffContext } from '../context.ts'
import { Invalid, NotFound } from '../errors.ts'
import { assignByHand } from '../leads/index.ts'

const atOnce = 1000

/** Who gets what; null is no agent, and undefined has not been decided. */
export type Successors = { listings_to?: number | null | undefined; leads_to?: number | null | undefined }

/** @throws NotFound for an unknown agent */
export async function agentHoldings({ db }: AllowedContext<'team.edit'>, id: number): Promise<AgentHoldings> {
  if ((await db.$count(agents, eq(agents.id, id))) === 0) throw new NotFound(t.unknownAgentNow)
  return holdingsOf(db, id)
}

/**
 * Gives everything that an agent has to others, in the transaction in which they are archived; the audit log
 * names the previous agent of each listing and lead.
 * @throws Invalid when it does not say who gets what there is, or for an agent who is not there or has left
 */
export async function handOver(
  ctx: StaffContext<'db' | 'queue'>,
  id: number,
  successors: Successors,
): Promise<void> {
  const { db: tx, actor } = ctx
  const holdings = await holdingsOf(tx, id)
  const listingsTo = await successorOf(tx, id, 'listings_to', holdings.listings, successors)
  const leadsTo = await successorOf(tx, id, 'leads_to', holdings.leads + holdings.tasks, successors)
  await giveListings(tx, actor, id, listingsTo)
  await giveLeads(ctx, id, leadsTo)
  if (leadsTo !== null) await giveTasks(tx, actor, id, leadsTo)
}

async function holdingsOf(db: Db, id: number): Promise<AgentHoldings> {
  return {
    listings: await db.$count(listings, eq(listings.agent_id, id)),
    leads: await db.$count(leads, eq(leads.owner_id, id)),
    tasks: await db.$count(tasks, isUpcoming(id)),
  }
}

/** The reminders of the member of staff who is that agent. */
function isUpcoming(agentId: number): SQL | undefined {
  const signsIn = sql`${tasks.staff_id} = (select id from ${staff} where agent_id = ${agentId})`
  return and(signsIn, isNull(tasks.done_at))
}

async function successorOf(
  tx: Db,
  id: number,
  field: keyof Successors,
  count: number,
  { [field]: successor }: Successors,
): Promise<number | null> {
  if (count === 0 || successor === null) return null
  if (successor === undefined) throw new Invalid({ [field]: t.successor[field] })
  if (successor === id) throw new Invalid({ [field]: t.otherAgent })
  return (await activeAgent(tx, field, successor)).id
}

async function giveListings(tx: Db, actor: Staff, from: number, to: number | null): Promise<void> {
  const given = await tx
    .update(listings)
    .set({ agent_id: to, version: sql`${listings.version} + 1`, updated_at: new Date() })
    .where(eq(listings.agent_id, from))
    .returning({ id: listings.id })
  await auditInParts(
    tx,
    actor,
    given.map(({ id }) => ({
      action: 'change',
      entity: 'listing',
      entityId: id,
      before: { agent_id: from },
      after: { agent_id: to },
    })),
  )
}

/** Leads that were merged into another go along with it, without notice. */
async function giveLeads(
  { db: tx, queue, actor: by }: StaffContext<'db' | 'queue'>,
  from: number,
  to: number | null,
): Promise<void> {
  const actor = allow(by, 'leads.assign')
  const held = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.owner_id, from), isNull(leads.merged_into)))
    .orderBy(asc(leads.id))
  for (let at = 0; at < held.length; at += atOnce) {
    const ids = held.slice(at, at + atOnce).map(({ id }) => id)
    await assignByHand({ db: tx, queue, actor }, { asked: ids, ownerId: to })
  }
  await tx.update(leads).set({ owner_id: to }).where(eq(leads.owner_id, from))
}

/** Only if the successor has an account; otherwise they stay with their author. */
async function giveTasks(tx: Db, actor: Staff, from: number, to: number): Promise<void> {
  const [successor] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.agentId, to), eq(staff.active, true)))
  if (!successor) return
  const given = await tx
    .update(tasks)
    .set({ staff_id: successor.id })
    .where(isUpcoming(from))
    .returning({ id: tasks.id })
  await auditInParts(
    tx,
    actor,
    given.map(({ id }) => ({
      action: 'assign',
      entity: 'task',
      entityId: id,
      before: { agent_id: from },
      after: { agent_id: to },
    })),
  )
}

async function auditInParts(tx: Db, actor: Staff, changes: Parameters<typeof auditAll>[2]): Promise<void> {
  for (let from = 0; from < changes.length; from += atOnce) {
    await auditAll(tx, actor, changes.slice(from, from + atOnce))
  }
}
