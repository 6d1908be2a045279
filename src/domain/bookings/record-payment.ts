import { eq } from 'drizzle-orm'
import type { paymentSources } from '#contract/admin/bookings.ts'
import { formatPaid } from '#contract/text/money.ts'
import { bookings, payments } from '#db/schema/index.ts'
import type { GatewayPayment } from '#integrations/payments/gateway.ts'
import { audit } from '../audit/audit.ts'
import { type Actor, markBooked } from './change.ts'
import type { BookingRow, ListingTx } from './rows.ts'

export type PaymentTold = Omit<GatewayPayment, 'reference'> & { source: (typeof paymentSources)[number] }

/**
 * What a payment does to its booking, which is locked: the first whole one that comes while the unit is held books it,
 * any other is to be paid back. Told of twice it counts once.
 */
export async function recordPayment(
  desk: ListingTx,
  by: Actor,
  booking: BookingRow,
  { id: gateway_id, amount, currency, status, source }: PaymentTold,
): Promise<'booked' | 'declined' | 'refund needed' | 'known'> {
  const { tx, queue } = desk
  const refund_reason = status === 'paid' ? reasonToRefund(booking, { amount, currency }) : undefined
  const [row] = await tx
    .insert(payments)
    .values({
      booking_id: booking.id,
      gateway: booking.gateway,
      gateway_id,
      amount,
      currency,
      status,
      source,
      ...(refund_reason !== undefined && { refund: 'needed' as const, refund_reason }),
    })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  if (!row) return 'known'
  await audit(tx, by, {
    action: status === 'paid' ? 'payment' : 'declined payment',
    entity: 'booking',
    entityId: booking.id,
    before: null,
    after: { payment: gateway_id, amount, currency, refund: refund_reason ?? null },
  })
  if (status === 'paid' && refund_reason === undefined) {
    await markBooked(desk, by, booking)
    return 'booked'
  }
  // Its page says so.
  await tx.update(bookings).set({ updated_at: new Date() }).where(eq(bookings.id, booking.id))
  await queue.enqueue(tx, 'booking-changed', { bookingId: booking.id })
  return status === 'declined' ? 'declined' : 'refund needed'
}

function reasonToRefund(
  booking: Pick<BookingRow, 'state' | 'amount'>,
  paid: { amount: number; currency: string },
): string | undefined {
  if (paid.currency !== 'PKR' || paid.amount !== booking.amount)
    return `It was ${formatPaid(paid.amount, paid.currency)} and should have been ${formatPaid(booking.amount)}.`
  if (booking.state === 'released') return 'It came after the hold had ended.'
  if (booking.state === 'booked') return 'The booking had been paid already.'
  return undefined
}
