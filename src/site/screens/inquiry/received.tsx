import { createFileRoute, notFound } from '@tanstack/react-router'
import { isReference } from '#contract/leads/reference.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { formParts, inquiryScreen as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { formatDate } from '#ui/format-date.ts'
import { load } from '#ui/load.ts'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { Reference, unbrokenReference, WhatsAppAboutRequest } from '../../forms/reference.tsx'
import { orNotFound } from '../../or-not-found.ts'
import { StateSteps } from './state-steps.tsx'
import { thanksFor } from './thanks.ts'

export const Route = createFileRoute('/inquiry/$reference')({
  // Which form it came from, when the visitor has just sent it without JavaScript.
  validateSearch: ({ sent }): { sent?: string } => (typeof sent === 'string' ? { sent } : {}),
  loader: ({ params, abortController }) => loadState(params.reference, abortController.signal),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ params, loaderData }) =>
    loaderData ? (await import('./received-head.ts')).receivedHead(params.reference) : {},
  component: Received,
  pendingComponent: FormPageSkeleton,
})

async function loadState(reference: string, signal: AbortSignal): Promise<Answer<'leadState'>['data']> {
  if (!isReference(reference)) throw notFound()
  return (await orNotFound(load('leadState', { params: { reference }, signal }))).data
}

/** How far the agency is with a request; nothing about who sent it or what it says. */
function Received() {
  const { reference, state, receivedAt } = Route.useLoaderData()
  const thanks = thanksFor(Route.useSearch().sent)
  return (
    <div className="lattice bg-sand px-4 py-10 md:py-16">
      <div className="mx-auto max-w-xl rounded-panel bg-white p-6 shadow-raised md:p-10">
        <h1 className="text-3xl">
          {thanks ?? <Rich parts={t.requestHeading({ reference, number: unbrokenReference })} />}
        </h1>
        {thanks ? (
          <Reference reference={reference} />
        ) : (
          <p className="mt-3 text-muted">{t.receivedOn({ date: formatDate(receivedAt) })}</p>
        )}
        <h2 className="mt-8 text-xl">{thanks ? formParts.next : t.status}</h2>
        <StateSteps state={state} />
        <div className="mt-8 flex flex-wrap gap-3">
          <WhatsAppAboutRequest reference={reference} />
          <SiteLink href={searchAddress({ purpose: 'sale' })} className={buttonClass()}>
            {t.moreProperties}
          </SiteLink>
        </div>
      </div>
    </div>
  )
}
