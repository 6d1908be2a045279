import { getRouteApi } from '@tanstack/react-router'
import { Check, Clock, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { agency } from '#agency'
import { mostWrongCodes, unconfirmedHoldMinutes } from '#contract/bookings/hold-terms.ts'
import { bookPath, projectPath } from '#contract/paths.ts'
import { clockTime } from '#contract/text/clock-time.ts'
import { telLink } from '#contract/text/phones.ts'
import { projectUnits, booking as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { localPath } from '#ui/local-path.ts'
import { Rich } from '#ui/rich.tsx'
import { unbrokenReference, WhatsAppAboutRequest } from '../../forms/reference.tsx'
import { bookingAmountText, rupees } from '../book/booking-labels.ts'
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
          <Fact name={t.label.unit}>
            {unit.facts ? unit.number : t.unitOfType({ unit: unit.number, type: unit.type })}
          </Fact>
          <Fact name={t.label.project}>
            <a
              href={localPath(projectPath(project))}
              lang={contentLang(project.name)}
              className="text-green-700 underline underline-offset-4"
            >
              {project.name}
            </a>
          </Fact>
          {unit.price > 0 && <Fact name={projectUnits.label.price}>{bookingAmountText(unit.price)}</Fact>}
          {unit.facts &&
            unitFacts({ ...unit, ...unit.facts }, project.possessionOn).map(([name, value]) => (
              <Fact key={name} name={name}>
                <span lang={contentLang(value)}>{value}</span>
              </Fact>
            ))}
          <Fact name={projectUnits.label.token}>{rupees(amount)}</Fact>
          <TokenShare booking={booking} />
          <Fact name={t.label.reference}>{unbrokenReference(reference)}</Fact>
        </dl>
        {booking.state === 'held' && !booking.confirm && <Payment booking={booking} />}
        <p className="mt-6 text-sm text-muted">
          <Rich
            parts={t.refunds({
              rules: booking.refunds,
              strong: (inside: ReactNode) => <strong className="font-semibold text-ink">{inside}</strong>,
            })}
          />
        </p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <a href={telLink(agency.phone)} className={buttonClass()}>
            {t.callUs}
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
    <Fact name={t.label.dueLater}>
      {share.rest > 0
        ? t.restDue({ amount: bookingAmountText(share.rest), payment: firstStep.name })
        : t.covered({ payment: firstStep.name })}
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
      <Title icon={<Clock className="size-5" />}>{t.confirm.title({ unit: unit.number })}</Title>
      <p className="mt-3 text-lg">
        <Rich parts={t.confirm.text({ time: clockTime(heldUntil), strong: deadline })} />
      </p>
    </>
  )
}

function Held({ booking }: { booking: Booking }) {
  const { unit, heldUntil, declinedAt } = booking
  const isBack = route.useSearch().from === 'payment'
  return (
    <>
      <Title icon={<Clock className="size-5" />}>{t.held.title({ unit: unit.number })}</Title>
      <p className="mt-3 text-lg">
        <Rich parts={t.held.until({ time: clockTime(heldUntil), strong: deadline })} />
      </p>
      <div aria-live="polite">
        {isBack && !declinedAt && <Note>{t.held.paid}</Note>}
        {declinedAt && <Note tone="danger">{t.held.declined}</Note>}
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
  return <Note>{t.held.cannotPay}</Note>
}

/** Asks once more before the unit is gone; works before and without scripts. */
function ChangedMind({ booking: { reference, unit, account, confirm } }: { booking: Booking }) {
  const { release } = t
  const text = confirm ? release.text : account ? release.textBeforeTransfer : release.textBeforePayment
  return (
    <details className="mt-4 border-t border-line pt-2 print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center text-muted underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t.release.open}
      </summary>
      <form method="post" className="mt-1">
        <input type="hidden" name="reference" value={reference} />
        <p className="mb-3">{text({ unit: unit.number })}</p>
        <button type="submit" className={buttonClass()}>
          {release.submit({ unit: unit.number })}
        </button>
      </form>
    </details>
  )
}

function Booked({ booking }: { booking: Booking }) {
  const { unit, bookedAt, amount } = booking
  return (
    <>
      <Title icon={<Check className="size-5" />}>{t.booked.title({ unit: unit.number })}</Title>
      <p className="mt-3 text-lg">
        {bookedAt
          ? t.booked.receivedAt({ amount: rupees(amount), time: clockTime(bookedAt) })
          : t.booked.received({ amount: rupees(amount) })}
      </p>
      <p className="mt-3 text-muted">{t.booked.next}</p>
      {booking.refund && <Refund booking={booking} />}
    </>
  )
}

function Released({ booking }: { booking: Booking }) {
  const { unit, project, releaseReason: reason, refund } = booking
  return (
    <>
      <Title icon={<Undo2 className="size-5" />}>{t.released.title({ unit: unit.number })}</Title>
      <p className="mt-3 text-lg">
        {reason === 'unconfirmed'
          ? t.released.unconfirmed({ minutes: unconfirmedHoldMinutes, times: mostWrongCodes })
          : reason && t.released.reason[reason]}
      </p>
      {refund && <Refund booking={booking} />}
      <a
        href={localPath(unit.id === null ? projectPath(project) : bookPath(project.id))}
        className={`${buttonClass({ variant: 'main', wide: true })} mt-6 print:hidden`}
      >
        {t.released.availableUnits}
      </a>
    </>
  )
}

function Refund({ booking: { refund } }: { booking: Booking }) {
  return <Note>{refund === 'done' ? t.refund.done : t.refund.needed}</Note>
}

function deadline(time: ReactNode) {
  return <strong className="font-semibold sm:whitespace-nowrap">{time}</strong>
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
