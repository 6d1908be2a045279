import { and, eq, sql } from 'drizzle-orm'
import type { BookingReceipt, BookingWish } from '#contract/bookings/bookings.ts'
import { unconfirmedHoldMinutes } from '#contract/bookings/hold-terms.ts'
import { clockTime } from '#contract/text/clock-time.ts'
import type { Db } from '#db/client.ts'
import { bookings, projects, projectUnits, projectUnitTypes } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import { currentLanguage } from '#messages/language.ts'
import { bookingErrors as t } from '#messages/server.ts'
import { audit } from '../audit/index.ts'
import type { Context, Needs } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'
import { earlierAnswer, type IdempotencyKey, rememberedAnswer } from '../idempotency/index.ts'
import { toE164 } from '../phone.ts'
import { withNewReference } from '../reference.ts'
import { theBuyer } from './change.ts'
import { newCodeSeed } from './hold-code.ts'
import { type HeldFrom, mustBeWithinLimits, unknownAddress } from './hold-limits.ts'
import { type BookingRow, liveBookingOf } from './rows.ts'
import { graceMs, settleHold } from './settle.ts'

/** A hold with its origin, and how many units an address may hold. */
export type HoldRequest = {
  wish: BookingWish
  from: HeldFrom
  perAddress: number
  once: IdempotencyKey | undefined
}

/**
 * Holds a unit for a visitor, until they confirm it by the code that is emailed to them or its time is over;
 * the amount is what staff have set. The holder of the unit gets the same booking again. Of two simultaneous
 * requests one gets it.
 * @throws NotFound for a unit that cannot be booked on the site, Conflict when it is taken, and what
 *   `mustBeWithinLimits` throws
 */
export async function holdUnit(
  ctx: Context<'db' | 'queue' | 'gateway' | 'siteUrl' | 'clock'>,
  request: HoldRequest,
): Promise<BookingReceipt> {
  const { once } = request
  const earlier = once && (await earlierAnswer(ctx.db, once))
  if (earlier) return earlier
  const { reference } = (await tryToHold(ctx, request)) ?? (await existingOrExpiredHold(ctx, request))
  return { data: { reference } }
}

/** Undefined when the unit is taken. */
async function tryToHold(
  { db, queue, gateway, clock }: Needs<'db' | 'queue' | 'gateway' | 'clock'>,
  { wish, from, perAddress, once }: HoldRequest,
): Promise<BookingRow | undefined> {
  const { name, email, phone } = wish
  const phone_e164 = toE164(phone)
  return withNewReference('bookings_reference_unique', (reference) =>
    db.transaction(async (tx) => {
      const unit = await offeredUnit(tx, wish.unit_id)
      const held_until = new Date(clock().getTime() + unconfirmedHoldMinutes * 60_000)
      const [booking] = await tx
        .insert(bookings)
        .values({
          ...unit,
          reference,
          name,
          email,
          phone,
          phone_e164,
          language: currentLanguage(),
          gateway: gateway.name,
          held_until,
          confirm_code: newCodeSeed(),
          held_from: from.address ?? unknownAddress,
        })
        .onConflictDoNothing({ target: bookings.unit_id, where: sql`state in ('held', 'booked')` })
        .returning()
      if (!booking) return undefined
      await mustBeWithinLimits(tx, booking, from, perAddress)
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
      await queue.enqueue(tx, 'booking-changed', { bookingId: booking.id })
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
  if (!unit) throw new NotFound(t.notBookable)
  return unit
}

/** For a taken unit: its holder gets the same booking again, and a hold whose time is over is ended. */
async function existingOrExpiredHold(
  ctx: Context<'db' | 'queue' | 'gateway' | 'siteUrl' | 'clock'>,
  request: HoldRequest,
): Promise<BookingRow> {
  const { wish } = request
  const taken = await liveBookingOf(ctx.db, wish.unit_id)
  if (taken && isOf(wish, taken)) return taken
  if (taken?.state === 'held' && taken.held_until.getTime() + graceMs <= ctx.clock().getTime())
    // The job asks again when the gateway does not answer now.
    await settleHold(ctx, taken.id).catch(() => {})
  const booking = await tryToHold(ctx, request)
  if (booking) return booking
  throw new Conflict(whyTaken(await liveBookingOf(ctx.db, wish.unit_id)))
}

function isOf({ email, phone }: BookingWish, booking: BookingRow): boolean {
  return (
    booking.state === 'held' &&
    booking.email.toLowerCase() === email.toLowerCase() &&
    (booking.phone_e164 ?? booking.phone) === (toE164(phone) ?? phone)
  )
}

function whyTaken(taken: BookingRow | undefined): string {
  if (!taken) return t.tooLate
  const unit = taken.unit_number
  if (taken.state === 'booked') return t.justBooked({ unit })
  return t.beingBooked({ unit, time: clockTime(taken.held_until) })
}
