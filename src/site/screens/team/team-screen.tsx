import { getRouteApi } from '@tanstack/react-router'
import { agencyText } from '#contract/agency-texts.ts'
import { team as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { homeCrumb, teamCrumb } from '../../crumbs.ts'
import { FailedList } from '../../parts/failed-list.tsx'
import { TeamCard } from './static-team-card.ts'
import {
  type Agent,
  agentsFor,
  groupAgentsByCity,
  readTeamChoice,
  readTeamQuery,
  teamAddress,
} from './team-choice.ts'
import { TeamFilter } from './team-filter.tsx'
import { foundAgents } from './team-labels.ts'

const route = getRouteApi('/team')

/** Every agent by city, or those of one city and one language. */
export function TeamScreen() {
  const answer = route.useLoaderData()
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={[homeCrumb]} here={teamCrumb.label} />
      <h1 className="mt-5 text-4xl md:mt-8">{t.title}</h1>
      <p className="mt-3 max-w-[36em] text-lg text-muted">{t.intro({ agency: agencyText('name') })}</p>
      {answer ? <Agents all={answer.data} /> : <FailedList className="mt-10" />}
    </div>
  )
}

function Agents({ all }: { all: readonly Agent[] }) {
  const choice = readTeamChoice(readTeamQuery(route.useSearch()))
  const agents = agentsFor(all, choice)
  const city = groupAgentsByCity(all).find(({ id }) => id === choice.cityId)?.name
  return (
    <>
      <TeamFilter choice={choice} agents={all} />
      <p aria-live="polite" className="sr-only">
        {foundAgents(agents.length, city, choice.language)}
      </p>
      {agents.length === 0 && <NoAgents />}
      <div className="mt-10 grid gap-x-6 gap-y-10 md:mt-14 md:grid-cols-2 md:gap-y-14 lg:grid-cols-3 xl:grid-cols-4">
        {groupAgentsByCity(agents).map(({ id, name, agents }) => (
          <City key={id} name={name} agents={agents} />
        ))}
        <OfNoCity agents={agents.filter(({ city }) => city === null)} />
      </div>
    </>
  )
}

/** How wide a city is by its agents, so that small ones share a row. */
const spans = [
  '',
  'md:col-span-2',
  'md:col-span-2 lg:col-span-3',
  'md:col-span-2 lg:col-span-3 xl:col-span-4',
]

function City({ name, agents }: { name: string; agents: readonly Agent[] }) {
  return (
    <section className={`grid grid-cols-subgrid ${spans[agents.length - 1] ?? spans[3]}`}>
      <h2 className="col-span-full mb-5 flex items-baseline gap-3 text-2xl">
        {name}
        <span className="text-base font-normal tracking-normal text-muted tabular-nums">
          {t.found({ count: agents.length })}
        </span>
      </h2>
      <Cards agents={agents} />
    </section>
  )
}

/** Agents whose city the API's host leaves out. */
function OfNoCity({ agents }: { agents: readonly Agent[] }) {
  if (agents.length === 0) return null
  return (
    <section aria-label={t.title} className={`grid grid-cols-subgrid ${spans[3]}`}>
      <Cards agents={agents} />
    </section>
  )
}

function Cards({ agents }: { agents: readonly Agent[] }) {
  return (
    <ul className="col-span-full grid grid-cols-subgrid gap-y-4 md:gap-y-6">
      {agents.map((agent) => (
        <li key={agent.id} className="min-w-0">
          <TeamCard agent={agent} />
        </li>
      ))}
    </ul>
  )
}

function NoAgents() {
  return (
    <div className="lattice mt-10 rounded-panel bg-sand p-6 md:p-10">
      <div className="max-w-2xl rounded-panel bg-white p-6 md:p-8">
        <h2 className="text-2xl">{t.noneTitle}</h2>
        <p className="mt-2 text-muted">{t.noneText}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <SiteLink href="/contact" className={buttonClass({ variant: 'main' })}>
            {t.contact}
          </SiteLink>
          <SiteLink href={teamAddress()} className={buttonClass()}>
            {t.all}
          </SiteLink>
        </div>
      </div>
    </div>
  )
}
