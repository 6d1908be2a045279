import { formatNumber } from '#messages/format-number.ts'
import { searchFields as fields } from '#messages/site.ts'
import type { BarOption } from './bar-select.tsx'
import { roomSteps } from './presets.ts'

/** 'At least so many beds', each with the count of all that have so many or more, where they were counted. */
export function bedOptions(counts: ReadonlyArray<{ value: number; count: number }> | undefined): BarOption[] {
  if (!counts) return bathOptions()
  const atLeast = (beds: number) =>
    counts.reduce((sum, { value, count }) => (value >= beds ? sum + count : sum), 0)
  return [
    { value: '', label: fields.any },
    ...roomSteps.map((beds) => ({ value: String(beds), label: `${beds}+ (${formatNumber(atLeast(beds))})` })),
  ]
}

/** 'At least so many', without counts. */
export function bathOptions(): BarOption[] {
  return [
    { value: '', label: fields.any },
    ...roomSteps.map((baths) => ({ value: String(baths), label: `${baths}+` })),
  ]
}
