import { Badge } from '#ui/badge.tsx'
import type { BookingRow } from './labels.ts'

/** How far a booking is, and whether money of it is to go back. */
export function StateBadge({
  booking: { state, confirmedAt, refund },
}: {
  booking: Pick<BookingRow, 'state' | 'confirmedAt' | 'refund'>
}) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {state === 'booked' ? (
        <Badge>Booked</Badge>
      ) : state === 'held' ? (
        <Badge tone="gold">Held</Badge>
      ) : (
        <Badge tone="quiet">Released</Badge>
      )}
      {state === 'held' && confirmedAt === null && <Badge tone="quiet">Not confirmed</Badge>}
      {refund === 'needed' && <Badge tone="danger">To be paid back</Badge>}
    </span>
  )
}
