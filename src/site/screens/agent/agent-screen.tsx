import { getRouteApi } from '@tanstack/react-router'
import { Languages, Mail, MapPin, Phone } from 'lucide-react'
import { searchAddress } from '#contract/search/search-address.ts'
import { joinList } from '#contract/text/join-list.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { agent as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ContactBar } from '#ui/contact-bar.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Portrait, whatsAppTo } from '../../cards/agent-card.tsx'
import { ListingRow } from '../../cards/listing-row.tsx'
import { AgentCard } from '../../cards/static-agent-card.ts'
import { AnswerTime } from '../../parts/answer-time.tsx'
import { FailedList } from '../../parts/failed-list.tsx'
import { LocalTime } from '../../parts/local-time.tsx'
import { spokenLanguage } from '../../spoken-language.ts'
import type { Agent, AgentData } from './agent-data.ts'
import { agentCrumbs, agentTitle } from './agent-head.ts'

const route = getRouteApi('/team/$id')

/** One agent: their profile, contact details and listings. */
export function AgentScreen() {
  const { agent, sale, rent, colleagues } = route.useLoaderData()
  return (
    <div className="max-lg:pb-10 print:pb-0">
      <AgentHero agent={agent} />
      <div className="column pt-12 md:pt-16">
        <Offers agent={agent} purpose="sale" title={t.forSale({ agent: agent.name })} offers={sale} />
        <Offers agent={agent} purpose="rent" title={t.toRent({ agent: agent.name })} offers={rent} />
        {sale?.total === 0 && rent?.total === 0 && <NoListings agent={agent} />}
        <Colleagues city={agent.city.name} agents={colleagues} />
      </div>
      <ContactBar call={telLink(agent.phone)} whatsApp={whatsAppTo(agent)}>
        <a href={`mailto:${agent.email}`} className={`${buttonClass({ variant: 'main' })} px-2!`}>
          {t.email}
        </a>
      </ContactBar>
    </div>
  )
}

function AgentHero({ agent }: { agent: Agent }) {
  const { name, bio, city, languages, areas } = agent
  const post = agentTitle(agent)
  return (
    <>
      <div className="column pt-5 pb-3.5">
        <Breadcrumbs crumbs={agentCrumbs} here={name} />
      </div>
      <section className="relative bg-sand print:bg-white">
        {/* Only behind the portrait, never behind text. */}
        <div className="lattice absolute inset-y-0 start-0 w-[calc(max(50%-640px,24px)+360px)] max-md:hidden print:hidden" />
        <div className="column relative grid gap-x-20 md:grid-cols-[auto_minmax(0,1fr)]">
          <div className="grid justify-items-center max-md:lattice max-md:-mx-4">
            <Portrait
              agent={agent}
              sizes="(width < 768px) 192px, 320px"
              first
              className="mt-8 h-57 w-48 rounded-b-none! text-4xl md:mt-10 md:h-95 md:w-80 md:text-hero"
            />
          </div>
          <div className="max-md:-mx-4 max-md:bg-white max-md:px-4 max-md:pt-7 md:self-center md:py-10">
            <h1 lang={contentLang(name)} className="text-4xl">
              {name}
            </h1>
            <p lang={contentLang(post)} className="mt-1.5 text-lg text-muted">
              {post}
            </p>
            <AnswerTime minutes={agent.answersIn} className="mt-3" />
            {bio && <PlainText text={bio} className="mt-5 max-w-[30em] text-xl leading-normal" />}
            <dl className="mt-6 stack-3">
              {areas.length > 0 && (
                <div className="flex gap-3">
                  <dt>
                    <MapPin aria-hidden="true" className="mt-0.5 size-5 text-green-700" strokeWidth={1.75} />
                    <span className="sr-only">{t.areas}</span>
                  </dt>
                  <dd className="flex flex-wrap gap-x-4 gap-y-1">
                    {areas.map((area) => (
                      <SiteLink
                        key={area.id}
                        href={searchAddress({ purpose: 'sale', cityId: city.id, areaIds: [area.id] })}
                        className="underline decoration-field underline-offset-4 hover:decoration-ink"
                      >
                        {area.name}
                      </SiteLink>
                    ))}
                  </dd>
                </div>
              )}
              <div className="flex gap-3">
                <dt>
                  <Languages aria-hidden="true" className="mt-0.5 size-5 text-green-700" strokeWidth={1.75} />
                  <span className="sr-only">{t.languages}</span>
                </dt>
                <dd>{joinList(languages.map(spokenLanguage))}</dd>
              </div>
            </dl>
            <Contact agent={agent} />
            <LocalTime city={city.name} className="mt-4 text-muted print:hidden" />
          </div>
        </div>
      </section>
    </>
  )
}

function Contact({ agent }: { agent: Agent }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3 max-lg:hidden print:flex">
      <a
        href={telLink(agent.phone)}
        aria-label={t.call({ number: formatPhone(agent.phone) })}
        className={`${buttonClass({ variant: 'main' })} whitespace-nowrap`}
      >
        <Phone aria-hidden="true" className="size-4.5" />
        <span className="tabular-nums">
          <LeftToRight>{formatPhone(agent.phone)}</LeftToRight>
        </span>
      </a>
      <a href={whatsAppTo(agent)} target="_blank" rel="noopener" className={buttonClass()}>
        <Icon name="whatsapp" size={18} />
        {t.whatsApp}
      </a>
      <a href={`mailto:${agent.email}`} className={buttonClass()}>
        <Mail aria-hidden="true" className="size-4.5" />
        {t.email}
      </a>
    </div>
  )
}

function Offers({
  agent,
  purpose,
  title,
  offers,
}: {
  agent: Agent
  purpose: 'sale' | 'rent'
  title: string
  offers: AgentData['sale']
}) {
  return (
    <ListingRow title={title} listings={offers?.cards}>
      {offers && offers.total > offers.cards.length && (
        <SiteLink
          href={searchAddress({ purpose, agentId: agent.id })}
          className="font-medium text-green-700 underline underline-offset-4"
        >
          {(purpose === 'rent' ? t.allToRent : t.allForSale)({ count: offers.total })}
        </SiteLink>
      )}
    </ListingRow>
  )
}

function NoListings({ agent: { name, city } }: { agent: Agent }) {
  return (
    <section className="mb-16 rounded-panel border border-line p-6 md:p-8">
      <h2 className="text-2xl">{t.noListingsTitle({ agent: name })}</h2>
      <p className="mt-2 text-muted">{t.noListingsText}</p>
      <SiteLink
        href={searchAddress({ purpose: 'sale', cityId: city.id })}
        className={`${buttonClass()} mt-5`}
      >
        {t.search({ city: city.name })}
      </SiteLink>
    </section>
  )
}

function Colleagues({ city, agents }: { city: string; agents: AgentData['colleagues'] }) {
  if (agents.data.length === 0 && !agents.hasFailed) return null
  return (
    <section className="pb-16 print:hidden">
      <h2 className="mb-6 text-3xl">{t.others({ city })}</h2>
      {agents.hasFailed && <FailedList />}
      <ul className="grid gap-4 md:gap-6 nav:grid-cols-3">
        {agents.data.map((agent) => (
          <li key={agent.id}>
            <AgentCard agent={agent} />
          </li>
        ))}
      </ul>
    </section>
  )
}
