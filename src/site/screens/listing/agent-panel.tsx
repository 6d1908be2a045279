import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { agentPath } from '#contract/paths.ts'
import { listingPage as t, viewingPages } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { CallAndWhatsApp } from '#ui/call-and-whatsapp.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { callLink, whatsAppAbout } from '#ui/listing/contact-links.ts'
import type { Listing } from '#ui/listing/listing.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Portrait } from '../../cards/agent-card.tsx'
import { ViewingRequest } from '../../forms/viewing-request.tsx'
import { AnswerTime } from '../../parts/answer-time.tsx'
import { LocalTime } from '../../parts/local-time.tsx'
import { DetailRequest } from './detail-request.tsx'

export const requestId = 'request-details'

/** The agent to ask: by phone, by WhatsApp with the listing named, or with the form. */
export function AgentPanel({ listing, viewingTimes }: { listing: Listing; viewingTimes: readonly string[] }) {
  const agent = listing.agent ?? {
    name: agencyText('name'),
    title: agencyText('tagline'),
    photo: null,
    phone: agency.phone,
  }
  return (
    <div className="rounded-panel border border-line p-5 md:p-6 lg:sticky-beside-20">
      <div className="flex items-center gap-4">
        <Portrait agent={agent} className="h-18 w-15 text-lg" />
        <div className="min-w-0">
          <p lang={contentLang(agent.name)} className="text-lg font-semibold tracking-tight">
            {listing.agent ? (
              <SiteLink href={agentPath(listing.agent.id)} className="underline-offset-4 hover:underline">
                {agent.name}
              </SiteLink>
            ) : (
              agent.name
            )}
          </p>
          <p lang={contentLang(agent.title)} className="text-sm text-muted">
            {agent.title}
          </p>
        </div>
      </div>
      <div className="mt-4">
        <CallAndWhatsApp
          call={callLink(listing)}
          phone={agent.phone}
          whatsApp={whatsAppAbout(listing)}
          isSecond={viewingTimes.length > 0}
        />
      </div>
      <AnswerTime minutes={listing.agentAnswersIn} className="mt-3" />
      <LocalTime city={listing.city.name} className="mt-3 text-sm text-muted print:hidden" />
      {viewingTimes.length > 0 && <RequestViewing listingId={listing.id} slots={viewingTimes} />}
      <div id={requestId} className="mt-5 border-t border-line pt-5 print:hidden">
        <h2 className="mb-4 text-lg">{t.requestTitle}</h2>
        <DetailRequest
          listingId={listing.id}
          isTaken={listing.status === 'sold' || listing.status === 'rented'}
          isSecond={viewingTimes.length > 0}
        />
      </div>
    </div>
  )
}

/** The one green button: opens the request for a viewing, before and without scripts as well. */
function RequestViewing({ listingId, slots }: { listingId: number; slots: readonly string[] }) {
  return (
    <details className="group mt-4 print:hidden">
      <summary
        className={`${buttonClass({ variant: 'main', wide: true })} cursor-pointer list-none group-open:border-line! group-open:bg-white! group-open:text-ink! [&::-webkit-details-marker]:hidden`}
      >
        {viewingPages.request}
      </summary>
      <p className="mt-3 mb-4 text-sm text-muted">{viewingPages.intro}</p>
      <ViewingRequest listingId={listingId} slots={slots} />
    </details>
  )
}
