/** The agency's office hours, and how long a visitor waited within them. */
import { formatsByZone, instantOf } from '../text/zoned-time.ts'

export type OfficeHours = {
  /** A zone of the time zone database, such as 'Asia/Karachi'. */
  zone: string
  /** ISO 8601: Monday is 1, Sunday 7. */
  days: readonly number[]
  /** 'HH:MM' on the clocks of the zone. */
  opens: string
  closes: string
}

const minute = 60_000
const day = 24 * 60 * minute

/** The moment when so many office minutes have passed since `from`; undefined without office hours. */
export function minutesAfterOfficeHours(from: Date, minutes: number, hours: OfficeHours): Date | undefined {
  let left = minutes * minute
  for (const { opens, closes } of deskDays(from, hours, 1)) {
    const begins = Math.max(opens, from.getTime())
    if (begins >= closes) continue
    if (begins + left <= closes) return new Date(begins + left)
    left -= closes - begins
  }
  return undefined
}

/** The last moment since which so many office minutes have passed: earlier leads have waited longer. */
export function minutesBeforeOfficeHours(until: Date, minutes: number, hours: OfficeHours): Date | undefined {
  let left = minutes * minute
  for (const { opens, closes } of deskDays(until, hours, -1)) {
    const ends = Math.min(closes, until.getTime())
    if (ends <= opens) continue
    if (ends - left >= opens) return new Date(ends - left)
    left -= ends - opens
  }
  return undefined
}

// Without office hours there are no minutes to count: the search ends after so many days.
const horizon = 60

/** The days with office hours, from that of a moment on, forwards or backwards. */
function* deskDays(from: Date, { zone, days, opens, closes }: OfficeHours, direction: 1 | -1) {
  const first = Date.parse(`${localDay(from, zone)}T00:00:00Z`)
  for (let at = 0; at < horizon; at += 1) {
    const date = new Date(first + direction * at * day)
    if (!days.includes(date.getUTCDay() || 7)) continue
    const written = date.toISOString().slice(0, 10)
    yield {
      opens: instantOf(`${written} ${opens}`, zone).getTime(),
      closes: instantOf(`${written} ${closes}`, zone).getTime(),
    }
  }
}

const writtenDay = formatsByZone('en-CA', { dateStyle: 'short' })

/** 'YYYY-MM-DD' in the zone. */
export function localDay(at: Date, zone: string): string {
  return writtenDay(zone).format(at)
}
