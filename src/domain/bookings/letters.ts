/** What buyers and the agency are told of a booking, by what has become of it. */
import { agency, bookingTerms } from '#agency'
import { clockTime } from '#contract/clock-time.ts'
import { hideWebsites } from '#contract/html.ts'
import { telLink } from '#contract/phones.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import type { Letter, MailPurpose } from '../mails/mail-once.ts'
import type { BookingRow, PaymentRow } from './rows.ts'

export type Told = {
  booking: BookingRow
  project: { id: number; name: string; slug: string }
  payments: readonly PaymentRow[]
}

/** Every letter that its state asks for; each is sent once, however often they are written. */
export function lettersOf(told: Told, siteUrl: string): Letter[] {
  const { booking, payments } = told
  return [...ofState(told, siteUrl), ...payments.flatMap((payment) => ofRefund(told, payment, siteUrl))].map(
    (letter) => ({ ...letter, booking_id: booking.id }),
  )
}

type Unsent = Omit<Letter, 'lead_id' | 'application_id' | 'booking_id'>

function ofState(told: Told, siteUrl: string): Unsent[] {
  const { booking } = told
  if (booking.state === 'booked') return [receipt(told, siteUrl), toldOfBooking(told, siteUrl)]
  if (booking.gateway !== 'bank-transfer') return []
  if (booking.state === 'held') return [howToTransfer(told, siteUrl), toldOfHold(told, siteUrl)]
  return booking.release_reason === 'time' ? [holdOver(told, siteUrl)] : []
}

/** The receipt. */
function receipt({ booking, project, payments }: Told, siteUrl: string): Unsent {
  const paid = payments.find(({ status, refund }) => status === 'paid' && refund === null)
  return toBuyer(booking, 'visitor', `Receipt: ${booking.unit_number} in ${project.name} is booked`, [
    { heading: `${booking.unit_number} is yours, ${hideWebsites(booking.name)}` },
    {
      text: `We received ${rupees(booking.amount)} as the token of ${named(booking, project)}. It counts towards the price.`,
    },
    ...factsOf(booking, project, siteUrl),
    { fact: 'Paid', value: `${rupees(booking.amount)}, ${clockDay(paid?.created_at ?? booking.booked_at)}` },
    ...(paid ? [{ fact: 'Number of the payment', value: paid.gateway_id }] : []),
    { text: `What is paid back: ${bookingTerms.refunds}` },
    {
      text: 'What comes next: an agent calls you within a working day and makes an appointment for the papers.',
    },
    ...reachUs(booking),
  ])
}

function toldOfBooking({ booking, project }: Told, siteUrl: string): Unsent {
  return toAgency(
    booking,
    'agency',
    `Booked: ${booking.unit_number} in ${project.name}, ${booking.reference}`,
    [
      { heading: `${booking.unit_number} in ${project.name} is booked` },
      ...factsOf(booking, project, siteUrl),
      ...buyerOf(booking),
      inOffice(booking, siteUrl),
    ],
  )
}

function howToTransfer({ booking, project }: Told, siteUrl: string): Unsent {
  const { bank, title, iban } = bookingTerms.account
  return toBuyer(booking, 'hold', `${booking.unit_number} in ${project.name} is held for you`, [
    { heading: `${booking.unit_number} is held for you until ${clockTime(booking.held_until)}` },
    {
      text: `Send ${rupees(booking.amount)} to this account, with ${booking.reference} as its purpose. Once it is there we book the unit and you have a receipt.`,
    },
    { fact: 'Bank', value: bank },
    { fact: 'Account', value: title },
    { fact: 'IBAN', value: iban },
    { fact: 'Purpose', value: booking.reference },
    ...factsOf(booking, project, siteUrl),
    { text: `What is paid back: ${bookingTerms.refunds}` },
    ...reachUs(booking),
  ])
}

function toldOfHold({ booking, project }: Told, siteUrl: string): Unsent {
  const subject = `Held until ${clockTime(booking.held_until)}: ${booking.unit_number} in ${project.name}, ${booking.reference}`
  return toAgency(booking, 'hold told', subject, [
    { heading: `${booking.unit_number} in ${project.name} waits for a bank transfer` },
    {
      text: `When ${rupees(booking.amount)} with ${booking.reference} is on the account, confirm it in the office; without that the unit is free again at ${clockTime(booking.held_until)}.`,
    },
    ...factsOf(booking, project, siteUrl),
    ...buyerOf(booking),
    inOffice(booking, siteUrl),
  ])
}

function holdOver({ booking, project }: Told, siteUrl: string): Unsent {
  return toBuyer(booking, 'hold over', `The hold on ${booking.unit_number} in ${project.name} has ended`, [
    { heading: `${booking.unit_number} is free again` },
    {
      text: 'Your transfer had not reached us in time. If you have sent it, tell us: either the unit is booked after all, or all of it is paid back.',
    },
    ...factsOf(booking, project, siteUrl),
    ...reachUs(booking),
  ])
}

/** The agency is told that something is to be paid back, the buyer too, and again once it was. */
function ofRefund({ booking, project }: Told, payment: PaymentRow, siteUrl: string): Unsent[] {
  const { id, refund, refund_reason, gateway_id } = payment
  if (refund === null) return []
  const sum = `${payment.currency} ${payment.amount.toLocaleString('en-US')}`
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
      inOffice(booking, siteUrl),
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

function factsOf(booking: BookingRow, project: Told['project'], siteUrl: string): MailPart[] {
  return [
    {
      fact: 'Your reference',
      value: booking.reference,
      link: `${siteUrl}/booking/${booking.reference}`,
    },
    { fact: 'Unit', value: `${booking.unit_number}, ${booking.unit_type}` },
    { fact: 'Project', value: project.name, link: `${siteUrl}/project/${project.id}/${project.slug}` },
  ]
}

function buyerOf({ name, email, phone }: BookingRow): MailPart[] {
  return [
    { fact: 'Name', value: hideWebsites(name) },
    { fact: 'Email', value: email, link: `mailto:${encodeURIComponent(email)}` },
    { fact: 'Phone', value: phone, link: telLink(phone) },
  ]
}

function inOffice({ id, reference }: BookingRow, siteUrl: string): MailPart {
  return { fact: 'In the office', value: reference, link: `${siteUrl}/office/bookings/${id}` }
}

function reachUs({ reference }: BookingRow): MailPart[] {
  return [
    { text: `Questions? Name ${reference} when you call or write.` },
    { fact: 'Phone', value: agency.phone, link: telLink(agency.phone) },
    { fact: 'E-mail', value: agency.email, link: `mailto:${agency.email}` },
  ]
}

function toBuyer(booking: BookingRow, purpose: MailPurpose, subject: string, parts: MailPart[]): Unsent {
  return letter(booking.email, agency.email, purpose, subject, parts)
}

function toAgency(booking: BookingRow, purpose: MailPurpose, subject: string, parts: MailPart[]): Unsent {
  return letter(agency.email, booking.email, purpose, subject, parts)
}

function letter(
  recipient: string,
  reply_to: string,
  purpose: MailPurpose,
  subject: string,
  parts: MailPart[],
): Unsent {
  return { recipient, reply_to, purpose, subject, text: asText(parts), html: asHtml(subject, parts, agency) }
}

function named({ unit_number, unit_type }: BookingRow, { name }: { name: string }): string {
  return `${unit_number} (${unit_type}) in ${name}`
}

function rupees(amount: number): string {
  return `PKR ${amount.toLocaleString('en-US')}`
}

function clockDay(time: Date | null | undefined): string {
  return time ? clockTime(time) : ''
}
