/** When the agency's desk is manned, and how long somebody waited of that time. */
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

/** The moment by which so many minutes of desk time have passed since `from`; none when nobody is ever there. */
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

/** The last moment since which so many minutes of desk time have passed: who came before has waited longer. */
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

// A desk that is never manned has no minutes to count: looked for on so many days and no longer.
const horizon = 60

/** The days on which the desk is manned, from that of a moment on, forwards or backwards. */
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
