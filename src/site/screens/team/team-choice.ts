import { parsePropertyId } from '#contract/listings/property-id.ts'
import type { Answer } from '#ui/api.ts'
import { queryReader, writeQuery } from '#ui/query-string.ts'

export type Agent = Answer<'agents'>['data'][number]

/** The list of agents as its address holds it. */
export type TeamQuery = { cityId?: string; language?: string }

/** What of it is used. */
export type TeamChoice = { cityId?: number | undefined; language?: string | undefined }

/** The known keys of an address that say something. */
export const readTeamQuery = queryReader(['cityId', 'language'])

/** The query with its values typed; a city that is no number is left out. */
export function readTeamChoice({ cityId = '', language }: TeamQuery): TeamChoice {
  return { cityId: parsePropertyId(cityId), language }
}

/** The one address of a list of agents, its keys in their fixed order. */
export function teamAddress({ cityId, language }: TeamChoice = {}): string {
  return `/team${writeQuery({ cityId, language })}`
}

/** The agents of a city who speak a language, in the agency's order. */
export function agentsFor(agents: readonly Agent[], { cityId, language }: TeamChoice): Agent[] {
  return agents.filter(
    ({ city, languages }) =>
      (cityId === undefined || city?.id === cityId) &&
      (language === undefined || languages.some((spoken) => isSame(spoken, language))),
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export type CityOfTeam = { id: number; name: string; agents: Agent[] }

/** The cities of these agents with who works there, in the order in which the agency names them. Agents whose city another host leaves out are in none. */
export function groupAgentsByCity(agents: readonly Agent[]): CityOfTeam[] {
  const cities = new Map<number, CityOfTeam>()
  for (const agent of agents) {
    if (!agent.city) continue
    const { id, name } = agent.city
    const city = cities.get(id) ?? { id, name, agents: [] }
    city.agents.push(agent)
    cities.set(id, city)
  }
  return [...cities.values()]
}

/** The languages that are spoken, with by how many; the most spoken first. */
export function countLanguages(agents: readonly Agent[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const language of agents.flatMap(({ languages }) => languages)) {
    counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return Array.from(counts, ([name, count]) => ({ name, count })).sort(
    (one, other) => other.count - one.count || (one.name < other.name ? -1 : 1),
  )
}
