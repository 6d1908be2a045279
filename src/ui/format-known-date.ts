import { formatDate, formatMonth } from './format-date.ts'

/** A date as far as it is known: '26 Nov 2026', 'Nov 2026' or '2026'. */
export function formatKnownDate(date: string): string {
  if (date.length === 4) return date
  return date.length === 7 ? formatMonth(`${date}-01`) : formatDate(date)
}
