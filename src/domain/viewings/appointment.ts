/** A viewing as an appointment of calendars; those of visitor and agent have the same number. */
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { adminPaths } from '#contract/paths.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { viewingMinutes } from '#contract/viewings/viewing-times.ts'
import { type Appointment, type CalendarMethod, writeCalendar } from '#mail/calendar.ts'
import { viewingAlerts } from '#messages/admin.ts'
import { inLanguage } from '#messages/language.ts'
import { viewingMails as t } from '#messages/server.ts'
import { propertyOf } from './email-parts.ts'
import type { ViewingRow } from './rows.ts'
import { listingOf } from './show.ts'

/** The number of the appointment in all calendars. */
export function uidOf({ lead }: ViewingRow, siteUrl: string): string {
  return `${lead.reference}@${new URL(siteUrl).hostname}`
}

/** What an email about the viewing does to calendars; undefined for one that changes none. */
export function methodAfter({ state, called_off_at }: ViewingRow['viewing']): CalendarMethod | undefined {
  if (state === 'confirmed') return 'REQUEST'
  return called_off_at ? 'CANCEL' : undefined
}

/** The invitation of the visitor, or its end, in the visitor's language. */
export function invitation(
  row: ViewingRow,
  { method, link, siteUrl, now }: { method: CalendarMethod; link: string; siteUrl: string; now: Date },
): string | undefined {
  const { lead } = row
  const begins = timeOf(row, method)
  if (!begins) return undefined
  return inLanguage(lead.language, () =>
    inviting(visitorsAppointment(row, { begins, link, siteUrl }), { method, now, attendee: lead.email }),
  )
}

/** The invitation of whoever shows the property, or its end. */
export function staffInvitation(
  row: ViewingRow,
  { siteUrl, now, attendee }: { siteUrl: string; now: Date; attendee: string },
): string | undefined {
  const method = methodAfter(row.viewing)
  const begins = method && timeOf(row, method)
  if (!method || !begins) return undefined
  return inLanguage('en', () =>
    inviting(staffAppointment(row, { begins, siteUrl }), { method, now, attendee }),
  )
}

function timeOf({ viewing }: ViewingRow, method: CalendarMethod): Date | null {
  return method === 'CANCEL' ? viewing.called_off_at : viewing.at
}

function inviting(
  appointment: Appointment,
  { method, now, attendee }: { method: CalendarMethod; now: Date; attendee: string | null },
): string {
  return writeCalendar({
    method,
    now,
    appointments: [appointment],
    organizer: { name: agencyText('name'), email: agency.email },
    ...(attendee && { attendee }),
  })
}

/** As whoever shows the property has it: with the visitor, and the lead. */
export function staffAppointment(
  row: ViewingRow,
  { begins, siteUrl }: { begins: Date; siteUrl: string },
): Appointment {
  const { viewing, lead } = row
  const { name, phone } = lead
  return {
    uid: uidOf(row, siteUrl),
    sequence: viewing.version,
    begins,
    minutes: viewingMinutes,
    title: viewingAlerts.calendar.title({ property: propertyOf(row), visitor: name }),
    place: listingOf(row)?.place ?? '',
    text: viewingAlerts.calendar.visitor({ name, phone: phone ? formatPhone(phone) : '' }),
    link: siteUrl + adminPaths.lead(lead.id),
  }
}

function visitorsAppointment(
  row: ViewingRow,
  { begins, link, siteUrl }: { begins: Date; link: string; siteUrl: string },
): Appointment {
  const { viewing, agent } = row
  const name = agent?.name ?? agencyText('name')
  const phone = formatPhone(agent?.phone ?? agency.phone)
  return {
    uid: uidOf(row, siteUrl),
    sequence: viewing.version,
    begins,
    minutes: viewingMinutes,
    title: t.calendar.title({ property: propertyOf(row) }),
    place: listingOf(row)?.place ?? '',
    text: `${t.calendar.agent({ name, phone })}\n${t.calendar.manage({ link })}`,
    link,
  }
}
