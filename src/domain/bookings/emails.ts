/** The emails to buyers and the agency about a booking, by its state. */

import { hideWebsites } from '#contract/content/html.ts'
import { bookingPath } from '#contract/paths.ts'
import { formatPaid } from '#contract/text/money.ts'
import type { MailPart } from '#mail/document.ts'
import { bookingAlerts } from '#messages/admin.ts'
import { bookingMails as t } from '#messages/server.ts'
import { type EmailMessage, placeholder } from '../mails/index.ts'
import {
  agencyFactsOf,
  clockDay,
  type EmailedBooking,
  factsOf,
  onSite,
  reachUs,
  toAgency,
  toBuyer,
  type Unsent,
  unitOf,
} from './email-parts.ts'
import { refundReason } from './refund-reason.ts'
import { refundTerms } from './refund-terms.ts'
import { isUnconfirmed, type PaymentRow } from './rows.ts'
import { ofTransfer } from './transfer-emails.ts'

/** Every email for its state; each is sent once, however often this is called. */
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

/** The address may have been typed by any visitor, so the email contains nothing that a visitor typed. */
function toConfirm(told: EmailedBooking, siteUrl: string): Unsent {
  const { booking } = told
  const { reference, confirm_code } = booking
  const code = confirm_code === null ? '' : placeholder('hold-code', confirm_code, reference)
  return toBuyer(booking, 'confirm hold', () => {
    const until = clockDay(booking.held_until)
    return {
      subject: t.confirmHold.subject(unitOf(told)),
      parts: [
        { heading: t.confirmHold.title({ until }) },
        { text: t.confirmHold.text({ ...unitOf(told), until }) },
        { fact: t.fact.code, value: code },
        {
          fact: t.fact.confirm,
          value: t.confirmHold.link,
          link: `${siteUrl}${onSite(bookingPath(reference))}?code=${code}`,
        },
        ...factsOf(told, siteUrl),
        { text: t.confirmHold.ignore },
        ...reachUs(booking),
      ],
    }
  })
}

function receipt(told: EmailedBooking, siteUrl: string): Unsent {
  const { booking, payments } = told
  const paid = payments.find(({ status, refund }) => status === 'paid' && refund === null)
  return toBuyer(booking, 'visitor', () => {
    const amount = formatPaid(booking.amount)
    const when = clockDay(paid?.created_at ?? booking.booked_at)
    return {
      subject: t.receipt.subject(unitOf(told)),
      parts: [
        { heading: t.receipt.title({ number: booking.unit_number, name: hideWebsites(booking.name) }) },
        { text: t.receipt.text({ ...unitOf(told), amount }) },
        ...factsOf(told, siteUrl),
        { fact: t.fact.paid, value: t.receipt.paid({ amount, when }) },
        ...(paid ? [{ fact: t.fact.paymentNumber, value: paid.gateway_id }] : []),
        { fact: t.fact.refunds, value: refundTerms() },
        { text: t.receipt.next },
        ...reachUs(booking),
      ],
    }
  })
}

function toldOfBooking(told: EmailedBooking, siteUrl: string): Unsent {
  const { booking } = told
  return toAgency(booking, 'agency', {
    subject: bookingAlerts.booked.subject({ ...unitOf(told), reference: booking.reference }),
    parts: [{ heading: bookingAlerts.booked.title(unitOf(told)) }, ...agencyFactsOf(told, siteUrl)],
  })
}

/**
 * The agency and the buyer get an email that something is to be refunded, and the buyer again once it was.
 */
function ofRefund(told: EmailedBooking, payment: PaymentRow, siteUrl: string): Unsent[] {
  const { id, refund } = payment
  if (refund === null) return []
  const needed = [refundDue(told, payment, siteUrl), refundBegins(told, payment, siteUrl)]
  if (refund === 'needed') return needed
  const { booking } = told
  const done = toBuyer(booking, `refunded ${id}`, () => {
    const amount = formatPaid(payment.amount, payment.currency)
    return {
      subject: t.refunded.subject({ amount, reference: booking.reference }),
      parts: [
        { heading: t.refunded.title({ amount }) },
        { text: t.refunded.text },
        ...refundFacts(told, payment, siteUrl),
        ...reachUs(booking),
      ],
    }
  })
  return [...needed, done]
}

function refundDue(told: EmailedBooking, payment: PaymentRow, siteUrl: string): Unsent {
  const { booking } = told
  const amount = formatPaid(payment.amount, payment.currency)
  const reason = refundReason(payment, booking.amount)
  return toAgency(booking, `refund ${payment.id}`, {
    subject: bookingAlerts.refund.subject({ amount, reference: booking.reference }),
    parts: [
      { heading: bookingAlerts.refund.title({ amount }) },
      ...(reason ? [{ text: reason }] : []),
      { fact: bookingAlerts.amount, value: amount },
      { fact: bookingAlerts.paymentNumber, value: payment.gateway_id },
      ...agencyFactsOf(told, siteUrl),
    ],
  })
}

function refundBegins(told: EmailedBooking, payment: PaymentRow, siteUrl: string): Unsent {
  const { booking } = told
  return toBuyer(booking, `refund of ${payment.id}`, () => {
    const amount = formatPaid(payment.amount, payment.currency)
    return {
      subject: t.refund.subject({ amount, reference: booking.reference }),
      parts: [
        { heading: t.refund.title({ amount }) },
        ...reasonOf(booking.amount, payment),
        { text: t.refund.text },
        ...refundFacts(told, payment, siteUrl),
        ...reachUs(booking),
      ],
    }
  })
}

function reasonOf(due: number, { refund_reason, amount, currency }: PaymentRow): MailPart[] {
  if (refund_reason === null) return []
  if (refund_reason !== 'wrong amount') return [{ text: t.refund.reason[refund_reason] }]
  const paid = formatPaid(amount, currency)
  return [{ text: t.refund.reason['wrong amount']({ paid, amount: formatPaid(due) }) }]
}

function refundFacts(told: EmailedBooking, payment: PaymentRow, siteUrl: string): MailPart[] {
  return [
    ...factsOf(told, siteUrl),
    { fact: t.fact.amount, value: formatPaid(payment.amount, payment.currency) },
    { fact: t.fact.paymentNumber, value: payment.gateway_id },
  ]
}
