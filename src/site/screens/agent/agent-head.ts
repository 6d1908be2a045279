import { agencyText } from '#contract/agency-texts.ts'
import { agentPath } from '#contract/paths.ts'
import { joinList } from '#contract/text/join-list.ts'
import { agent as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { homeCrumb, teamCrumb } from '../../crumbs.ts'
import { absoluteImage, breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { spokenLanguage } from '../../spoken-language.ts'
import type { Agent, AgentData } from './agent-data.ts'

export const agentCrumbs = [homeCrumb, teamCrumb]

/** 'Senior agent, Islamabad'; a title that names the city already says enough. */
export function agentTitle({ title, city }: Pick<Agent, 'title' | 'city'>): string {
  return title.includes(city.name) ? title : t.post({ title, city: city.name })
}

/** The head of an agent's page, for search engines and for previews in chats. */
export function agentHead({ agent }: AgentData) {
  const path = agentPath(agent.id)
  const { name, city, areas, languages, listingCount } = agent
  const known = areas.slice(0, 3).map((area) => area.name)
  return pageHead({
    path,
    title: t.title({ agent: name, post: agentTitle(agent) }),
    description: t.description({
      agent: name,
      places: joinList([...known, city.name]),
      languages: joinList(languages.map(spokenLanguage)),
      count: listingCount,
    }),
    image: agent.photo && {
      url: agent.photo,
      width: agent.photoWidth,
      height: agent.photoHeight,
      alt: name,
    },
    jsonLd: import.meta.env.SSR && [
      agentJsonLd(agent, path),
      breadcrumbsJsonLd([...agentCrumbs, { label: name, path }]),
    ],
  })
}

function agentJsonLd(agent: Agent, path: string) {
  const { name, photo, phone, email, city, areas, languages, bio } = agent
  return {
    '@type': 'RealEstateAgent',
    name,
    url: absolutePage(path),
    description: bio || agentTitle(agent),
    ...(photo && { image: absoluteImage(photo) }),
    telephone: phone,
    email,
    address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: 'PK' },
    areaServed: areas.map((area) => ({ '@type': 'Place', name: joinList([area.name, city.name]) })),
    knowsLanguage: languages,
    parentOrganization: { '@type': 'RealEstateAgent', name: agencyText('name'), url: absolutePage('/') },
  }
}
