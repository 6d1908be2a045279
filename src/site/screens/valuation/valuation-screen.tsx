import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { estimateScreen, valuationScreen as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListingCard } from '../../cards/static-cards.ts'
import { homeCrumb } from '../../crumbs.ts'
import { useFocusOnAnswer } from '../../forms/use-focus-on-answer.ts'
import { AgentForm } from './agent-form.tsx'
import { Comparables } from './comparables.tsx'
import { estimateAddress } from './estimate-address.ts'
import type { Result } from './estimate-data.ts'
import { EstimateForm } from './estimate-form.tsx'
import { EstimateResult, MethodLink } from './estimate-result.tsx'
import { WhereTheyAre } from './where-they-are.tsx'

const route = getRouteApi('/valuation')

/** What a property may be worth: the estimate with its evidence, and the request for an agent's visit. */
export function ValuationScreen() {
  const { posted, errors, choices, result } = route.useLoaderData()
  const asked = route.useSearch()
  const isPending = useRouterState({ select: ({ isLoading }) => isLoading })
  const address = estimateAddress(asked)
  const answer = useRef<HTMLDivElement>(null)
  useFocusOnAnswer(answer, address)
  const figure = result?.estimate.enough ? result.estimate : undefined
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={[homeCrumb]} here={t.crumb} />
      <h1 className="mt-5 text-4xl text-pretty md:mt-8">{t.title}</h1>
      <p className="mt-3 max-w-[38em] text-lg text-muted">{t.intro}</p>
      <div
        ref={answer}
        className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]"
      >
        <EstimateForm key={address} asked={asked} errors={errors} choices={choices} />
        <div aria-busy={isPending} className={isPending ? 'opacity-60' : ''}>
          {result ? <EstimateResult result={result} /> : <Promised />}
        </div>
      </div>
      {figure && result && (
        <section className="mt-14">
          <h2 className="mb-4 text-2xl">{estimateScreen.comparables}</h2>
          <OnOffer cards={result.onOffer} />
          <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
            <Comparables estimate={figure} subject={result.subject} />
            <WhereTheyAre estimate={figure} subject={result.subject} />
          </div>
        </section>
      )}
      <section id="agent" className="mt-14 scroll-mt-24">
        <h2 className="text-2xl">{estimateScreen.agentTitle}</h2>
        <p className="mt-2 mb-6 max-w-[38em] text-muted">{estimateScreen.agentText}</p>
        <AgentForm key={result?.question ?? ''} result={result} posted={posted} address={address} />
      </section>
    </div>
  )
}

/** The comparables that can be looked at, with their photos. */
function OnOffer({ cards }: { cards: Result['onOffer'] }) {
  if (cards.length === 0) return null
  return (
    <div className="mb-8 print:hidden">
      <h3 className="mb-3 text-lg">{estimateScreen.onOurSite}</h3>
      <ul className="card-row grid gap-4 max-md:-mx-4 max-md:auto-cols-[min(84%,340px)] max-md:grid-flow-col max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {cards.map((listing) => (
          <li key={listing.id} className="min-w-0 snap-start">
            <ListingCard
              listing={listing}
              heading="h4"
              sizes="(width < 768px) min(76vw, 338px), (width < 1060px) 46vw, 400px"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What an estimate will say, in its place. */
function Promised() {
  const { title, ...points } = estimateScreen.promise
  return (
    <div className="lattice rounded-panel bg-sand p-5 md:p-6">
      <div className="rounded-card bg-white p-5 md:p-7">
        <h2 className="text-xl">{title}</h2>
        <ul className="mt-4 stack-3">
          {Object.values(points).map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="mt-1 shrink-0 text-green-700" />
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <MethodLink />
        </p>
      </div>
    </div>
  )
}
