import { eq } from 'drizzle-orm'
import type { paymentSources } from '#contract/admin/bookings.ts'
import type { RefundReason } from '#contract/bookings/bookings.ts'
import { bookings, payments } from '#db/schema/index.ts'
import type { GatewayPayment } from '#integrations/payments/gateway.ts'
import { audit } from '../audit/index.ts'
import type { Context } from '../context.ts'
import { markBooked } from './change.ts'
import type { BookingRow } from './rows.ts'

export type PaymentTold = Omit<GatewayPayment, 'reference'> & { source: (typeof paymentSources)[number] }

/**
 * Applies a payment to its booking, which the transaction has locked: the first payment in full while the unit is held
 * books it, any other is refunded. A payment that is reported twice counts once.
 */
export async function recordPayment(
  ctx: Context<'db' | 'queue'>,
  booking: BookingRow,
  { id: gateway_id, amount, currency, status, source }: PaymentTold,
): Promise<'booked' | 'declined' | 'refund needed' | 'known'> {
  const { db, queue, actor } = ctx
  const refund_reason = status === 'paid' ? reasonToRefund(booking, { amount, currency }) : undefined
  const [row] = await db
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
  await audit(db, actor, {
    action: status === 'paid' ? 'payment' : 'declined payment',
    entity: 'booking',
    entityId: booking.id,
    before: null,
    after: { payment: gateway_id, amount, currency, refund: refund_reason ?? null },
  })
  if (status === 'paid' && refund_reason === undefined) {
    await markBooked(ctx, booking)
    return 'booked'
  }
  // Its page says so.
  await db.update(bookings).set({ updated_at: new Date() }).where(eq(bookings.id, booking.id))
  await queue.enqueue(db, 'booking-changed', { bookingId: booking.id })
  return status === 'declined' ? 'declined' : 'refund needed'
}

function reasonToRefund(
  booking: Pick<BookingRow, 'state' | 'amount'>,
  paid: { amount: number; currency: string },
): RefundReason | undefined {
  if (paid.currency !== 'PKR' || paid.amount !== booking.amount) return 'wrong amount'
  if (booking.state === 'released') return 'after the hold'
  if (booking.state === 'booked') return 'already paid'
  return undefined
}
