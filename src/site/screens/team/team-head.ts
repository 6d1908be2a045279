import { agency } from '#agency'
import { agentPath } from '#contract/paths.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import {
  type Agent,
  agentsFor,
  citiesOf,
  readTeamChoice,
  readTeamQuery,
  type TeamQuery,
  teamAddress,
  whoIsSought,
} from './team-choice.ts'

export const home: Crumb = { label: 'Home', path: '/' }
export const team: Crumb = { label: 'Our agents', path: teamAddress() }

/** The head of a list of agents. A city's list is for search engines, a language's for visitors alone. */
export function teamHead(query: TeamQuery, all: readonly Agent[]) {
  const choice = readTeamChoice(readTeamQuery(query))
  const agents = agentsFor(all, choice)
  const city = citiesOf(all).find(({ id }) => id === choice.cityId)?.name
  const sought = whoIsSought(2, city, choice.language)
  const isWhole = choice.cityId === undefined && choice.language === undefined
  const title = isWhole ? `Our ${agents.length} agents and whom to call` : sought.replace('a', 'A')
  return pageHead({
    path: teamAddress(choice),
    title,
    description: `${agents.length} ${whoIsSought(agents.length, city, choice.language)} at ${agency.name}, with the areas they know, the languages they speak and what they have on offer. Call or write to them directly.`,
    noindex: agents.length === 0 || choice.language !== undefined,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: title,
        numberOfItems: agents.length,
        itemListElement: agents.map(({ id, name }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          url: absolutePage(agentPath(id)),
        })),
      },
      breadcrumbsJsonLd([home, team, ...(isWhole ? [] : [{ label: title, path: teamAddress(choice) }])]),
    ],
  })
}
