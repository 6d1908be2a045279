/** Who gets a lead. Pure: what is known of it and whose turn it is comes in, the first rule that names somebody wins. */

import { deskNames } from '#contract/admin/lead-labels.ts'
import type { LeadKind } from '#contract/leads/leads.ts'
import type { AgentInTurn, Turns } from './round-robin.ts'

type Place = { id: number; name: string }

/** What the rules look at. */
export type LeadFacts = {
  kind: LeadKind
  /** The agent of the latest lead with the same phone. */
  personAgentId: number | null
  listing: { id: number; agentId: number | null } | null
  /** What it is about, phases with the societies around them. */
  areas: readonly Place[]
  city: Place | null
}

/** `reason` is shown on the timeline. What a desk answers has no agent. */
export type Choice = { agentId: number | null; reason: string }

type Rule = (lead: LeadFacts, turns: Turns) => Choice | undefined

/**
 * Returns the agent for a lead: who has the person, then the listing's agent, then the next in turn of those who serve
 * the area, of those who serve the city, of all. Feedback and franchise inquiries go to their desks. Nobody when there
 * is no active agent.
 */
export function chooseAgent(lead: LeadFacts, turns: Turns): Choice | undefined {
  for (const rule of rules) {
    const choice = rule(lead, turns)
    if (choice) return choice
  }
  return undefined
}

const desk: Rule = ({ kind }) => {
  const name = deskNames[kind]
  return name === undefined ? undefined : { agentId: null, reason: `The ${name.toLowerCase()} answers this` }
}

const personsAgent: Rule = ({ personAgentId }, turns) => {
  const agent = personAgentId === null ? undefined : turns.take(personAgentId)
  return agent && { agentId: agent.id, reason: `${agent.name} knows this person from an earlier lead` }
}

const listingsAgent: Rule = ({ listing }, turns) => {
  const agent = listing?.agentId ? turns.take(listing.agentId) : undefined
  return agent && { agentId: agent.id, reason: `${agent.name} is the agent of listing ${listing?.id}` }
}

const areasTeam: Rule = ({ areas }, turns) => {
  const served = ({ areaIds }: AgentInTurn) => areas.find(({ id }) => areaIds.has(id))
  const agent = turns.next((one) => served(one) !== undefined)
  return agent && { agentId: agent.id, reason: nextInTurn(agent, `who serve ${served(agent)?.name}`) }
}

const citysTeam: Rule = ({ city }, turns) => {
  const agent = city ? turns.next(({ cityIds }) => cityIds.has(city.id)) : undefined
  return agent && { agentId: agent.id, reason: nextInTurn(agent, `who work in ${city?.name}`) }
}

const anybody: Rule = (_lead, turns) => {
  const agent = turns.next()
  return agent && { agentId: agent.id, reason: `${agent.name} is next in turn of all agents` }
}

function nextInTurn({ name }: AgentInTurn, team: string): string {
  return `${name} is next in turn of those ${team}`
}

const rules: readonly Rule[] = [desk, personsAgent, listingsAgent, areasTeam, citysTeam, anybody]
