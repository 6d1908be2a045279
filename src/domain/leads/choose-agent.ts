/** Who gets a lead: the listing's agent, else the area's team, else the next in turn. The first rule that names somebody wins. */
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { agentAreas, areas, type leads, listings } from '#db/schema/index.ts'
import { areasOfLead } from './areas-of-lead.ts'
import type { Turns } from './turns.ts'

export type AssignedLead = Pick<typeof leads.$inferSelect, 'kind' | 'payload'> & {
  listing: { id: number } | null
  project: { id: number } | null
}

/** `reason` stands on the timeline. A franchise enquiry has no agent: its desk has it. */
export type Choice = { agentId: number | null; reason: string }

type Rule = (tx: Db, lead: AssignedLead, turns: Turns) => Promise<Choice | undefined>

/** Takes a lead as it was read, and whose turn it is; gives nothing when there is no active agent. */
export async function chooseAgent(tx: Db, lead: AssignedLead, turns: Turns): Promise<Choice | undefined> {
  for (const rule of rules) {
    const choice = await rule(tx, lead, turns)
    if (choice) return choice
  }
  return undefined
}

const franchiseDesk: Rule = async (_tx, { kind }) =>
  kind === 'franchise'
    ? { agentId: null, reason: 'The franchise desk answers franchise enquiries' }
    : undefined

const listingsAgent: Rule = async (tx, { listing }, turns) => {
  if (listing === null) return undefined
  const [row] = await tx
    .select({ agentId: listings.agent_id })
    .from(listings)
    .where(eq(listings.id, listing.id))
  const agent = row?.agentId ? turns.take(row.agentId) : undefined
  return agent && { agentId: agent.id, reason: `${agent.name} is the agent of listing ${listing.id}` }
}

const areasTeam: Rule = async (tx, lead, turns) => {
  const areaIds = await areasOfLead(tx, lead)
  if (areaIds.length === 0) return undefined
  const team = await tx
    .select({ agentId: agentAreas.agent_id, area: areas.name })
    .from(agentAreas)
    .innerJoin(areas, eq(areas.id, agentAreas.area_id))
    .where(inArray(areas.id, areaIds))
    .orderBy(asc(areas.id))
  const agent = turns.next(new Set(team.map(({ agentId }) => agentId)))
  if (!agent) return undefined
  const area = team.find(({ agentId }) => agentId === agent.id)?.area
  return { agentId: agent.id, reason: `${agent.name} is next in turn of those who serve ${area}` }
}

const anybody: Rule = async (_tx, _lead, turns) => {
  const agent = turns.next()
  return agent && { agentId: agent.id, reason: `${agent.name} is next in turn of all agents` }
}

const rules: readonly Rule[] = [franchiseDesk, listingsAgent, areasTeam, anybody]
