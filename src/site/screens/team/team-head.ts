import { agencyText } from '#contract/agency-texts.ts'
import { agentPath } from '#contract/paths.ts'
import { team as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { homeCrumb, teamCrumb } from '../../crumbs.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import {
  type Agent,
  agentsFor,
  groupAgentsByCity,
  readTeamChoice,
  readTeamQuery,
  type TeamQuery,
  teamAddress,
} from './team-choice.ts'
import { foundAgents, titleOfAgents } from './team-labels.ts'

/**
 * The head of a list of agents, undefined when it could not be loaded. A city's list is for search engines, a language's
 * for visitors alone.
 */
export function teamHead(query: TeamQuery, all: readonly Agent[] | undefined) {
  if (!all) {
    const description = t.intro({ agency: agencyText('name') })
    return pageHead({ path: teamCrumb.path, title: t.pageTitle, description, noindex: true })
  }
  const choice = readTeamChoice(readTeamQuery(query))
  const agents = agentsFor(all, choice)
  const city = groupAgentsByCity(all).find(({ id }) => id === choice.cityId)?.name
  const isWhole = choice.cityId === undefined && choice.language === undefined
  const title = isWhole ? t.pageTitle : titleOfAgents(city, choice.language)
  return pageHead({
    path: teamAddress(choice),
    title,
    description: t.description({
      agents: foundAgents(agents.length, city, choice.language),
      agency: agencyText('name'),
    }),
    noindex: agents.length === 0 || choice.language !== undefined,
    jsonLd: import.meta.env.SSR && [
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
      breadcrumbsJsonLd([
        homeCrumb,
        teamCrumb,
        ...(isWhole ? [] : [{ label: title, path: teamAddress(choice) }]),
      ]),
    ],
  })
}
