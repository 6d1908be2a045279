import { addedWithin } from '#contract/search/added-within.ts'
import { searchFilters as t } from '#messages/site.ts'
import type { BarOption } from './bar-select.tsx'

/** How many days ago a listing may have been published, as the filter offers it. */
const steps = [1, 3, 7, 14, 30] as const

export function addedOptions(): BarOption[] {
  return [
    { value: '', label: t.anyTime },
    ...steps.map((days) => ({ value: String(days), label: addedWithin(days) })),
  ]
}
