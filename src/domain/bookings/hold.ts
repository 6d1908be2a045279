import { and, eq, sql } from 'drizzle-orm'
import type { BookingReceipt, BookingWish } from '#contract/bookings.ts'
import { noticePath } from '#contract/bookings.ts'
import { clockTime } from '#contract/clock-time.ts'
import type { Db } from '#db/client.ts'
import { bookings, projects, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import { Conflict, NotFound, Unavailable } from '../errors.ts'
import { earlierAnswer, type Once, rememberedAnswer } from '../leads/once.ts'
import { withNewReference } from '../leads/reference.ts'
import { toE164 } from '../phone.ts'
import { isShown } from '../projects/shown.ts'
import { audit } from '../staff/audit.ts'
import { markReleased, theBuyer, theSite } from './change.ts'
import { type BookingRow, type Desk, liveBookingOf, lockBooking } from './rows.ts'
import { graceMs, settleHold } from './settle.ts'

/** So many units one phone may hold at a time without paying. */
const mostHolds = 3

/**
 * Holds a unit for whoever wants it, until it is paid or its time is over; the amount is what staff have set. Whoever
 * holds it already is given the same booking again. Of two at the same moment one gets it.
 * @throws NotFound for a unit that cannot be booked on the site, Conflict when it is somebody else's or the phone holds
 * too many, Unavailable when the gateway gives no page to pay on: then nothing is held
 */
export async function holdUnit(
  desk: Desk,
  wish: BookingWish,
  once: Once | undefined,
): Promise<BookingReceipt> {
  const earlier = once && (await earlierAnswer(desk.db, once))
  if (earlier) return earlier
  const booking = (await tryToHold(desk, wish, once)) ?? (await takenOrFreed(desk, wish, once))
  if (!booking.checkout) await openCheckout(desk, booking)
  return { data: { reference: booking.reference } }
}

/** Nothing when the unit is somebody's. */
async function tryToHold(
  { db, queue, gateway }: Desk,
  wish: BookingWish,
  once: Once | undefined,
): Promise<BookingRow | undefined> {
  const { name, email, phone } = wish
  const phone_e164 = toE164(phone)
  return withNewReference('bookings_reference_unique', (reference) =>
    db.transaction(async (tx) => {
      const unit = await offeredUnit(tx, wish.unit_id)
      const held_until = new Date(Date.now() + gateway.holdMinutes * 60_000)
      const [booking] = await tx
        .insert(bookings)
        .values({ ...unit, reference, name, email, phone, phone_e164, gateway: gateway.name, held_until })
        .onConflictDoNothing({ target: bookings.unit_id, where: sql`state in ('held', 'booked')` })
        .returning()
      if (!booking) return undefined
      await mustNotHoldMore(tx, phone_e164 ?? phone)
      if (once) await rememberedAnswer(tx, once, { data: { reference } })
      const after = { reference, unit: unit.unit_number, project_id: unit.project_id, amount: unit.amount }
      await audit(tx, theBuyer, {
        action: 'hold',
        entity: 'booking',
        entityId: booking.id,
        before: null,
        after: { ...after, state: 'held' },
      })
      const over = new Date(held_until.getTime() + graceMs)
      await queue.enqueue(tx, 'booking-to-settle', { bookingId: booking.id }, over)
      if (gateway.kind === 'bank') await queue.enqueue(tx, 'booking-changed', { bookingId: booking.id })
      return booking
    }),
  )
}

async function offeredUnit(tx: Db, id: number) {
  const [unit] = await tx
    .select({
      unit_id: projectUnits.id,
      unit_number: projectUnits.number,
      unit_type: projectUnitTypes.name,
      unit_price: sql<number>`coalesce(${projectUnits.price}, ${projectUnitTypes.price_from})`.mapWith(
        Number,
      ),
      project_id: projects.id,
      amount: projects.booking_amount,
    })
    .from(projectUnits)
    .innerJoin(projectUnitTypes, eq(projectUnitTypes.id, projectUnits.unit_type_id))
    .innerJoin(projects, eq(projects.id, projectUnits.project_id))
    .where(and(eq(projectUnits.id, id), eq(projects.booking_open, true), isShown))
    .for('key share', { of: projectUnits })
  if (!unit) throw new NotFound('This unit cannot be booked on the site.')
  return unit
}

/** Counted with the one that is new. */
async function mustNotHoldMore(tx: Db, phone: string): Promise<void> {
  const held = await tx.$count(
    bookings,
    and(sql`coalesce(${bookings.phone_e164}, ${bookings.phone}) = ${phone}`, eq(bookings.state, 'held')),
  )
  if (held > mostHolds)
    throw new Conflict(
      `This phone number holds ${mostHolds} units already. Pay for one of them or give it up, or call us.`,
    )
}

/** The unit is somebody's: whose own it is gets it again, and whose time is over loses it. */
async function takenOrFreed(desk: Desk, wish: BookingWish, once: Once | undefined): Promise<BookingRow> {
  const taken = await liveBookingOf(desk.db, wish.unit_id)
  if (taken && isOf(wish, taken)) return taken
  if (taken?.state === 'held' && taken.held_until.getTime() + graceMs <= Date.now())
    // The gateway that does not answer now is asked again by the job.
    await settleHold(desk, taken.id).catch(() => {})
  const booking = await tryToHold(desk, wish, once)
  if (booking) return booking
  throw new Conflict(whyTaken(await liveBookingOf(desk.db, wish.unit_id)))
}

function isOf({ email, phone }: BookingWish, booking: BookingRow): boolean {
  return (
    booking.state === 'held' &&
    booking.email.toLowerCase() === email.toLowerCase() &&
    (booking.phone_e164 ?? booking.phone) === (toE164(phone) ?? phone)
  )
}

function whyTaken(taken: BookingRow | undefined): string {
  if (!taken) return 'Somebody else was quicker. Please try again.'
  if (taken.state === 'booked')
    return `${taken.unit_number} has just been booked. Please choose another unit.`
  return `Somebody else is booking ${taken.unit_number} at the moment. If they do not pay, it is free again at ${clockTime(taken.held_until)}: choose another unit, or come back then.`
}

/** Has the gateway make its page; without one nobody could pay, and the unit is free again. */
async function openCheckout(desk: Desk, booking: BookingRow): Promise<void> {
  const { db, queue, gateway, siteUrl } = desk
  if (gateway.kind !== 'online') return
  const { id, reference, amount, unit_number, name, email, phone, held_until: payUntil } = booking
  try {
    const checkout = await gateway.checkout({
      reference,
      amount,
      about: `Booking of ${unit_number}`,
      buyer: { name, email, phone },
      payUntil,
      returnUrl: `${siteUrl()}/booking/${reference}?from=payment`,
      noticeUrl: `${siteUrl()}${noticePath}/${gateway.name}`,
    })
    await db.update(bookings).set({ checkout }).where(eq(bookings.id, id))
  } catch (error) {
    await db.transaction(async (tx) => {
      const held = await lockBooking(tx, and(eq(bookings.id, id), eq(bookings.state, 'held')))
      if (held) await markReleased({ tx, queue }, theSite, held, 'gateway')
    })
    const sentence =
      'The payment page does not answer at the moment, so nothing is held. Please try again in a few minutes, or call us.'
    throw new Unavailable(sentence, { cause: error })
  }
}
