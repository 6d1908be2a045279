/** A hold is confirmed by the code that was emailed to its buyer, or by staff who spoke with them. */
import { eq } from 'drizzle-orm'
import { noticePath } from '#contract/bookings/bookings.ts'
import { mostWrongCodes } from '#contract/bookings/hold-terms.ts'
import { pathInLanguage } from '#contract/language-paths.ts'
import { bookingPath } from '#contract/paths.ts'
import { toWesternDigits } from '#contract/text/digits.ts'
import { bookings, type StoredCheckout } from '#db/schema/index.ts'
import { bookingHistory } from '#messages/admin.ts'
import { inLanguage } from '#messages/language.ts'
import { bookingErrors as t } from '#messages/server.ts'
import { theSite } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext, Context, Needs } from '../context.ts'
import { Conflict, Invalid, NotFound, Unavailable } from '../errors.ts'
import { markReleased, theBuyer } from './change.ts'
import { holdCode } from './hold-code.ts'
import { type BookingRow, lockBooking } from './rows.ts'
import { graceMs } from './settle.ts'

/**
 * Confirms a hold by its code: from now on it can be paid, and is held for as long as that may take. A
 * booking that is confirmed or booked already stays as it is. After five wrong codes the unit is released.
 * @throws NotFound for an unknown reference, Conflict when the unit is no longer held, Invalid for a wrong
 *   code, Unavailable when the gateway gives no page to pay on: then the code can be used again
 */
export async function confirmHold(
  ctx: Context<'db' | 'queue' | 'gateway' | 'siteUrl' | 'clock' | 'secret'>,
  { reference, code }: { reference: string; code: string },
): Promise<void> {
  const outcome = await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, eq(bookings.reference, reference))
    return tryCode({ ...ctx, db: tx }, booking, code)
  })
  if (outcome === 'done') return
  if ('wrong' in outcome) throw outcome.wrong
  await confirm({ ...ctx, actor: theBuyer }, outcome.booking)
}

/**
 * Confirms a hold for its buyer.
 * @throws NotFound for an unknown id, Conflict when the unit is no longer held, Unavailable when the gateway
 *   gives no page to pay on
 */
export async function confirmHoldForBuyer(
  ctx: AllowedContext<'bookings.manage', 'db' | 'queue' | 'gateway' | 'siteUrl' | 'clock'>,
  id: number,
): Promise<void> {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, id))
  if (!booking) throw new NotFound(bookingHistory.error.unknown)
  if (booking.state !== 'held') throw heldNoLonger()
  if (booking.confirmed_at === null) await confirm(ctx, booking)
}

type Outcome = 'done' | { booking: BookingRow } | { wrong: Invalid | Conflict }

/** A wrong code is counted, and the error is thrown after that is stored. */
async function tryCode(
  ctx: Context<'db' | 'queue' | 'clock' | 'secret'>,
  booking: BookingRow | undefined,
  code: string,
): Promise<Outcome> {
  if (!booking) throw new NotFound(t.unknownReference)
  if (booking.state === 'booked') return 'done'
  if (booking.state === 'released') throw heldNoLonger()
  if (booking.confirmed_at !== null) return 'done'
  if (booking.held_until.getTime() + graceMs < ctx.clock().getTime()) throw heldNoLonger()
  if (toWesternDigits(code).replaceAll(/\D/g, '') === codeOf(ctx, booking)) return { booking }
  const left = mostWrongCodes - booking.wrong_codes - 1
  await ctx.db
    .update(bookings)
    .set({ wrong_codes: booking.wrong_codes + 1 })
    .where(eq(bookings.id, booking.id))
  if (left > 0) return { wrong: new Invalid({ code: t.wrongCode({ left }) }, t.wrongCode({ left })) }
  await markReleased({ ...ctx, actor: theSite }, booking, 'unconfirmed')
  return { wrong: new Conflict(t.tooManyCodes) }
}

function codeOf({ secret }: Needs<'secret'>, { reference, confirm_code: seed }: BookingRow): string | null {
  return seed === null ? null : holdCode(secret, { reference, seed })
}

function heldNoLonger(): Conflict {
  return new Conflict(t.heldNoLonger)
}

/**
 * The gateway makes its page first: a hold that could not be paid is not confirmed, and no
 * transaction waits for the gateway.
 */
async function confirm(
  ctx: Context<'db' | 'queue' | 'gateway' | 'siteUrl' | 'clock'>,
  booking: BookingRow,
): Promise<void> {
  const { db, queue, gateway, actor } = ctx
  const held_until = new Date(ctx.clock().getTime() + gateway.holdMinutes * 60_000)
  const checkout = await checkoutOf(ctx, booking, held_until)
  await db.transaction(async (tx) => {
    const now = await lockBooking(tx, eq(bookings.id, booking.id))
    if (now?.state !== 'held') throw heldNoLonger()
    if (now.confirmed_at !== null) return
    const confirmed_at = ctx.clock()
    await tx
      .update(bookings)
      .set({ confirmed_at, held_until, checkout, confirm_code: null, updated_at: confirmed_at })
      .where(eq(bookings.id, booking.id))
    const { id, reference, state } = now
    await audit(tx, actor, {
      action: 'confirm hold',
      entity: 'booking',
      entityId: id,
      before: { reference, state, confirmed: false },
      after: { reference, state, confirmed: true },
    })
    const over = new Date(held_until.getTime() + graceMs)
    await queue.enqueue(tx, 'booking-to-settle', { bookingId: id }, over)
    await queue.enqueue(tx, 'booking-changed', { bookingId: id })
  })
}

async function checkoutOf(
  { gateway, siteUrl }: Needs<'gateway' | 'siteUrl'>,
  { reference, amount, unit_number, name, email, phone, language }: BookingRow,
  payUntil: Date,
): Promise<StoredCheckout | null> {
  if (gateway.kind !== 'online') return null
  try {
    return await gateway.checkout({
      reference,
      amount,
      about: inLanguage(language, () => t.paymentFor({ unit: unit_number })),
      buyer: { name, email, phone },
      payUntil,
      returnUrl: `${siteUrl()}${pathInLanguage(bookingPath(reference), language)}?from=payment`,
      noticeUrl: `${siteUrl()}${noticePath}/${gateway.name}`,
    })
  } catch (error) {
    throw new Unavailable(t.paymentPageDown, { cause: error })
  }
}
