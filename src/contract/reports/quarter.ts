/** Quarters of the calendar year, written as '2026-q3': so they sort by time, and so they stand in addresses. */

export const quarterPattern = /^20\d\d-q[1-4]$/

/** The quarter of a day, YYYY-MM-DD. */
export function toQuarter(day: string): string {
  const [year = '', month = ''] = day.split('-')
  return `${year}-q${Math.ceil(Number(month) / 3)}`
}

/** The quarter so many before another. */
export function quarterBefore(quarter: string, count = 1): string {
  const { year, number } = parseQuarter(quarter)
  const at = year * 4 + number - 1 - count
  return `${Math.floor(at / 4)}-q${(at % 4) + 1}`
}

/** Its first and its last day, YYYY-MM-DD. */
export function daysOf(quarter: string): { from: string; until: string } {
  const { year, number } = parseQuarter(quarter)
  const day = (month: number, date: number) =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  return { from: day(number * 3 - 3, 1), until: day(number * 3, 0) }
}

/** Its year and its number from 1 to 4. */
export function parseQuarter(quarter: string): { year: number; number: number } {
  const [year, number] = quarter.split('-q')
  return { year: Number(year), number: Number(number) }
}
