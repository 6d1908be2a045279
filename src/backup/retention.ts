import { StartupError } from '#db/startup-error.ts'

/** How many of the last days, weeks and months with a backup keep their last one. */
export type Retention = { days: number; weeks: number; months: number }

const pattern = /^(?:(\d{1,3})d)?,?(?:(\d{1,3})w)?,?(?:(\d{1,3})m)?$/

/** Reads '7d,4w,12m', or a part of it. @throws StartupError when it cannot be read or keeps nothing */
export function readRetention(text: string): Retention {
  const [, days = '0', weeks = '0', months = '0'] = pattern.exec(text.replaceAll(' ', '')) ?? []
  const retention = { days: Number(days), weeks: Number(weeks), months: Number(months) }
  if (Object.values(retention).some((count) => count > 0)) return retention
  throw new StartupError(
    `'${text}' is not a valid number of backups to keep: use the form 7d,4w,12m for the last of 7 days, 4 weeks and 12 months.`,
  )
}

/** Those to keep of backups with their times; the newest always is. Days begin at midnight in `zone`. */
export function chooseKept(
  backups: readonly { id: string; takenAt: Date }[],
  { days, weeks, months }: Retention,
  zone: string,
): Set<string> {
  const newestFirst = backups.toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
  const kept = new Set(newestFirst.slice(0, 1).map(({ id }) => id))
  for (const [count, periodOf] of [
    [days, toDay],
    [weeks, toWeek],
    [months, toMonth],
  ] as const) {
    const seen = new Set<string>()
    for (const { id, takenAt } of newestFirst) {
      const period = periodOf(dayIn(takenAt, zone))
      if (seen.has(period)) continue
      if (seen.size === count) break
      seen.add(period)
      kept.add(id)
    }
  }
  return kept
}

/** '2026-11-24' */
function dayIn(moment: Date, zone: string): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: zone })
}

const toDay = (day: string) => day
const toMonth = (day: string) => day.slice(0, 7)

/** The Monday of its week. */
function toWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
