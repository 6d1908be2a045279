/** Building blocks of the emails about bookings. */

import { agency } from '#agency'
import { hideWebsites } from '#contract/content/html.ts'
import { pathInLanguage } from '#contract/language-paths.ts'
import { adminPaths, bookingPath, projectPath } from '#contract/paths.ts'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatAmount } from '#contract/text/money.ts'
import { telLink } from '#contract/text/phones.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import { bookingAlerts } from '#messages/admin.ts'
import { currentLanguage, inLanguage } from '#messages/language.ts'
import { bookingMails as t } from '#messages/server.ts'
import { localized } from '../localized.ts'
import type { EmailMessage, MailPurpose } from '../mails/index.ts'
import type { BookingRow, PaymentRow } from './rows.ts'

export type EmailedBooking = {
  booking: BookingRow
  /** The Urdu name of the unit's kind; empty for English. */
  type_ur: string
  project: { id: number; name: string; name_ur: string; slug: string }
  payments: readonly PaymentRow[]
}

export type Unsent = Omit<EmailMessage, 'lead_id' | 'application_id' | 'booking_id'>

type Content = { subject: string; parts: MailPart[] }

/** The facts of a booking for its buyer. */
export function factsOf(about: EmailedBooking, siteUrl: string): MailPart[] {
  const { reference } = about.booking
  return [
    { fact: t.fact.reference, value: reference, link: siteUrl + onSite(bookingPath(reference)) },
    ...unitFacts(about, siteUrl, t.fact),
  ]
}

/** The facts of a booking for the agency, with who made it and the link that opens it. */
export function agencyFactsOf(about: EmailedBooking, siteUrl: string): MailPart[] {
  const { id, reference, name, email, phone } = about.booking
  return [
    { fact: bookingAlerts.reference, value: reference, link: siteUrl + bookingPath(reference) },
    ...unitFacts(about, siteUrl, bookingAlerts),
    { fact: bookingAlerts.name, value: hideWebsites(name) },
    { fact: bookingAlerts.email, value: email, link: `mailto:${encodeURIComponent(email)}` },
    { fact: bookingAlerts.phone, value: phone, link: telLink(phone) },
    { fact: bookingAlerts.open, value: reference, link: siteUrl + adminPaths.booking(id) },
  ]
}

function unitFacts(
  about: EmailedBooking,
  siteUrl: string,
  label: { unit: string; price: string; project: string },
): MailPart[] {
  const { unit_price } = about.booking
  const { number, type, project } = unitOf(about)
  return [
    { fact: label.unit, value: t.unit({ number, type }) },
    ...(unit_price > 0 ? [{ fact: label.price, value: formatAmount(unit_price) }] : []),
    { fact: label.project, value: project, link: siteUrl + onSite(projectPath(about.project)) },
  ]
}

/** A page's path in the language of the email. */
export function onSite(path: string): string {
  return pathInLanguage(path, currentLanguage())
}

export function reachUs({ reference }: BookingRow): MailPart[] {
  return [
    { text: t.questions({ reference }) },
    { fact: t.fact.phone, value: agency.phone, link: telLink(agency.phone) },
    { fact: t.fact.email, value: agency.email, link: `mailto:${agency.email}` },
  ]
}

/** `write` returns the content; it is called in the buyer's language. */
export function toBuyer(booking: BookingRow, purpose: MailPurpose, write: () => Content): Unsent {
  return inLanguage(booking.language, () => email(booking.email, agency.email, purpose, write()))
}

export function toAgency(booking: BookingRow, purpose: MailPurpose, content: Content): Unsent {
  return email(agency.email, booking.email, purpose, content)
}

function email(
  recipient: string,
  reply_to: string,
  purpose: MailPurpose,
  { subject, parts }: Content,
): Unsent {
  return { recipient, reply_to, purpose, subject, text: asText(parts), html: asHtml(subject, parts, agency) }
}

/** The facts of the unit in an email, in its language. */
export function unitOf({ booking, type_ur, project }: EmailedBooking) {
  return {
    number: booking.unit_number,
    type: localized(booking.unit_type, type_ur),
    project: localized(project.name, project.name_ur),
  }
}

export function clockDay(time: Date | null | undefined): string {
  return time ? clockTime(time) : ''
}
