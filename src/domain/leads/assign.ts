import { sql } from 'drizzle-orm'
import { leadEvents, leads } from '#db/schema/index.ts'
import type { Context, Needs } from '../context.ts'
import { type AssignmentFacts, readAssignmentFacts } from './assignment-facts.ts'
import { type Choice, chooseAgent } from './choose-agent.ts'
import { emitLeadEvents } from './emit-lead-events.ts'
import { fileLeads } from './file-leads.ts'
import { cityOf } from './lead-places.ts'
import { readLeads } from './read-leads.ts'
import { readTurns, type Turns } from './round-robin.ts'

/**
 * Assigns a new lead by the rules, and writes the reason on its timeline; a lead that has an owner already,
 * or is deleted, stays as it is. With no active agent it stays new.
 */
export async function assignLead(ctx: Context<'db' | 'queue'>, leadId: number): Promise<void> {
  const read = await readLeads(ctx.db, [leadId])
  await assign(ctx, read)
  await fileLeads(ctx, read)
}

type ReadLead = Pick<typeof leads.$inferSelect, 'id' | 'status' | 'owner_id'>

/** The same for leads that were read already, in their order. */
export async function assign({ db, queue }: Needs<'db' | 'queue'>, read: readonly ReadLead[]): Promise<void> {
  const unowned = read.filter(({ status, owner_id }) => status === 'new' && owner_id === null)
  if (unowned.length === 0) return
  await oneByOne(() =>
    db.transaction(async (tx) => {
      // The round-robin depends on the last assignment: leads are never assigned in parallel, by any server.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('assign', 0))`)
      const turns = await readTurns(tx)
      const facts = await readAssignmentFacts(
        tx,
        unowned.map(({ id }) => id),
      )
      const given = chooseAll(facts, turns)
      if (given.length > 0) await give({ db: tx, queue }, given)
    }),
  )
}

type Given = Choice & { leadId: number }

/** Of one person's leads that arrive together, the later ones follow the first. */
function chooseAll(facts: readonly AssignmentFacts[], turns: Turns): Given[] {
  const agentOfPhone = new Map<string, number>()
  return facts.flatMap((lead) => {
    const personAgentId = (lead.phone && agentOfPhone.get(lead.phone)) || lead.personAgentId
    const choice = chooseAgent({ ...lead, personAgentId }, turns)
    if (lead.phone && choice?.agentId) agentOfPhone.set(lead.phone, choice.agentId)
    return choice ? [{ leadId: lead.id, ...choice }] : []
  })
}

/**
 * A lead that got an owner since it was read keeps it. Of two assigned together, the first had the earlier
 * turn.
 */
async function give({ db, queue }: Needs<'db' | 'queue'>, given: readonly Given[]): Promise<void> {
  const ids = sql.param(given.map(({ leadId }) => leadId))
  const owners = sql.param(given.map(({ agentId }) => agentId))
  const reasons = sql.param(given.map(({ reason }) => reason))
  const { rows } = await db.execute<{ id: number }>(sql`
    with choice as (
      select * from unnest(${ids}::int[], ${owners}::int[], ${reasons}::text[])
        with ordinality as choice (lead_id, owner_id, reason, nth)
    ), moment as materialized (
      -- The transaction may have begun before another one's, and got its turn after it.
      select clock_timestamp() as begun
    ), given as (
      update ${leads} as lead
      -- Whoever wrote it down may have spoken with them already.
      set owner_id = choice.owner_id, updated_at = begun,
        opened_at = null, status = case when lead.first_contacted_at is null then 'assigned' else 'contacted' end,
        assigned_at = begun + nth * interval '1 microsecond', city_id = coalesce(lead.city_id, ${cityOf(sql`lead`)})
      from choice cross join moment
      where lead.id = choice.lead_id and lead.status = 'new' and lead.owner_id is null
      returning lead.id, reason
    )
    insert into ${leadEvents} (lead_id, kind, note, actor)
    select id, 'assigned', reason, 'assignment rules' from given returning lead_id as id`)
  await emitLeadEvents(
    { db, queue },
    'given',
    rows.map(({ id }) => id),
  )
}

let last: Promise<unknown> = Promise.resolve()

/** Callers that wait here hold no database connection, as they would at its lock. */
function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
