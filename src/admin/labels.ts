import { type Role, roles } from '#contract/permissions.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { roles as t, adminTimes as times } from '#messages/admin.ts'

export const roleLabels: Readonly<Record<Role, string>> = t

/** For a choice of roles. */
export const roleOptions = roles.map((role) => [role, roleLabels[role]] as const)

const inPakistan = new Intl.DateTimeFormat('en-GB', {
  timeZone: agencyZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** '12 Nov 2026, 14:05' in Pakistan. Takes an ISO time. */
export function formatTime(iso: string): string {
  return inPakistan.format(new Date(iso))
}

const shortDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** '12 Nov'; takes a day such as '2026-11-12'. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? '' : shortDay.format(date)
}

const minute = 60_000

/** 'just now', '5 minutes ago', '3 hours ago', '2 days ago'; takes an ISO time and the time it is seen at. */
export function ago(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / minute)
  if (minutes < 1) return times.justNow
  if (minutes < 60) return times.minutesAgo({ count: minutes })
  if (minutes < 48 * 60) return times.hoursAgo({ count: Math.floor(minutes / 60) })
  return times.daysAgo({ count: Math.floor(minutes / (24 * 60)) })
}
