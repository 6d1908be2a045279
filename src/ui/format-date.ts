/** Dates as people in Pakistan read them. Pure, so that the server and the browser always agree. */
import { dayInPakistan, inPakistan, monthName } from '#contract/text/clock-time.ts'
import { dates } from '#messages/common.ts'

const dayMs = 86_400_000

/** '12 Nov 2026'. Takes an ISO time in UTC, or a day as YYYY-MM-DD. */
export function formatDate(iso: string): string {
  const [year = '', month, day] = toDay(iso).split('-')
  return dates.day({ day: Number(day), month: monthName(Number(month)), year })
}

/** 'Nov 2026'. Takes a day as YYYY-MM-DD. */
export function formatMonth(day: string): string {
  const [year = '', month] = day.split('-')
  return dates.month({ month: monthName(Number(month)), year })
}

/** 'today', 'yesterday', '3 days ago', '2 weeks ago', '5 months ago', '2 years ago', seen on the given day. */
export function daysAgo(iso: string, today: string): string {
  const days = dayNumber(today) - dayNumber(iso)
  if (days <= 0) return dates.today
  if (days === 1) return dates.yesterday
  if (days < 14) return dates.daysAgo({ days })
  if (days < 60) return dates.weeksAgo({ weeks: Math.floor(days / 7) })
  if (days < 730) return dates.monthsAgo({ months: Math.floor(days / 30) })
  return dates.yearsAgo({ years: Math.floor(days / 365) })
}

/** How many days from the given day to a later one; negative for one that is past. */
export function daysUntil(iso: string, today: string): number {
  return dayNumber(iso) - dayNumber(today)
}

/** Days since 1970 in Pakistan. */
function dayNumber(iso: string): number {
  const time = new Date(iso)
  return Math.floor((iso.length === 10 ? time : inPakistan(time)).getTime() / dayMs)
}

function toDay(iso: string): string {
  return iso.length === 10 ? iso : dayInPakistan(new Date(iso))
}
