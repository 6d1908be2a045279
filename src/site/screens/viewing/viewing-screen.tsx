import { getRouteApi } from '@tanstack/react-router'
import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { agency } from '#agency'
import { listingPath, requestViewingPath, viewingCalendarPath } from '#contract/paths.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { actionsOfVisitor, type VisitorAction } from '#contract/viewings/viewing-states.ts'
import { viewingTime } from '#contract/viewings/viewing-time-text.ts'
import { viewingPages as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { unbrokenReference, WhatsAppAboutRequest } from '../../forms/reference.tsx'
import { postedTimes } from '../../forms/viewing-request.tsx'
import { ViewingTimes } from '../../forms/viewing-times.tsx'
import { useOwnZone } from '../../parts/use-own-zone.ts'
import { changeForm } from './change-viewing.ts'
import type { Viewing } from './viewing-data.ts'

const route = getRouteApi('/viewing/$secret')

/** How far a viewing is, and what its visitor can do; every button is a form that works without scripts. */
export function ViewingScreen() {
  const { viewing, posted } = route.useLoaderData()
  const { agent, reference, state, at, timeZone: zone } = viewing
  const may = (action: VisitorAction) => actionsOfVisitor[state].includes(action)
  return (
    <div className="lattice bg-sand px-4 py-10 md:py-16">
      <div className="mx-auto max-w-xl rounded-panel bg-white p-6 shadow-raised md:p-10">
        {posted?.problem && (
          <p role="alert" className="mb-6 rounded-card bg-danger-50 px-4 py-3 text-danger">
            {posted.problem}
          </p>
        )}
        <State viewing={viewing} />
        {may('accept') && at && (
          <Act action="accept" className="mt-6">
            <button type="submit" className={buttonClass({ variant: 'main', size: 'lg', wide: true })}>
              {t.accept({ time: viewingTime(at, zone) })}
            </button>
          </Act>
        )}
        {state === 'confirmed' && <AddToCalendar />}
        <Facts viewing={viewing} />
        {may('change') && viewing.free.length > 0 && <OtherTimes viewing={viewing} />}
        {may('cancel') && <Cancel />}
        {(state === 'declined' || state === 'cancelled') && <Again viewing={viewing} />}
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <a href={telLink(agent?.phone ?? agency.phone)} className={buttonClass()}>
            {t.call}
          </a>
          <WhatsAppAboutRequest reference={reference} />
        </div>
        {may('cancel') && <p className="mt-6 text-sm text-muted">{t.keepLink}</p>}
      </div>
    </div>
  )
}

const icons = {
  proposed: CalendarClock,
  countered: CalendarClock,
  confirmed: CalendarCheck,
  declined: CalendarX,
  cancelled: CalendarX,
  done: CalendarCheck,
}

function State({ viewing }: { viewing: Viewing }) {
  const Mark = icons[viewing.state]
  return (
    <>
      <span
        aria-hidden="true"
        className="arch mb-4 grid h-14 w-11.5 place-items-center bg-green-700 pt-1 text-white"
      >
        <Mark className="size-5" />
      </span>
      <h1 className="text-3xl">
        {isFirstProposal(viewing) ? t.states.countered.titleFirst : t.states[viewing.state].title}
      </h1>
      <p className="mt-3 text-lg">{stateText(viewing)}</p>
    </>
  )
}

/** Of a visitor who proposed no times, since the agency began it. */
function isFirstProposal({ state, slots }: Viewing): boolean {
  return state === 'countered' && slots.length === 0
}

function stateText(viewing: Viewing): string {
  const { state, at, timeZone, endedBy } = viewing
  const time = at ? viewingTime(at, timeZone) : ''
  if (state === 'countered')
    return t.states.countered[isFirstProposal(viewing) ? 'textFirst' : 'text']({ time })
  if (state === 'confirmed') return t.states.confirmed.text({ time })
  if (state === 'cancelled') return t.states.cancelled[endedBy === 'visitor' ? 'byVisitor' : 'byAgency']
  return t.states[state].text
}

function Facts({ viewing }: { viewing: Viewing }) {
  const { listing, agent, state, at, slots, timeZone, reason, reference } = viewing
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-2 border-t border-line pt-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      {reason && <Fact name={t.reason}>{reason}</Fact>}
      {state === 'proposed' && (
        <Fact name={t.yourTimes}>
          {slots.map((slot) => (
            <span key={slot} className="block">
              {viewingTime(slot, timeZone)}
            </span>
          ))}
        </Fact>
      )}
      {at && state === 'confirmed' && <Fact name={t.time}>{viewingTime(at, timeZone)}</Fact>}
      {listing && (
        <Fact name={t.property}>
          <SiteLink href={listingPath(listing.id)} className="text-green-700 underline underline-offset-4">
            <span lang={contentLang(listing.title)}>{listing.title}</span>
          </SiteLink>
          <span lang={contentLang(listing.place)} className="block text-muted">
            {listing.place}
          </span>
        </Fact>
      )}
      {agent && (
        <Fact name={t.agent}>
          <span lang={contentLang(agent.name)}>{agent.name}</span>{' '}
          <LeftToRight>{formatPhone(agent.phone)}</LeftToRight>
        </Fact>
      )}
      <Fact name={t.reference}>{unbrokenReference(reference)}</Fact>
    </dl>
  )
}

