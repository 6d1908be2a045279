/** What buyers and the agency are told of a booking, by what has become of it. */

import { bookingTerms } from '#agency'
import { hideWebsites } from '#contract/content/html.ts'
import { bookingPath } from '#contract/paths.ts'
import { formatPaid } from '#contract/text/money.ts'
import type { MailPart } from '#mail/document.ts'
import type { EmailMessage } from '../mails/email.ts'
import {
  buyerOf,
  clockDay,
  type EmailedBooking,
  factsOf,
  inAdmin,
  named,
  reachUs,
  toAgency,
  toBuyer,
  type Unsent,
} from './email-parts.ts'
import { isUnconfirmed, type PaymentRow } from './rows.ts'
import { ofTransfer } from './transfer-emails.ts'

/** Every letter that its state asks for; each is sent once, however often they are written. */
export function lettersOf(told: EmailedBooking, siteUrl: string): EmailMessage[] {
  const { booking, payments } = told
  return [...ofState(told, siteUrl), ...payments.flatMap((payment) => ofRefund(told, payment, siteUrl))].map(
    (letter) => ({ ...letter, booking_id: booking.id }),
  )
}

function ofState(told: EmailedBooking, siteUrl: string): Unsent[] {
  const { booking } = told
  if (isUnconfirmed(booking)) return [toConfirm(told, siteUrl)]
  if (booking.state === 'booked') return [receipt(told, siteUrl), toldOfBooking(told, siteUrl)]
  return booking.gateway === 'bank-transfer' ? ofTransfer(told, siteUrl) : []
}

/** To an address that anybody may have typed: nothing that somebody typed is in it. */
function toConfirm({ booking, project }: EmailedBooking, siteUrl: string): Unsent {
  const { reference, confirm_code } = booking
  const until = clockDay(booking.held_until)
  const code = confirm_code ?? ''
  return toBuyer(booking, 'confirm hold', `Confirm your hold on ${booking.unit_number} in ${project.name}`, [
    { heading: `Confirm your hold by ${until}` },
    {
      text: `We were asked to hold ${named(booking, project)} for you. Confirm it with this code or link, and we hold it while you pay the token. If it is not confirmed by ${until}, it is released and you owe nothing.`,
    },
    { fact: 'Code', value: code },
    { fact: 'Confirm', value: 'Open your hold', link: `${siteUrl}${bookingPath(reference)}?code=${code}` },
    ...factsOf(booking, project, siteUrl),
    { text: 'If you did not ask for this, ignore this email.' },
    ...reachUs(booking),
  ])
}

/** The receipt. */
function receipt({ booking, project, payments }: EmailedBooking, siteUrl: string): Unsent {
  const paid = payments.find(({ status, refund }) => status === 'paid' && refund === null)
  return toBuyer(booking, 'visitor', `Receipt: ${booking.unit_number} in ${project.name} is booked`, [
    { heading: `${booking.unit_number} is reserved for you, ${hideWebsites(booking.name)}` },
    {
      text: `We received ${formatPaid(booking.amount)} as the token of ${named(booking, project)}. It counts towards the price.`,
    },
    ...factsOf(booking, project, siteUrl),
    {
      fact: 'Paid',
      value: `${formatPaid(booking.amount)}, ${clockDay(paid?.created_at ?? booking.booked_at)}`,
    },
    ...(paid ? [{ fact: 'Number of the payment', value: paid.gateway_id }] : []),
    { text: `Refunds: ${bookingTerms.refunds}` },
    {
      text: 'What happens next: an agent calls you within a working day to arrange the agreement. The sale begins when both sides have signed it.',
    },
    ...reachUs(booking),
  ])
}

function toldOfBooking({ booking, project }: EmailedBooking, siteUrl: string): Unsent {
  return toAgency(
    booking,
    'agency',
    `Booked: ${booking.unit_number} in ${project.name}, ${booking.reference}`,
    [
      { heading: `${booking.unit_number} in ${project.name} is booked` },
      ...factsOf(booking, project, siteUrl),
      ...buyerOf(booking),
      inAdmin(booking, siteUrl),
    ],
  )
}

/** The agency is told that something is to be paid back, the buyer too, and again once it was. */
function ofRefund({ booking, project }: EmailedBooking, payment: PaymentRow, siteUrl: string): Unsent[] {
  const { id, refund, refund_reason, gateway_id } = payment
  if (refund === null) return []
  const sum = formatPaid(payment.amount, payment.currency)
  const facts: MailPart[] = [
    ...factsOf(booking, project, siteUrl),
    { fact: 'Amount', value: sum },
    { fact: 'Number of the payment', value: gateway_id },
  ]
  const needed = [
    toAgency(booking, `refund ${id}`, `To be paid back: ${sum}, ${booking.reference}`, [
      { heading: `${sum} is to be paid back` },
      { text: refund_reason ?? '' },
      ...facts,
      ...buyerOf(booking),
      inAdmin(booking, siteUrl),
    ]),
    toBuyer(booking, `refund of ${id}`, `We pay back ${sum}: ${booking.reference}`, [
      { heading: `We pay back ${sum}` },
      {
        text: `${refund_reason ?? ''} All of it goes back to you, the way it came; we write to you when it is on its way.`,
      },
      ...facts,
      ...reachUs(booking),
    ]),
  ]
  if (refund === 'needed') return needed
  const done = toBuyer(booking, `refunded ${id}`, `${sum} is on its way back to you: ${booking.reference}`, [
    { heading: `${sum} is on its way back to you` },
    { text: 'Depending on your bank it takes some days until you see it.' },
    ...facts,
    ...reachUs(booking),
  ])
  return [...needed, done]
}
