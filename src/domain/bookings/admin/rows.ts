/** Bookings as staff see them. */
import { and, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { BookingQuery } from '#contract/admin/bookings.ts'
import { bookings, paymentNotices, payments, projects } from '#db/schema/index.ts'
import { containing } from '../../like-pattern.ts'

type Refund = 'needed' | 'done' | null

export const bookingColumns = {
  id: bookings.id,
  reference: bookings.reference,
  state: bookings.state,
  release_reason: bookings.release_reason,
  // The later word in the alphabet wins: what is needed before what is done.
  refund: sql<Refund>`(select max(payment.refund) from ${payments} as payment where payment.booking_id = ${bookings.id})`,
  project: { id: projects.id, name: projects.name },
  unit_number: bookings.unit_number,
  unit_type: bookings.unit_type,
  amount: bookings.amount,
  name: bookings.name,
  language: bookings.language,
  gateway: bookings.gateway,
  held_until: bookings.held_until,
  confirmed_at: bookings.confirmed_at,
  booked_at: bookings.booked_at,
  created_at: bookings.created_at,
}

/** The filter of the list and its export. */
export function asked({ q, state }: BookingQuery): SQL | undefined {
  return and(inState(state), withWords(q))
}

function inState(state: BookingQuery['state']): SQL | undefined {
  if (state === undefined) return undefined
  if (state === 'unconfirmed') return and(eq(bookings.state, 'held'), isNull(bookings.confirmed_at))
  if (state !== 'refund') return eq(bookings.state, state)
  return sql`exists (select from ${payments} as payment
    where payment.booking_id = ${bookings.id} and payment.refund = 'needed')`
}

function withWords(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const text = containing(q)
  return or(
    ...[bookings.name, bookings.email, bookings.phone, bookings.reference, bookings.unit_number].map(
      (column) => ilike(column, text),
    ),
    ilike(projects.name, text),
  )
}

type Times = { held_until: Date; confirmed_at: Date | null; booked_at: Date | null; created_at: Date }

export function presentRow<Row extends Times>(row: Row) {
  return {
    ...row,
    held_until: row.held_until.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    booked_at: row.booked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export const newestNotice = desc(paymentNotices.id)

export function presentNotice(row: typeof paymentNotices.$inferSelect) {
  const { id, gateway, verdict, order_reference, body, received_at } = row
  return { id, gateway, verdict, order_reference, body, received_at: received_at.toISOString() }
}
