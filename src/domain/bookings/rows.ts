/** Bookings and their payments as stored in the database. */
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { bookings, payments } from '#db/schema/index.ts'

export type BookingRow = typeof bookings.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

/** States in which a unit is taken. */
export const live = ['held', 'booked'] as const

/** Held, and not yet confirmed by its buyer. */
export function isUnconfirmed({ state, confirmed_at }: Pick<BookingRow, 'state' | 'confirmed_at'>): boolean {
  return state === 'held' && confirmed_at === null
}

/** One booking, locked until the transaction ends. */
export async function lockBooking(tx: Db, which: SQL | undefined): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(which).for('update')
  return row
}

/** The booking that the unit is held or booked by, if any. */
export async function liveBookingOf(db: Db, unitId: number): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.unit_id, unitId), inArray(bookings.state, [...live])))
  return row
}

export function paymentsOf(db: Db, bookingId: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.booking_id, bookingId)).orderBy(payments.id)
}

/** Whether one of the payments is to be refunded, or was. */
export function refundOf(all: readonly Pick<PaymentRow, 'refund'>[]): PaymentRow['refund'] {
  const states = all.map(({ refund }) => refund)
  if (states.includes('needed')) return 'needed'
  return states.includes('done') ? 'done' : null
}
