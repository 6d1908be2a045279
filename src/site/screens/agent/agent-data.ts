import { notFound } from '@tanstack/react-router'
import type { ListState } from '#contract/api/async-state.ts'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { type Answer, call } from '#ui/api.ts'
import type { Card } from '#ui/listing/contact-links.ts'
import { listOrFailed } from '../../list-or-failed.ts'
import { orNotFound } from '../../or-not-found.ts'

export type Agent = Answer<'agent'>['data']

export type AgentData = {
  agent: Agent
  /** The first listings for sale and to rent, and how many there are of each; undefined when they could not be loaded. */
  sale: Offers | undefined
  rent: Offers | undefined
  /** Others of the same city. */
  colleagues: ListState<Answer<'agents'>['data'][number]>
}

type Offers = { cards: readonly Card[]; total: number }

const shownListings = 4
const shownColleagues = 3

/**
 * Everything an agent's page shows. An ID that is invalid, unknown or of an agent who has left gives the not-found
 * page; a list that cannot be loaded is missing in its own place alone (D52).
 */
export async function loadAgent(typed: string, signal: AbortSignal): Promise<AgentData> {
  const id = parsePropertyId(typed)
  if (id === undefined) throw notFound()
  const listingsFor = async (purpose: 'sale' | 'rent') => {
    const query = { purpose, agentId: id, perPage: shownListings }
    const { data, pagination } = await call('search', { query, signal })
    return { cards: data, total: pagination.totalRecords }
  }
  const [{ data: agent }, sale, rent, agents] = await Promise.all([
    orNotFound(call('agent', { params: { id }, signal })),
    listingsFor('sale').catch(() => undefined),
    listingsFor('rent').catch(() => undefined),
    listOrFailed(call('agents', { query: { per_page: 1000, current_page: 1 }, signal })),
  ])
  const colleagues = agents.data.filter((other) => other.city?.id === agent.city.id && other.id !== id)
  return { agent, sale, rent, colleagues: { ...agents, data: colleagues.slice(0, shownColleagues) } }
}
