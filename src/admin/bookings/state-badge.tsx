import { adminBookings as t } from '#messages/admin.ts'
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
        <Badge>{t.filters.booked}</Badge>
      ) : state === 'held' ? (
        <Badge tone="gold">{t.filters.held}</Badge>
      ) : (
        <Badge tone="quiet">{t.filters.released}</Badge>
      )}
      {state === 'held' && confirmedAt === null && <Badge tone="quiet">{t.notConfirmed}</Badge>}
      {refund === 'needed' && <Badge tone="danger">{t.filters.refund}</Badge>}
    </span>
  )
}
