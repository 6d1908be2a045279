/**
 * Chooses the agent for a lead. Pure: takes the facts of the lead and the round-robin; the first matching
 * rule wins.
 */

import type { LeadKind } from '#contract/leads/leads.ts'
import { assignmentReasons as t } from '#messages/admin.ts'
import type { AgentInTurn, Turns } from './round-robin.ts'

type Place = { id: number; name: string }

/** The input of the rules. */
export type LeadFacts = {
  kind: LeadKind
  /** The agent of the latest lead with the same phone. */
  personAgentId: number | null
  listing: { id: number; agentId: number | null } | null
  /** The places it is about, phases with the societies around them. */
  areas: readonly Place[]
  city: Place | null
}

/** `reason` is shown on the timeline. Leads for a desk have no agent. */
export type Choice = { agentId: number | null; reason: string }

type Rule = (lead: LeadFacts, turns: Turns) => Choice | undefined

/**
 * Returns the agent for a lead: the person's previous agent, then the listing's agent, then the next in turn
 * of those who serve the area, of those who serve the city, of all. Feedback and franchise inquiries go to
 * their desks. Undefined when there is no active agent.
 */
export function chooseAgent(lead: LeadFacts, turns: Turns): Choice | undefined {
  for (const rule of rules) {
    const choice = rule(lead, turns)
    if (choice) return choice
  }
  return undefined
}

const desk: Rule = ({ kind }) => {
  const desks: Readonly<Partial<Record<typeof kind, string>>> = t.desk
  const reason = desks[kind]
  return reason === undefined ? undefined : { agentId: null, reason }
}

const personsAgent: Rule = ({ personAgentId }, turns) => {
  const agent = personAgentId === null ? undefined : turns.take(personAgentId)
  return agent && { agentId: agent.id, reason: t.person({ agent: agent.name }) }
}

const listingsAgent: Rule = ({ listing }, turns) => {
  const agent = listing?.agentId ? turns.take(listing.agentId) : undefined
  return agent && { agentId: agent.id, reason: t.listing({ agent: agent.name, id: listing?.id ?? 0 }) }
}

const areasTeam: Rule = ({ areas }, turns) => {
  const served = ({ areaIds }: AgentInTurn) => areas.find(({ id }) => areaIds.has(id))
  const agent = turns.next((one) => served(one) !== undefined)
  return (
    agent && { agentId: agent.id, reason: t.area({ agent: agent.name, area: served(agent)?.name ?? '' }) }
  )
}

const citysTeam: Rule = ({ city }, turns) => {
  const agent = city ? turns.next(({ cityIds }) => cityIds.has(city.id)) : undefined
  return agent && { agentId: agent.id, reason: t.city({ agent: agent.name, city: city?.name ?? '' }) }
}

const anybody: Rule = (_lead, turns) => {
  const agent = turns.next()
  return agent && { agentId: agent.id, reason: t.anyone({ agent: agent.name }) }
}

const rules: readonly Rule[] = [desk, personsAgent, listingsAgent, areasTeam, citysTeam, anybody]
