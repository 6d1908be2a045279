import { searchFilters as t } from '#messages/site.ts'
import type { BarOption } from './bar-select.tsx'

/** How many days ago a listing may have been published, as the filter offers it. */
const steps = [1, 3, 7, 14, 30] as const

/** 'Since yesterday', 'Last 7 days'. */
export function addedWithin(days: number): string {
  return days === 1 ? t.sinceYesterday : t.lastDays({ count: days })
}

export function addedOptions(): BarOption[] {
  return [
    { value: '', label: t.anyTime },
    ...steps.map((days) => ({ value: String(days), label: addedWithin(days) })),
  ]
}
