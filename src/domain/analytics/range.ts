import type { AnalyticsRange } from '#contract/admin/analytics.ts'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'

const dayMs = 86_400_000
const lengths: Readonly<Record<Exclude<AnalyticsRange, '13m'>, number>> = { '7d': 7, '30d': 30, '90d': 90 }

/** The days of a range in Pakistan, such as '2026-11-12', with today as the last. 13 months begin with a month. */
export function daysOf(range: AnalyticsRange, now = new Date()): string[] {
  const today = Date.parse(localDay(now, agencyZone))
  const length = range === '13m' ? daysSince(firstOfMonth(today, 12), today) : lengths[range]
  return Array.from({ length }, (_, at) => written(today - (length - 1 - at) * dayMs))
}

/**
 * The equally long period before the range: its first day and the day after it; undefined where none is kept.
 */
export function before(
  range: AnalyticsRange,
  days: readonly string[],
): { from: string; to: string } | undefined {
  if (range === '13m') return undefined
  const to = days[0] ?? ''
  return { from: written(Date.parse(to) - days.length * dayMs), to }
}

function firstOfMonth(today: number, monthsAgo: number): number {
  const date = new Date(today)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsAgo, 1)
}

function daysSince(first: number, today: number): number {
  return (today - first) / dayMs + 1
}

function written(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}
