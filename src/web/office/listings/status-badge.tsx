import type { ListingStatus } from '#contract/property.ts'
import { statusLabels, statusTone } from './listing-words.ts'

export function StatusBadge({ status }: { status: ListingStatus }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${statusTone(status)}`}
    >
      {statusLabels[status]}
    </span>
  )
}
