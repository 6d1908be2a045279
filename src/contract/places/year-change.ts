/** How a median of asking prices compares with that of the same month a year before. */
import type { TrendPoint, YearChange } from './area-report.ts'

const fewestForDigits = 20

/**
 * The change of the newest monthly median within a year; null without both, or when the newest is older than last
 * month's. Medians of fewer than twenty prices have two digits (D43), so their change is in whole percent.
 * @param points medians by month, oldest first
 * @param today YYYY-MM-DD
 */
export function yearChange(points: readonly TrendPoint[], today: string): YearChange | null {
  const newest = points.at(-1)
  if (!newest || newest.month < monthBefore(today, 1)) return null
  const earlier = points.find(({ month }) => month === monthBefore(newest.month, 12))
  if (!earlier || earlier.median === 0) return null
  const percent = (newest.median / earlier.median - 1) * 100
  const hasDigits = Math.min(newest.sample, earlier.sample) >= fewestForDigits
  return {
    percent: hasDigits ? Math.round(percent * 10) / 10 : Math.round(percent),
    sample: newest.sample,
    before: earlier.sample,
  }
}

/** The months whose medians `yearChange` may need, oldest first. */
export function monthsOfYearChange(today: string): string[] {
  return [13, 12, 1, 0].map((months) => monthBefore(today, months))
}

/** '2025-11' for '2026-11-28' and 12. */
function monthBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
}
