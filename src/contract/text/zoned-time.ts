/** Local times of a zone such as Asia/Dubai: 'YYYY-MM-DD HH:MM'. */

const form = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is such a time, of a day that exists. */
export function isLocalTime(text: string): boolean {
  const day = form.exec(text)?.[1]
  if (day === undefined) return false
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

/** Whether a text names a zone of the time zone database. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** The moment of a local time in its zone. Of an hour that clocks pass twice, the first; a skipped one is later. */
export function instantOf(local: string, zone: string): Date {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}:00Z`)
  const guess = asUtc - offsetMs(asUtc, zone)
  return new Date(asUtc - offsetMs(guess, zone))
}

/** With its offset, as machines read it: '2027-02-13T18:00:00+04:00'. */
export function zonedTimeToIso(local: string, zone: string): string {
  const minutes = Math.round(offsetMs(instantOf(local, zone).getTime(), zone) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${local.replace(' ', 'T')}:00${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

/** Formats of a zone's times, one for each zone: making one takes a hundred times as long as using it. */
export function formatsByZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = made.get(timeZone)
    if (known) return known
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    made.set(timeZone, format)
    return format
  }
}

const withOffset = formatsByZone('en-US', { timeZoneName: 'longOffset' })

/** How far a zone's clocks are ahead of UTC at a moment. */
function offsetMs(time: number, zone: string): number {
  const parts = withOffset(zone).formatToParts(time)
  const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d{2}):(\d{2})/.exec(written) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
