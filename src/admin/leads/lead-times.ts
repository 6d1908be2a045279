import { leadTimes as t } from '#messages/admin.ts'

/** How long people waited and when something is due, as staff say it. */

const minute = 60_000

/** '4 min', '2 h 5 min', '3 days'; takes two ISO times. */
export function took(from: string, until: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / minute))
  if (minutes < 60) return t.minutes({ minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 5 && minutes % 60 > 0) return t.hoursMinutes({ hours, minutes: minutes % 60 })
  if (hours < 48) return t.hours({ hours })
  return t.days({ count: Math.floor(hours / 24) })
}

/** 'now', 'in 20 minutes', 'in 3 hours', 'in 2 days', '5 minutes overdue'. */
export function due(iso: string, now: number): string {
  const minutes = Math.round((Date.parse(iso) - now) / minute)
  if (minutes === 0) return t.dueNow
  const [inMinutes, inHours, inDays] =
    minutes > 0
      ? [t.dueInMinutes, t.dueInHours, t.dueInDays]
      : [t.overdueMinutes, t.overdueHours, t.overdueDays]
  const count = Math.abs(minutes)
  if (count < 60) return inMinutes({ count })
  if (count < 48 * 60) return inHours({ count: Math.round(count / 60) })
  return inDays({ count: Math.round(count / (24 * 60)) })
}

/** Pakistan is five hours ahead of UTC all year. */
const ahead = 5 * 60 * minute

/** A time as the browser's own field for one takes it, on the clocks of Pakistan. */
export function toLocalField(time: number): string {
  return new Date(time + ahead).toISOString().slice(0, 16)
}

/** The ISO time of such a field; undefined while it is not filled in. */
export function fromLocalField(text: string): string | undefined {
  const time = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(`${text.slice(0, 16)}:00Z`) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time - ahead).toISOString()
}

/** Ten o'clock of the day after, in Pakistan. */
export function tomorrowMorning(now: number): number {
  const today = new Date(now + ahead)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 1, 10) - ahead
}
