import { groupedBy } from '#ui/grouped-by.ts'
import type { Bar } from '../components/bars.tsx'
import { formatDay } from '../labels.ts'

type Day<Name extends string> = { day: string } & Readonly<Record<Name, number>>

const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' })

/** A bar a day; a bar a month where there would be too many days to tell apart. */
export function toBars<Name extends string>(
  days: readonly Day<Name>[],
  name: Name,
  unit: 'day' | 'month',
): Bar[] {
  if (unit === 'day')
    return days.map((day) => ({ key: day.day, label: formatDay(day.day), count: day[name] }))
  const months = groupedBy(days, ({ day }) => day.slice(0, 7))
  return Array.from(months, ([key, of]) => ({
    key,
    label: month.format(new Date(`${key}-01T00:00:00Z`)),
    count: of.reduce((sum, day) => sum + day[name], 0),
  }))
}

/** '+12 %' or '−8 %' against as long a time before; nothing where nothing was then. */
export function changeSince(before: number, now: number): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return `${sign}${Math.abs(percent).toLocaleString('en')} %`
}
