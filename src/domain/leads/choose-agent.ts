/** Who gets a lead: the listing's agent, else the area's team, else the next in turn. The first rule that names somebody wins. */
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { agentAreas, agents, areas, leads, listings } from '#db/schema/index.ts'
import { areasOfLead } from './areas-of-lead.ts'

export type AssignedLead = Pick<typeof leads.$inferSelect, 'kind' | 'payload'> & {
  listing: { id: number } | null
  project: { id: number } | null
}

/** `reason` stands on the timeline. A franchise enquiry has no agent: its desk has it. */
export type Choice = { agentId: number | null; reason: string }

type Rule = (tx: Db, lead: AssignedLead) => Promise<Choice | undefined>

/** Takes a lead as it was read; gives nothing when there is no active agent. */
export async function chooseAgent(tx: Db, lead: AssignedLead): Promise<Choice | undefined> {
  for (const rule of rules) {
    const choice = await rule(tx, lead)
    if (choice) return choice
  }
  return undefined
}

const franchiseDesk: Rule = async (_tx, { kind }) =>
  kind === 'franchise'
    ? { agentId: null, reason: 'The franchise desk answers franchise enquiries' }
    : undefined

const listingsAgent: Rule = async (tx, { listing }) => {
  if (listing === null) return undefined
  const [agent] = await tx
    .select({ id: agents.id, name: agents.name })
    .from(listings)
    .innerJoin(agents, eq(agents.id, listings.agent_id))
    .where(and(eq(listings.id, listing.id), agents.active))
  return agent && { agentId: agent.id, reason: `${agent.name} is the agent of listing ${listing.id}` }
}

const areasTeam: Rule = async (tx, lead) => {
  const areaIds = await areasOfLead(tx, lead)
  if (areaIds.length === 0) return undefined
  const agent = await nextInTurn(tx, sql`${agents.id} in ${teamOf(tx, areaIds)}`)
  if (!agent) return undefined
  const [area] = await tx
    .select({ name: areas.name })
    .from(agentAreas)
    .innerJoin(areas, eq(areas.id, agentAreas.area_id))
    .where(and(eq(agentAreas.agent_id, agent.id), inArray(areas.id, areaIds)))
    .orderBy(asc(areas.id))
    .limit(1)
  return { agentId: agent.id, reason: `${agent.name} is next in turn of those who serve ${area?.name}` }
}

const anybody: Rule = async (tx) => {
  const agent = await nextInTurn(tx, sql`true`)
  return agent && { agentId: agent.id, reason: `${agent.name} is next in turn of all agents` }
}

const rules: readonly Rule[] = [franchiseDesk, listingsAgent, areasTeam, anybody]

function teamOf(tx: Db, areaIds: number[]) {
  return tx.select({ id: agentAreas.agent_id }).from(agentAreas).where(inArray(agentAreas.area_id, areaIds))
}

/** Whoever has waited longest for a lead; those who never had one come first. */
async function nextInTurn(tx: Db, among: SQL): Promise<{ id: number; name: string } | undefined> {
  // One look into an index for each agent, however many leads there are.
  const last = sql`(select max(${leads.assigned_at}) from ${leads} where ${leads.owner_id} = ${agents.id})`
  const [agent] = await tx
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(and(agents.active, among))
    .orderBy(sql`${last} asc nulls first`, asc(agents.position), asc(agents.id))
    .limit(1)
  return agent
}
