import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { bookings } from '#db/schema/index.ts'
import type { GatewayPayment } from '#integrations/payments/gateway.ts'
import { system, theSite } from '../access/actor.ts'
import type { Context, Needs } from '../context.ts'
import { markReleased } from './change.ts'
import { recordPayment } from './record-payment.ts'
import { type BookingRow, lockBooking } from './rows.ts'

/** How long a gateway that does not answer keeps a unit from being given free after its time. */
const patienceMinutes = 30

/** Whoever pressed 'Pay' in the last second is let through. */
export const graceMs = 30_000

/**
 * Ends a hold whose time is over: the gateway is asked whether it was paid after all, which books the unit; else it is
 * free again. Of one that its buyer gave up it is asked, too: what was paid for it is to be paid back. Nothing happens
 * before its time, nor to what is booked or otherwise released. A hold that was not confirmed is released without
 * asking.
 * @throws what keeps the gateway from answering; asked again it may answer, and after half an hour it is not waited for
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

/** A gateway that is not ours any more cannot be asked. */
async function askAbout({ gateway }: Needs<'gateway'>, due: Due): Promise<GatewayPayment | undefined> {
  // Nor has anybody paid what was not confirmed.
  if (gateway.kind !== 'online' || gateway.name !== due.gateway || !due.confirmed_at) return undefined
  const payment = await gateway.ask(due.reference)
  return payment?.reference === due.reference ? payment : undefined
}
