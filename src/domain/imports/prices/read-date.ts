import type { DatePrecision } from '#contract/evidence/evidence.ts'
import { toWesternDigits } from '#contract/text/digits.ts'

/** The first day of what is known: '2026-11-26' with 'day', '2023-01-01' with 'year'. */
export type EvidenceDate = { date: string; precision: DatePrecision }

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Reads '2023', '2023-05', '2023-05-17', '17/05/2023' (the day first), '17 May 2023' and 'May 2023', a time behind
 * it ignored. Undefined for anything else, and for days that there are not.
 */
export function readDate(written: string): EvidenceDate | undefined {
  const text = toWesternDigits(written)
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  const named = text.replace(/\b([a-z]{3})[a-z]*\.?\b/gi, (word, start: string) => {
    const month = monthNames.indexOf(start.toLowerCase()) + 1
    return month === 0 ? word : String(month)
  })
  const [first = '', second = '', third = '', ...more] = named
    .split(/[\s./-]+/)
    .map((part) => part.replace(/,$/, ''))
  if (more.length > 0 || ![first, second, third].every((part) => /^\d{0,4}$/.test(part))) return undefined
  if (second === '') return yearOf(first)
  if (third === '') return first.length === 4 ? monthOf(first, second) : monthOf(second, first)
  return first.length === 4 ? dayOf(first, second, third) : dayOf(third, second, first)
}

function yearOf(year: string): EvidenceDate | undefined {
  return year.length === 4 ? { date: `${year}-01-01`, precision: 'year' } : undefined
}

function monthOf(year: string, month: string): EvidenceDate | undefined {
  const found = dayOf(year, month, '1')
  return found && { ...found, precision: 'month' }
}

function dayOf(year: string, month: string, day: string): EvidenceDate | undefined {
  if (year.length !== 4) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  const isDay = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date)
  return isDay ? { date, precision: 'day' } : undefined
}
