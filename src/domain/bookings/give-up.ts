import { eq } from 'drizzle-orm'
import { bookings } from '#db/schema/index.ts'
import { bookingErrors as t } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'
import { markReleased, theBuyer } from './change.ts'
import { lockBooking } from './rows.ts'

/**
 * Releases a unit that its buyer no longer wants. A booking that has ended already stays as it is. A payment
 * reported later is to be refunded; whether one was made is checked when the hold would have ended.
 * @throws NotFound when no booking has the reference, Conflict when it is booked
 */
export async function giveUpHold(ctx: Context<'db' | 'queue'>, reference: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, eq(bookings.reference, reference))
    if (!booking) throw new NotFound(t.unknownReference)
    if (booking.state === 'released') return
    if (booking.state === 'booked') throw new Conflict(t.alreadyPaid)
    await markReleased({ ...ctx, db: tx, actor: theBuyer }, booking, 'buyer')
  })
}
