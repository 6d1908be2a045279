/** The actions of staff on bookings. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { bookings, payments } from '#db/schema/index.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { bookingHistory } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext, StaffContext } from '../../context.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { markBooked, markReleased } from '../change.ts'
import { type BookingRow, lockBooking, paymentsOf } from '../rows.ts'

const t = bookingHistory.error

/**
 * Books the unit because its token came: by the bank's number of a transfer, or by a payment of this booking
 * that was marked for refund and now is not.
 * @throws NotFound, Conflict when it is booked already or the unit belongs to another booking, Invalid for a
 *   payment that belongs to another booking
 */
export async function confirmBooking(
  ctx: AllowedContext<'bookings.manage', 'db' | 'queue'>,
  { id, payment }: { id: number; payment: string },
): Promise<void> {
  await ofUnit(ctx, id, async (tx, booking) => {
    if (booking.state === 'booked') throw new Conflict(t.booked)
    if (booking.unit_id === null) throw new Conflict(t.notOffered)
    const found = (await paymentsOf(tx.db, id)).find(({ gateway_id }) => gateway_id === payment)
    if (found) await keepPayment(tx.db, found)
    else await addTransfer(tx, booking, payment)
    await markBooked(tx, booking)
  })
}

/** @throws NotFound, Conflict when it is free already */
export async function releaseBooking(
  ctx: AllowedContext<'bookings.manage', 'db' | 'queue'>,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await ofUnit(ctx, id, async (tx, booking) => {
    if (booking.state === 'released') throw new Conflict(t.released)
    await tx.db
      .update(payments)
      .set({ refund: 'needed', refund_reason: 'released' })
      .where(
        and(
          eq(payments.booking_id, id),
          eq(payments.status, 'paid'),
          sql`${payments.refund} is distinct from 'done'`,
        ),
      )
    await markReleased(tx, booking, 'agency', reason)
  })
}

type Which = { booking: number; payment: number }

/**
 * Marks a payment as refunded, or takes that back.
 * @throws NotFound for a payment of another booking, Conflict for one that is not to be refunded
 */
export async function refundPayment(
  { db, queue, actor }: AllowedContext<'bookings.manage', 'db' | 'queue'>,
  { booking, payment, isDone }: { isDone: boolean } & Which,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.id, payment), eq(payments.booking_id, booking)))
      .for('update')
    if (!row) throw new NotFound(t.unknownPayment)
    if (row.refund === null) throw new Conflict(t.nothingToRefund)
    const refund = isDone ? 'done' : 'needed'
    if (row.refund === refund) return
    await tx
      .update(payments)
      .set({ refund, refunded_at: isDone ? new Date() : null })
      .where(eq(payments.id, payment))
    await tx.update(bookings).set({ updated_at: new Date() }).where(eq(bookings.id, booking))
    await audit(tx, actor, {
      action: isDone ? 'refund' : 'refund again',
      entity: 'booking',
      entityId: booking,
      before: { payment: row.gateway_id, refund: row.refund },
      after: { payment: row.gateway_id, refund },
    })
    if (isDone) await queue.enqueue(tx, 'booking-changed', { bookingId: booking })
  })
}

/** Of two bookings that want the unit the database lets one have it. */
function ofUnit(
  ctx: StaffContext<'db' | 'queue'>,
  id: number,
  work: (ctx: StaffContext<'db' | 'queue'>, booking: BookingRow) => Promise<void>,
): Promise<void> {
  const done = ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, eq(bookings.id, id))
    if (!booking) throw new NotFound(t.unknown)
    await work({ ...ctx, db: tx }, booking)
  })
  return refusedAs(done, {
    bookings_live_unit_idx: () => new Conflict(t.taken),
  })
}

async function keepPayment(tx: Db, { id, status, refund }: typeof payments.$inferSelect): Promise<void> {
  if (status !== 'paid') throw new Invalid({ payment: t.declined })
  if (refund === 'done') throw new Invalid({ payment: t.refunded })
  await tx.update(payments).set({ refund: null, refund_reason: null }).where(eq(payments.id, id))
}

async function addTransfer(
  { db, actor }: StaffContext,
  { id, amount }: BookingRow,
  gateway_id: string,
): Promise<void> {
  const [row] = await db
    .insert(payments)
    .values({
      booking_id: id,
      gateway: 'bank-transfer',
      gateway_id,
      amount,
      currency: 'PKR',
      status: 'paid',
      source: 'staff',
    })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  if (!row) throw new Invalid({ payment: t.counted })
  await audit(db, actor, {
    action: 'payment',
    entity: 'booking',
    entityId: id,
    before: null,
    after: { payment: gateway_id, amount, currency: 'PKR', refund: null },
  })
}
