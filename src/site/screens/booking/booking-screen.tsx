import { getRouteApi } from '@tanstack/react-router'
import { Check, Clock, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { agency } from '#agency'
import { bookPath, projectPath } from '#contract/paths.ts'
import { clockTime } from '#contract/text/clock-time.ts'
import { telLink } from '#contract/text/phones.ts'
import { buttonClass } from '#ui/button.tsx'
import { localPath } from '#ui/local-path.ts'
import { WhatsAppAboutRequest } from '../../forms/reference.tsx'
import { amountOf, rupees } from '../book/booking-labels.ts'
import { tokenShare } from '../book/token-share.ts'
import { unitFacts } from '../book/unit-labels.ts'
import type { Booking } from './booking-data.ts'
import { ConfirmHold } from './confirm-hold.tsx'
import { PayOnline, PayToAccount } from './pay.tsx'
import { useFollowing, useLeavingWhole } from './use-following.ts'

const route = getRouteApi('/booking/$reference')

/** How far a booking is and what to do next; nothing about who made it. */
export function BookingScreen() {
  const { booking, posted } = route.useLoaderData()
  useFollowing(booking)
  useLeavingWhole()
  const { unit, project, amount, reference } = booking
  const { code } = route.useSearch()
  return (
    <div className="lattice bg-sand px-4 py-10 md:py-16">
      <div className="mx-auto max-w-xl rounded-panel bg-white p-6 shadow-raised md:p-10">
        {posted?.problem && (
          <div className="mb-6">
            <Note tone="danger">{posted.problem}</Note>
          </div>
        )}
        <State booking={booking} />
        {booking.confirm && (
          <ConfirmHold
            booking={booking}
            code={posted?.values.code ?? code ?? ''}
            error={posted?.errors.code}
          />
        )}
        <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line pt-6">
          <Fact name="Unit">{unit.facts ? unit.number : `${unit.number}, ${unit.type}`}</Fact>
          <Fact name="Project">
            <a href={localPath(projectPath(project))} className="text-green-700 underline underline-offset-4">
              {project.name}
            </a>
          </Fact>
          {unit.price > 0 && <Fact name="Price">{amountOf(unit.price)}</Fact>}
          {unit.facts &&
            unitFacts({ ...unit, ...unit.facts }, project.possessionOn).map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          <Fact name="Token">{rupees(amount)}</Fact>
          <TokenShare booking={booking} />
          <Fact name="Reference">{reference}</Fact>
        </dl>
        {booking.state === 'held' && !booking.confirm && <Payment booking={booking} />}
        <p className="mt-6 text-sm text-muted">
          <strong className="font-semibold text-ink">Refunds.</strong> {booking.refunds}
        </p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <a href={telLink(agency.phone)} className={buttonClass()}>
            Call us
          </a>
          <WhatsAppAboutRequest reference={reference} />
        </div>
        {booking.state === 'held' && <ChangedMind booking={booking} />}
      </div>
    </div>
  )
}

/** What of the first payment of the plan is left once the token is paid. */
function TokenShare({ booking: { unit, amount, firstStep } }: { booking: Booking }) {
  const share = tokenShare(unit.price, amount, firstStep)
  if (!share || !firstStep) return null
  return (
    <Fact name="Due later">
      {share.rest > 0
        ? `${amountOf(share.rest)}, the rest of “${firstStep.name}”, when you sign the agreement`
        : `“${firstStep.name}” is covered by the token`}
    </Fact>
  )
}

function State({ booking }: { booking: Booking }) {
  if (booking.confirm) return <Unconfirmed booking={booking} />
  if (booking.state === 'held') return <Held booking={booking} />
  if (booking.state === 'booked') return <Booked booking={booking} />
  return <Released booking={booking} />
}

function Unconfirmed({ booking: { unit, heldUntil } }: { booking: Booking }) {
  return (
    <>
      <Title icon={<Clock className="size-5" />}>{`Confirm your hold on ${unit.number}`}</Title>
      <p className="mt-3 text-lg">
        Confirm it by <strong className="font-semibold whitespace-nowrap">{clockTime(heldUntil)}</strong>, or
        the unit is released. Until then nobody else can book it.
      </p>
    </>
  )
}

function Held({ booking }: { booking: Booking }) {
  const { unit, heldUntil, declinedAt } = booking
  const isBack = route.useSearch().from === 'payment'
  return (
    <>
      <Title icon={<Clock className="size-5" />}>{`${unit.number} is held for you`}</Title>
      <p className="mt-3 text-lg">
        Until <strong className="font-semibold whitespace-nowrap">{clockTime(heldUntil)}</strong>. Nobody else
        can book it until then.
      </p>
      <div aria-live="polite">
        {isBack && !declinedAt && (
          <Note>
            Have you paid? The confirmation takes a few seconds. This page updates by itself, and you get a
            receipt by email. There is no need to pay again.
          </Note>
        )}
        {declinedAt && (
          <Note tone="danger">
            The payment was declined and nothing was taken. The unit is still held for you: try again, or with
            another card.
          </Note>
        )}
        {booking.refund && <Refund booking={booking} />}
      </div>
    </>
  )
}

/** How the token of a held unit is paid, below what it is paid for. */
function Payment({ booking }: { booking: Booking }) {
  const { declinedAt, pay, account, amount } = booking
  const isBack = route.useSearch().from === 'payment'
  if (pay) return <PayOnline pay={pay} amount={amount} isSecond={isBack && !declinedAt} />
  if (account) return <PayToAccount account={account} booking={booking} />
  return <Note>It cannot be paid here at the moment. Please call us.</Note>
}

/** Asks once more before the unit is gone; works before and without scripts. */
function ChangedMind({ booking: { reference, unit, account, confirm } }: { booking: Booking }) {
  return (
    <details className="mt-4 border-t border-line pt-2 print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center text-muted underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        I have changed my mind
      </summary>
      <form method="post" className="mt-1">
        <input type="hidden" name="reference" value={reference} />
        <p className="mb-3">
          {account || confirm
            ? `Then ${unit.number} is free for others at once, and nothing is to be paid.${confirm ? '' : ' If you have sent the transfer already, call us instead.'}`
            : `Then ${unit.number} is free for others at once, and nothing is to be paid. If you have paid just now, wait until this page says so.`}
        </p>
        <button type="submit" className={buttonClass()}>
          {`Release ${unit.number}`}
        </button>
      </form>
    </details>
  )
}

function Booked({ booking }: { booking: Booking }) {
  const { unit, bookedAt, amount } = booking
  return (
    <>
      <Title icon={<Check className="size-5" />}>{`${unit.number} is reserved for you`}</Title>
      <p className="mt-3 text-lg">
        {`We received ${rupees(amount)}${bookedAt ? ` at ${clockTime(bookedAt)}` : ''}. We have sent you a receipt by email.`}
      </p>
      <p className="mt-3 text-muted">
        An agent calls you within a working day to arrange the agreement. The sale begins when both sides have
        signed it; the token counts towards the price.
      </p>
      {booking.refund && <Refund booking={booking} />}
    </>
  )
}

const whyReleased: Readonly<Record<NonNullable<Booking['releaseReason']>, string>> = {
  time: 'The token had not arrived when the hold ended.',
  unconfirmed: 'The hold was not confirmed: its 15 minutes were over, or the code was wrong five times.',
  buyer: 'You gave it up, and owe nothing for it.',
  agency: 'We have ended the booking, and told you why.',
  gateway: 'The payment page did not answer.',
}

function Released({ booking }: { booking: Booking }) {
  const { unit, project, releaseReason, refund } = booking
  return (
    <>
      <Title icon={<Undo2 className="size-5" />}>{`${unit.number} is held no longer`}</Title>
      <p className="mt-3 text-lg">{releaseReason && whyReleased[releaseReason]}</p>
      {refund && <Refund booking={booking} />}
      <a
        href={localPath(unit.id === null ? projectPath(project) : bookPath(project.id))}
        className={`${buttonClass({ variant: 'main', wide: true })} mt-6 print:hidden`}
      >
        See what is free
      </a>
    </>
  )
}

function Refund({ booking: { refund } }: { booking: Booking }) {
  return (
    <Note>
      {refund === 'done'
        ? 'A payment of yours was paid back. Depending on your bank it takes some days until you see it.'
        : 'A payment of yours is paid back in full: it came too late, twice, or was not the amount. We write to you when it is on its way.'}
    </Note>
  )
}

function Title({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="arch mb-4 grid h-14 w-11.5 place-items-center bg-green-700 pt-1 text-white"
      >
        {icon}
      </span>
      <h1 className="text-3xl">{children}</h1>
    </>
  )
}

function Note({ tone = 'sand', children }: { tone?: 'sand' | 'danger'; children: ReactNode }) {
  const look = tone === 'danger' ? 'bg-danger-50 text-danger' : 'bg-sand'
  return <p className={`mt-4 rounded-card px-4 py-3 ${look}`}>{children}</p>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </>
  )
}
