import { dates } from '#messages/common.ts'
import { timeOfDay } from './time-of-day.ts'

/** Pakistan is five hours ahead of UTC all year. Pure, so that the server and every browser agree. */
const pakistanMs = 5 * 3_600_000

/** '15:04 PKT on 22 Nov', the clock in Pakistan. Takes an ISO time in UTC, or a date. */
export function clockTime(time: string | Date): string {
  const local = inPakistan(new Date(time))
  const clock = local.toISOString().slice(11, 16)
  // English shows the 24-hour clock, Urdu says the part of the day.
  const words = {
    time: clock,
    said: timeOfDay(clock),
    day: local.getUTCDate(),
    month: monthName(local.getUTCMonth() + 1),
  }
  return dates.time(words)
}

/** '2026-11-22 15:04', in Pakistan: sorts as text, and spreadsheets of every country read it as a time. */
export function sortableTime(time: Date): string {
  return inPakistan(time).toISOString().slice(0, 16).replace('T', ' ')
}

/** The day in Pakistan as YYYY-MM-DD. */
export function dayInPakistan(time: Date): string {
  return inPakistan(time).toISOString().slice(0, 10)
}

/** A date whose UTC fields are the clock's in Pakistan, for formats that know no time zones. */
export function inPakistan(time: Date): Date {
  return new Date(time.getTime() + pakistanMs)
}

/** 'Jan' for 1, in the current language. */
export function monthName(month: number): string {
  const months: Readonly<Record<number, string>> = dates.months
  return months[month] ?? ''
}
