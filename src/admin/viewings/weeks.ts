import { dayInPakistan } from '#contract/text/clock-time.ts'

const dayMs = 86_400_000

/** Today in Pakistan, as YYYY-MM-DD. */
export function today(): string {
  return dayInPakistan(new Date())
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay() || 7
  return daysLater(day, 1 - weekday)
}

/** The day so many days later, or earlier. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The seven days of a week from its Monday on. */
export function daysOf(monday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => daysLater(monday, at))
}
