import type { Purpose } from '#contract/listings/property.ts'
import type { Suggestion } from '../../places/use-place-suggestions.ts'

export type CellProps = {
  cityId: number | undefined
  /** Whose listings are counted. */
  purpose: Purpose
  /** The place that was just chosen from the suggestions. */
  suggested: Suggestion | undefined
  onChoose: (place: Suggestion) => void
}