function AddToCalendar() {
  const { secret } = route.useLoaderData()
  return (
    <a
      href={viewingCalendarPath(secret)}
      className={`${buttonClass({ variant: 'main', wide: true })} mt-6 print:hidden`}
    >
      {t.addToCalendar}
    </a>
  )
}

/** Other times, which the agent then confirms. */
function OtherTimes({ viewing }: { viewing: Viewing }) {
  const { posted } = route.useLoaderData()
  const id = useId()
  const zone = useOwnZone()
  const [chosen, setChosen] = useState(() => postedTimes(posted, changeForm))
  return (
    <details open={posted !== undefined} className="mt-6 border-t border-line pt-2 print:hidden">
      <Summary>{t.change}</Summary>
      <Act action="change" className="mt-3 stack-4">
        <ViewingTimes
          id={id}
          slots={viewing.free}
          zone={zone || viewing.timeZone}
          chosen={chosen}
          onChosen={setChosen}
          error={posted?.errors.slots}
        />
        <button type="submit" className={buttonClass({ wide: true })}>
          {t.changeSubmit}
        </button>
      </Act>
    </details>
  )
}

/** Asks once more; works before and without scripts. */
function Cancel() {
  return (
    <details className="border-t border-line pt-2 print:hidden">
      <Summary>{t.cancel}</Summary>
      <Act action="cancel" className="mt-1">
        <p className="mb-3">{t.cancelText}</p>
        <button type="submit" className={buttonClass()}>
          {t.cancelSubmit}
        </button>
      </Act>
    </details>
  )
}

function Again({ viewing: { listing } }: { viewing: Viewing }) {
  if (!listing) return null
  return (
    <SiteLink
      href={requestViewingPath(listing.id)}
      className={`${buttonClass({ variant: 'main', wide: true })} mt-6 print:hidden`}
    >
      {t.again}
    </SiteLink>
  )
}

/** A form that changes the viewing as this page shows it. */
function Act({
  action,
  className,
  children,
}: {
  action: VisitorAction
  className: string
  children: ReactNode
}) {
  const { secret, viewing } = route.useLoaderData()
  return (
    <form method="post" className={className}>
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="version" value={viewing.version} />
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  )
}

function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center text-muted underline underline-offset-4 [&::-webkit-details-marker]:hidden">
      {children}
    </summary>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="mb-1.5 min-w-0 break-words tabular-nums sm:mb-0">{children}</dd>
    </>
  )
}
