import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { costsScreen as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { homeCrumb } from '../../crumbs.ts'
import { CurrencyChoice } from '../../currency/static-currency-choice.ts'
import { useFocusOnAnswer } from '../../forms/use-focus-on-answer.ts'
import { costsAddress } from './costs-address.ts'
import { CostsForm } from './costs-form.tsx'
import { CostsTables } from './costs-tables.tsx'
import { Example } from './example.tsx'
import { ForeignAmounts } from './foreign-amounts.tsx'

const route = getRouteApi('/costs')

/** What is paid beside a price, as a form and its answer. */
export function CostsScreen() {
  const { costs, rates, errors, isGone, isExample } = route.useLoaderData()
  const query = route.useSearch()
  const answer = useRef<HTMLDivElement>(null)
  useFocusOnAnswer(answer, costsAddress(query))
  const isPending = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={[homeCrumb]} here={t.crumb} />
      <h1 className="mt-5 text-4xl text-pretty md:mt-8">{t.title}</h1>
      <p className="mt-3 max-w-[38em] text-lg text-muted">{t.intro}</p>
      {costs && isExample && <Example costs={costs} />}
      <div
        ref={answer}
        className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]"
      >
        <CostsForm
          key={costsAddress(query)}
          query={query}
          costs={isExample ? undefined : costs}
          errors={errors}
        />
        <div aria-busy={isPending} className={isPending ? 'opacity-60' : ''}>
          {isGone && <p className="mb-6 rounded-card bg-gold-50 px-4 py-3 text-gold-700">{t.noListing}</p>}
          {costs && <CurrencyChoice id="costs-currency" className="mb-4" />}
          {costs && <CostsTables costs={costs} query={query} />}
          {costs && <ForeignAmounts costs={costs} rates={rates} />}
          <p className="mt-6 max-w-[46em] text-sm text-muted">{t.notice}</p>
        </div>
      </div>
    </div>
  )
}
