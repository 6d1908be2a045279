import type { ListingStatus } from '#contract/listings/property.ts'
import { statusLabels, statusTone } from './labels.ts'

export function StatusBadge({ status }: { status: ListingStatus }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${statusTone(status)}`}
    >
      {statusLabels[status]}
    </span>
  )
}
