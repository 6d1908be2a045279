/** One event as a calendar file that every calendar takes in (RFC 5545). */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export type CalendarEvent = {
  /** The same as long as it is the same event: a calendar that has it changes it instead of adding another. */
  uid: string
  /** When its words were last changed; a later change counts over an earlier one. */
  changedAt: Date
  starts: Date
  ends: Date
  title: string
  description: string
  location: string
  lat: number
  long: number
  url: string
  organizer: { name: string; email: string }
}

const dayMs = 86_400_000

/** The file's text: moments in UTC, which each calendar shows in its own zone. `maker` is who wrote it. */
export function calendarFile(event: CalendarEvent, maker: string): string {
  const { uid, changedAt, starts, ends, title, description, location, lat, long, url, organizer } = event
  const calendar = ical({
    prodId: { company: oneLine(maker), product: 'events' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: uid,
    stamp: changedAt,
    lastModified: changedAt,
    sequence: Math.floor(changedAt.getTime() / dayMs),
    start: starts,
    end: ends,
    summary: title,
    description,
    location: { title: location, geo: { lat, lon: long } },
    url: oneLine(url),
    organizer: { name: oneLine(organizer.name), email: oneLine(organizer.email) },
    status: ICalEventStatus.CONFIRMED,
  })
  return `${calendar.toString()}\r\n`
}

/** What is not escaped as a text must not end its line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ')
}
