import { monthName } from '#contract/text/clock-time.ts'
import { dates } from '#messages/common.ts'

/** '12 Nov 2026' of YYYY-MM-DD, 'Nov 2026' of YYYY-MM, '2026' of YYYY: as far as a date is known. */
export function dateInWords(date: string): string {
  const [year = '', number, day] = date.split('-')
  if (number === undefined) return year
  const month = monthName(Number(number))
  return day === undefined ? dates.month({ month, year }) : dates.day({ day: Number(day), month, year })
}
