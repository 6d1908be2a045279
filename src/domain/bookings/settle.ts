import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { bookings } from '#db/schema/index.ts'
import type { GatewayPayment } from '#integrations/payments/gateway.ts'
import { system, theSite } from '../access/index.ts'
import type { Context, Needs } from '../context.ts'
import { markReleased } from './change.ts'
import { recordPayment } from './record-payment.ts'
import { type BookingRow, lockBooking } from './rows.ts'

/** How long an unreachable gateway keeps a unit from being released after its time. */
const patienceMinutes = 30

/** Lets buyers through who pressed 'Pay' in the last second. */
export const graceMs = 30_000

/**
 * Ends a hold whose time is over: the gateway is asked whether it was paid after all, which books the unit;
 * else it is released. The gateway is also asked about one that its buyer gave up: a payment for it is to be
 * refunded. Nothing happens before its time, nor to booked or otherwise released units. A hold that was not
 * confirmed is released without asking.
 * @throws the gateway's error; a retry may succeed, and after half an hour the gateway is not waited for
 */
export async function settleHold(ctx: Context<'db' | 'queue' | 'gateway'>, bookingId: number): Promise<void> {
  const { db, gateway } = ctx
  const due = await dueHold(db, bookingId)
  if (!due) return
  const payment = await askAbout(ctx, due).catch((error) => {
    if (due.isPatienceOver) return undefined
    throw error
  })
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, eq(bookings.id, bookingId))
    if (!booking || !isOpen(booking)) return
    const told = payment && { ...payment, source: 'asked' as const }
    if (
      told &&
      (await recordPayment({ ...ctx, db: tx, actor: system(gateway.label) }, booking, told)) === 'booked'
    )
      return
    if (booking.state !== 'held') return
    await markReleased(
      { ...ctx, db: tx, actor: theSite },
      booking,
      booking.confirmed_at ? 'time' : 'unconfirmed',
    )
  })
}

type Due = { reference: string; gateway: string; confirmed_at: Date | null; isPatienceOver: boolean }

async function dueHold(db: Db, id: number): Promise<Due | undefined> {
  const [row] = await db
    .select({
      reference: bookings.reference,
      gateway: bookings.gateway,
      confirmed_at: bookings.confirmed_at,
      state: bookings.state,
      release_reason: bookings.release_reason,
      isOver: sql<boolean>`${bookings.held_until} <= now()`,
      isPatienceOver: sql<boolean>`${bookings.held_until} + make_interval(mins => ${patienceMinutes}) <= now()`,
    })
    .from(bookings)
    .where(eq(bookings.id, id))
  return row && isOpen(row) && row.isOver ? row : undefined
}

/** Whether it may have been paid without our knowing. */
function isOpen({ state, release_reason }: Pick<BookingRow, 'state' | 'release_reason'>): boolean {
  return state === 'held' || release_reason === 'buyer'
}

/** A gateway that is no longer configured cannot be asked. */
async function askAbout({ gateway }: Needs<'gateway'>, due: Due): Promise<GatewayPayment | undefined> {
  // An unconfirmed hold cannot have been paid.
  if (gateway.kind !== 'online' || gateway.name !== due.gateway || !due.confirmed_at) return undefined
  const payment = await gateway.ask(due.reference)
  return payment?.reference === due.reference ? payment : undefined
}
