/** A viewing as an appointment of calendars. */
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { viewingMinutes } from '#contract/viewings/viewing-times.ts'
import { type Appointment, type CalendarMethod, writeCalendar } from '#mail/calendar.ts'
import { inLanguage } from '#messages/language.ts'
import { viewingMails as t } from '#messages/server.ts'
import { propertyOf } from './email-parts.ts'
import type { ViewingRow } from './rows.ts'
import { listingOf } from './show.ts'

/** The number of the appointment in all calendars. */
export function uidOf({ lead }: ViewingRow, siteUrl: string): string {
  return `${lead.reference}@${new URL(siteUrl).hostname}`
}

/** The invitation of the visitor, or its end, in the visitor's language. */
export function invitation(
  row: ViewingRow,
  { method, link, siteUrl, now }: { method: CalendarMethod; link: string; siteUrl: string; now: Date },
): string | undefined {
  const { viewing, lead } = row
  const begins = method === 'CANCEL' ? viewing.called_off_at : viewing.at
  if (!begins) return undefined
  return inLanguage(lead.language, () =>
    writeCalendar({
      method,
      now,
      appointments: [visitorsAppointment(row, { begins, link, siteUrl })],
      organizer: { name: agencyText('name'), email: agency.email },
      ...(lead.email && { attendee: lead.email }),
    }),
  )
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
