import { agency } from '#agency'
import { agentPath } from '#contract/paths.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { absoluteImage, breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { home, team } from '../team/team-head.ts'
import type { Agent, AgentData } from './agent-data.ts'

export const agentCrumbs = [home, team]

/** 'Senior agent, Islamabad'; a title that names the city already says enough. */
export function postOf({ title, city }: Pick<Agent, 'title' | 'city'>): string {
  return title.includes(city.name) ? title : `${title}, ${city.name}`
}

/** The head of an agent's page, for search engines and for previews in chats. */
export function agentHead({ agent }: AgentData) {
  const path = agentPath(agent.id)
  const { name, city, areas, languages, listingCount } = agent
  const known = areas.slice(0, 3).map((area) => area.name)
  return pageHead({
    path,
    title: `${name}, ${postOf(agent)}`,
    description: `${name} knows ${[...known, city.name].join(', ')}, speaks ${languages.join(', ')} and has ${listingCount} ${listingCount === 1 ? 'property' : 'properties'} on offer. Call or write directly.`,
    image: agent.photo,
    jsonLd: [agentJsonLd(agent, path), breadcrumbsJsonLd([...agentCrumbs, { label: name, path }])],
  })
}

function agentJsonLd(agent: Agent, path: string) {
  const { name, photo, phone, email, city, areas, languages, bio } = agent
  return {
    '@type': 'RealEstateAgent',
    name,
    url: absolutePage(path),
    description: bio || postOf(agent),
    ...(photo && { image: absoluteImage(photo) }),
    telephone: phone,
    email,
    address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: 'PK' },
    areaServed: areas.map((area) => ({ '@type': 'Place', name: `${area.name}, ${city.name}` })),
    knowsLanguage: languages,
    parentOrganization: { '@type': 'RealEstateAgent', name: agency.name, url: absolutePage('/') },
  }
}
