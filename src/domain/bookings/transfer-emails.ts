/** Emails about a unit whose token is sent to the bank account: there is no other place that says how to pay it. */
import { bookingTerms } from '#agency'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatPaid } from '#contract/text/money.ts'
import { bookingAlerts } from '#messages/admin.ts'
import { bookingMails as t } from '#messages/server.ts'
import {
  agencyFactsOf,
  type EmailedBooking,
  factsOf,
  reachUs,
  toAgency,
  toBuyer,
  type Unsent,
  unitOf,
} from './email-parts.ts'
import { refundTerms } from './refund-terms.ts'

/** By how far its hold is. */
export function ofTransfer(told: EmailedBooking, siteUrl: string): Unsent[] {
  const { state, release_reason } = told.booking
  if (state === 'held') return [howToTransfer(told, siteUrl), toldOfHold(told, siteUrl)]
  if (release_reason === 'time') return [holdOver(told, siteUrl)]
  return release_reason === 'buyer' ? [givenUp(told, siteUrl), toldOfGivingUp(told, siteUrl)] : []
}

function howToTransfer(told: EmailedBooking, siteUrl: string): Unsent {
  const { booking } = told
  const { bank, title, iban } = bookingTerms.account
  const { reference, unit_number: number } = booking
  return toBuyer(booking, 'hold', () => ({
    subject: t.transfer.subject(unitOf(told)),
    parts: [
      { heading: t.transfer.title({ number, until: clockTime(booking.held_until) }) },
      { text: t.transfer.text({ amount: formatPaid(booking.amount), reference }) },
      { fact: t.fact.bank, value: bank },
      { fact: t.fact.accountTitle, value: title },
      { fact: t.fact.iban, value: iban },
      { fact: t.fact.purpose, value: reference },
      ...factsOf(told, siteUrl),
      { fact: t.fact.refunds, value: refundTerms() },
      ...reachUs(booking),
    ],
  }))
}

function toldOfHold(told: EmailedBooking, siteUrl: string): Unsent {
  const { booking } = told
  const { reference } = booking
  const until = clockTime(booking.held_until)
  return toAgency(booking, 'hold told', {
    subject: bookingAlerts.held.subject({ ...unitOf(told), until, reference }),
    parts: [
      { heading: bookingAlerts.held.title(unitOf(told)) },
      { text: bookingAlerts.held.text({ amount: formatPaid(booking.amount), reference, until }) },
      ...agencyFactsOf(told, siteUrl),
    ],
  })
}

function holdOver(told: EmailedBooking, siteUrl: string): Unsent {
  return toBuyer(told.booking, 'hold over', () => written(t.holdOver, told, siteUrl))
}

function givenUp(told: EmailedBooking, siteUrl: string): Unsent {
  return toBuyer(told.booking, 'given up', () => written(t.givenUp, told, siteUrl))
}

function written(say: typeof t.holdOver | typeof t.givenUp, told: EmailedBooking, siteUrl: string) {
  return {
    subject: say.subject(unitOf(told)),
    parts: [
      { heading: say.title(unitOf(told)) },
      { text: say.text },
      ...factsOf(told, siteUrl),
      ...reachUs(told.booking),
    ],
  }
}

function toldOfGivingUp(told: EmailedBooking, siteUrl: string): Unsent {
  const { booking } = told
  return toAgency(booking, 'given up told', {
    subject: bookingAlerts.givenUp.subject({ ...unitOf(told), reference: booking.reference }),
    parts: [
      { heading: bookingAlerts.givenUp.title(unitOf(told)) },
      { text: bookingAlerts.givenUp.text },
      ...agencyFactsOf(told, siteUrl),
    ],
  })
}
