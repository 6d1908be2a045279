/** One event as a calendar file that every calendar takes in (RFC 5545). */

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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${Math.floor(changedAt.getTime() / dayMs)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `GEO:${lat};${long}`,
    `URL:${oneLine(url)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${oneLine(organizer.email)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

/** '20270213T140000Z'. */
function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A text value (section 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')
}

/** The value of a parameter, which may hold no quotation mark (section 3.2). */
function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('"', '’')}"`
}

/** What is neither text nor parameter must not end its line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ')
}

const longestLine = 75

/** A line of at most 75 bytes, and its rest on lines that begin with a space (section 3.1). */
function folded(line: string): string[] {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > longestLine) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current]
}
