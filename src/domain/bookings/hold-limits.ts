/** How many units a visitor may hold: checked with the new hold in place, in its transaction. */
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { unconfirmedHoldMinutes } from '#contract/bookings/hold-terms.ts'
import type { Db } from '#db/client.ts'
import { bookings } from '#db/schema/index.ts'
import { bookingErrors as t } from '#messages/server.ts'
import { Conflict, RateLimited } from '../errors.ts'
import type { BookingRow } from './rows.ts'

/** Where a hold comes from. */
export type HeldFrom = {
  /** A digest of the address; undefined behind an undeclared proxy. */
  address: string | undefined
  /** Sent without JavaScript, and so without a challenge that was solved. */
  isPosted: boolean
}

/** Every hold writes an email: this keeps visitors from filling a mailbox with them. */
const mostEmailsADay = 5

/** Stored for a hold whose address is unknown. */
export const unknownAddress = 'unknown'

/**
 * @param perAddress how many units an address may hold at a time; 0 is without limit
 * @throws Conflict when the phone holds another unit or the email address had several holds today, RateLimited when the
 * address holds too many
 */
export async function mustBeWithinLimits(
  tx: Db,
  { id, phone, phone_e164, email }: BookingRow,
  from: HeldFrom,
  perAddress: number,
): Promise<void> {
  const others = (...which: SQL[]) => tx.$count(bookings, and(ne(bookings.id, id), ...which))
  const isHeld = eq(bookings.state, 'held')
  const number = phone_e164 ?? phone
  await inTurn(tx, `phone ${number}`)
  if ((await others(isHeld, sql`coalesce(${bookings.phone_e164}, ${bookings.phone}) = ${number}`)) > 0)
    throw new Conflict(t.phoneHolds)
  const today = sql`${bookings.created_at} > now() - interval '1 day'`
  if ((await others(today, sql`lower(${bookings.email}) = lower(${email})`)) >= mostEmailsADay)
    throw new Conflict(t.emailTooOften)

  const address = from.address ?? unknownAddress
  await inTurn(tx, `address ${address}`)
  const fromThere = eq(bookings.held_from, address)
  if (from.isPosted && (await others(isHeld, fromThere, isNull(bookings.confirmed_at))) > 0)
    throw new RateLimited(t.unconfirmedHold({ minutes: unconfirmedHoldMinutes }), unconfirmedHoldMinutes * 60)
  if (from.address === undefined || perAddress === 0) return
  if ((await others(isHeld, fromThere)) >= perAddress)
    throw new RateLimited(t.networkHolds({ count: perAddress }), unconfirmedHoldMinutes * 60)
}

/** Of two simultaneous holds one waits here until the other is stored. */
async function inTurn(tx: Db, whose: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${whose}`}, 0))`)
}
