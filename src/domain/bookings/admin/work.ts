/** What staff do with bookings. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { bookings, payments } from '#db/schema/index.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { audit } from '../../audit/audit.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { markBooked, markReleased } from '../change.ts'
import { type BookingRow, type Desk, type ListingTx, lockBooking, paymentsOf } from '../rows.ts'

type Parts = Pick<Desk, 'db' | 'queue'>

/**
 * Books the unit because its token came: by the bank's number of a transfer, or by a payment of this booking that was
 * to be paid back and now is not.
 * @throws NotFound, Conflict when it is booked already or the unit is somebody else's, Invalid for a payment that stands
 * with another booking
 */
export async function confirmBooking(parts: Parts, by: Staff, id: number, payment: string): Promise<void> {
  allow(by, 'bookings.manage')
  await ofUnit(parts, id, async (desk, booking) => {
    if (booking.state === 'booked') throw new Conflict('It is booked already.')
    if (booking.unit_id === null) throw new Conflict('The unit is not offered any more.')
    const found = (await paymentsOf(desk.tx, id)).find(({ gateway_id }) => gateway_id === payment)
    if (found) await keepPayment(desk.tx, found)
    else await addTransfer(desk, by, booking, payment)
    await markBooked(desk, by, booking)
  })
}

/** @throws NotFound, Conflict when it is free already */
export async function releaseBooking(parts: Parts, by: Staff, id: number, reason: string): Promise<void> {
  allow(by, 'bookings.manage')
  await ofUnit(parts, id, async (desk, booking) => {
    if (booking.state === 'released') throw new Conflict('It is released already.')
    await desk.tx
      .update(payments)
      .set({ refund: 'needed', refund_reason: 'The booking was released.' })
      .where(
        and(
          eq(payments.booking_id, id),
          eq(payments.status, 'paid'),
          sql`${payments.refund} is distinct from 'done'`,
        ),
      )
    await markReleased(desk, by, booking, 'agency', reason)
  })
}

type Which = { booking: number; payment: number }

/**
 * Says that a payment was paid back, or takes that back.
 * @throws NotFound for one that is not of this booking, Conflict for one that is not to be paid back
 */
export async function refundPayment(
  { db, queue }: Parts,
  by: Staff,
  { booking, payment }: Which,
  isDone: boolean,
): Promise<void> {
  allow(by, 'bookings.manage')
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.id, payment), eq(payments.booking_id, booking)))
      .for('update')
    if (!row) throw new NotFound('There is no such payment of this booking.')
    if (row.refund === null) throw new Conflict('Nothing of this payment is to be paid back.')
    const refund = isDone ? 'done' : 'needed'
    if (row.refund === refund) return
    await tx
      .update(payments)
      .set({ refund, refunded_at: isDone ? new Date() : null })
      .where(eq(payments.id, payment))
    await tx.update(bookings).set({ updated_at: new Date() }).where(eq(bookings.id, booking))
    await audit(tx, by, {
      action: isDone ? 'refund' : 'refund again',
      entity: 'booking',
      entityId: booking,
      before: { payment: row.gateway_id, refund: row.refund },
      after: { payment: row.gateway_id, refund },
    })
    if (isDone) await queue.enqueue(tx, 'booking-changed', { bookingId: booking })
  })
}

/** Of two who want the unit the database lets one have it. */
function ofUnit(
  { db, queue }: Parts,
  id: number,
  work: (desk: ListingTx, booking: BookingRow) => Promise<void>,
): Promise<void> {
  const done = db.transaction(async (tx) => {
    const booking = await lockBooking(tx, eq(bookings.id, id))
    if (!booking) throw new NotFound('There is no booking with this number.')
    await work({ tx, queue }, booking)
  })
  return refusedAs(done, {
    bookings_live_unit_idx: () => new Conflict('Somebody else holds or has booked this unit by now.'),
  })
}

async function keepPayment(tx: Db, { id, status, refund }: typeof payments.$inferSelect): Promise<void> {
  if (status !== 'paid') throw new Invalid({ payment: 'This payment was declined' })
  if (refund === 'done') throw new Invalid({ payment: 'This payment was paid back' })
  await tx.update(payments).set({ refund: null, refund_reason: null }).where(eq(payments.id, id))
}

async function addTransfer(
  { tx }: ListingTx,
  by: Staff,
  { id, amount }: BookingRow,
  gateway_id: string,
): Promise<void> {
  const [row] = await tx
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
  if (!row) throw new Invalid({ payment: 'This transfer was counted for another booking' })
  await audit(tx, by, {
    action: 'payment',
    entity: 'booking',
    entityId: id,
    before: null,
    after: { payment: gateway_id, amount, currency: 'PKR', refund: null },
  })
}
