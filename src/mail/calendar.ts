/** Appointments as calendar programs read them (RFC 5545). */

export type Appointment = {
  /** The same for all versions of an appointment. */
  uid: string
  /** Higher for each version. */
  sequence: number
  begins: Date
  minutes: number
  title: string
  place: string
  /** What is to be known, in lines. */
  text: string
  /** The page about it. */
  link: string
}

/** `REQUEST` enters and moves an appointment of an invitation, `CANCEL` removes it; a feed is published. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

type Party = { name: string; email: string }

/** A calendar of these appointments; its lines may be long, see `foldLines`. */
export function writeCalendar({
  method,
  appointments,
  now,
  name,
  organizer,
  attendee,
}: {
  method: CalendarMethod
  appointments: readonly Appointment[]
  now: Date
  /** What a program that subscribes calls it. */
  name?: string
  organizer?: Party
  /** The email address of who is invited. */
  attendee?: string
}): string {
  const status = method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aangan//Viewings//EN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`]),
    ...appointments.flatMap((appointment) => [
      'BEGIN:VEVENT',
      `UID:${appointment.uid}`,
      `SEQUENCE:${appointment.sequence}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(appointment.begins)}`,
      `DTEND:${utc(new Date(appointment.begins.getTime() + appointment.minutes * 60_000))}`,
      `SUMMARY:${escaped(appointment.title)}`,
      `LOCATION:${escaped(appointment.place)}`,
      `DESCRIPTION:${escaped(appointment.text)}`,
      `URL:${appointment.link}`,
      `STATUS:${status}`,
      ...(organizer
        ? [`ORGANIZER;CN="${organizer.name.replaceAll('"', '')}":mailto:${organizer.email}`]
        : []),
      ...(attendee ? [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

/** The method of a calendar that `writeCalendar` wrote. */
export function methodOf(calendar: string): CalendarMethod {
  const [, method] = /^METHOD:(REQUEST|CANCEL|PUBLISH)\r$/m.exec(calendar) ?? []
  return method === 'REQUEST' || method === 'CANCEL' ? method : 'PUBLISH'
}

const longestLine = 75

/** The calendar with lines of at most 75 bytes, as programs expect them: no letter is cut. */
export function foldLines(calendar: string): string {
  return calendar.split('\r\n').map(folded).join('\r\n')
}

function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const more = Buffer.byteLength(letter)
    if (bytes + more > longestLine) {
      parts.push(part)
      part = ''
      // The space that continues a line counts.
      bytes = 1
    }
    part += letter
    bytes += more
  }
  return [...parts, part].join('\r\n ')
}

/** '20261202T050000Z' */
function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, '\\n')
}
