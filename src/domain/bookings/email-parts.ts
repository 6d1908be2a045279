/** What the letters about bookings are made of. */

import { agency } from '#agency'
import { hideWebsites } from '#contract/content/html.ts'
import { adminPaths, bookingPath, projectPath } from '#contract/paths.ts'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatAmount } from '#contract/text/money.ts'
import { telLink } from '#contract/text/phones.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import type { EmailMessage, MailPurpose } from '../mails/email.ts'
import type { BookingRow, PaymentRow } from './rows.ts'

export type EmailedBooking = {
  booking: BookingRow
  project: { id: number; name: string; slug: string }
  payments: readonly PaymentRow[]
}

export type Unsent = Omit<EmailMessage, 'lead_id' | 'application_id' | 'booking_id'>

export function factsOf(
  booking: BookingRow,
  project: EmailedBooking['project'],
  siteUrl: string,
): MailPart[] {
  return [
    {
      fact: 'Your reference',
      value: booking.reference,
      link: siteUrl + bookingPath(booking.reference),
    },
    { fact: 'Unit', value: `${booking.unit_number}, ${booking.unit_type}` },
    ...(booking.unit_price > 0 ? [{ fact: 'Price', value: formatAmount(booking.unit_price) }] : []),
    { fact: 'Project', value: project.name, link: siteUrl + projectPath(project) },
  ]
}

export function buyerOf({ name, email, phone }: BookingRow): MailPart[] {
  return [
    { fact: 'Name', value: hideWebsites(name) },
    { fact: 'Email', value: email, link: `mailto:${encodeURIComponent(email)}` },
    { fact: 'Phone', value: phone, link: telLink(phone) },
  ]
}

export function inAdmin({ id, reference }: BookingRow, siteUrl: string): MailPart {
  return { fact: 'In the office', value: reference, link: siteUrl + adminPaths.booking(id) }
}

export function reachUs({ reference }: BookingRow): MailPart[] {
  return [
    { text: `Questions? Quote ${reference} when you call or write.` },
    { fact: 'Phone', value: agency.phone, link: telLink(agency.phone) },
    { fact: 'E-mail', value: agency.email, link: `mailto:${agency.email}` },
  ]
}

export function toBuyer(
  booking: BookingRow,
  purpose: MailPurpose,
  subject: string,
  parts: MailPart[],
): Unsent {
  return letter(booking.email, agency.email, purpose, subject, parts)
}

export function toAgency(
  booking: BookingRow,
  purpose: MailPurpose,
  subject: string,
  parts: MailPart[],
): Unsent {
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

export function named({ unit_number, unit_type }: BookingRow, { name }: { name: string }): string {
  return `${unit_number} (${unit_type}) in ${name}`
}

export function clockDay(time: Date | null | undefined): string {
  return time ? clockTime(time) : ''
}
