/** What is told of a unit whose token is sent to the bank account: there nobody but mails says how. */
import { bookingTerms } from '#agency'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatPaid } from '#contract/text/money.ts'
import {
  buyerOf,
  type EmailedBooking,
  factsOf,
  inAdmin,
  reachUs,
  toAgency,
  toBuyer,
  type Unsent,
} from './email-parts.ts'

/** By how far its hold is. */
export function ofTransfer(told: EmailedBooking, siteUrl: string): Unsent[] {
  const { state, release_reason } = told.booking
  if (state === 'held') return [howToTransfer(told, siteUrl), toldOfHold(told, siteUrl)]
  if (release_reason === 'time') return [holdOver(told, siteUrl)]
  return release_reason === 'buyer' ? [givenUp(told, siteUrl), toldOfGivingUp(told, siteUrl)] : []
}

function howToTransfer({ booking, project }: EmailedBooking, siteUrl: string): Unsent {
  const { bank, title, iban } = bookingTerms.account
  return toBuyer(booking, 'hold', `${booking.unit_number} in ${project.name} is held for you`, [
    { heading: `${booking.unit_number} is held for you until ${clockTime(booking.held_until)}` },
    {
      text: `Send ${formatPaid(booking.amount)} to this account, with ${booking.reference} as its purpose. Once it arrives we reserve the unit for you and send you a receipt.`,
    },
    { fact: 'Bank', value: bank },
    { fact: 'Account', value: title },
    { fact: 'IBAN', value: iban },
    { fact: 'Purpose', value: booking.reference },
    ...factsOf(booking, project, siteUrl),
    { text: `Refunds: ${bookingTerms.refunds}` },
    ...reachUs(booking),
  ])
}

function toldOfHold({ booking, project }: EmailedBooking, siteUrl: string): Unsent {
  const subject = `Held until ${clockTime(booking.held_until)}: ${booking.unit_number} in ${project.name}, ${booking.reference}`
  return toAgency(booking, 'hold told', subject, [
    { heading: `${booking.unit_number} in ${project.name} waits for a bank transfer` },
    {
      text: `When ${formatPaid(booking.amount)} with ${booking.reference} is on the account, confirm it in the office; without that the unit is free again at ${clockTime(booking.held_until)}.`,
    },
    ...factsOf(booking, project, siteUrl),
    ...buyerOf(booking),
    inAdmin(booking, siteUrl),
  ])
}

function holdOver({ booking, project }: EmailedBooking, siteUrl: string): Unsent {
  return toBuyer(booking, 'hold over', `The hold on ${booking.unit_number} in ${project.name} has ended`, [
    { heading: `${booking.unit_number} is free again` },
    {
      text: 'Your transfer had not reached us in time. If you have sent it, tell us: either the unit is booked after all, or all of it is paid back.',
    },
    ...factsOf(booking, project, siteUrl),
    ...reachUs(booking),
  ])
}

function givenUp({ booking, project }: EmailedBooking, siteUrl: string): Unsent {
  return toBuyer(booking, 'given up', `You gave up ${booking.unit_number} in ${project.name}`, [
    { heading: `You gave up ${booking.unit_number}` },
    {
      text: 'It is free for others again, and nothing is to be paid. If you have sent the transfer already, tell us: all of it is paid back.',
    },
    ...factsOf(booking, project, siteUrl),
    ...reachUs(booking),
  ])
}

function toldOfGivingUp({ booking, project }: EmailedBooking, siteUrl: string): Unsent {
  const subject = `Given up: ${booking.unit_number} in ${project.name}, ${booking.reference}`
  return toAgency(booking, 'given up told', subject, [
    { heading: `${booking.unit_number} in ${project.name} was given up` },
    { text: 'Its buyer does not want it any more; no transfer is to be waited for. The unit is free.' },
    ...factsOf(booking, project, siteUrl),
    ...buyerOf(booking),
    inAdmin(booking, siteUrl),
  ])
}
