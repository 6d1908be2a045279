/** Units that were booked on the site, payments for them, and all notices of payment gateways. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { noticeVerdicts, paymentSources, paymentStatuses } from '#contract/admin/bookings.ts'
import { bookingStates, refundReasons, refundStates, releaseReasons } from '#contract/bookings/bookings.ts'
import { visitorLanguages } from '#contract/leads/leads.ts'
import { createdAt, identity, isOneOf, isThere, time } from './columns.ts'
import { projects, projectUnits } from './projects.ts'

const liveStates = ['held', 'booked'] as const

/** The page of a payment gateway, as a form opens it. */
export type StoredCheckout = { action: string; fields: Record<string, string> }

export const bookings = pgTable(
  'bookings',
  {
    id: identity(),
    reference: text().notNull().unique(),
    project_id: integer()
      .notNull()
      .references(() => projects.id),
    unit_id: integer().references(() => projectUnits.id, { onDelete: 'set null' }),
    /** The names at the time of the hold. */
    unit_number: text().notNull(),
    unit_type: text().notNull(),
    /** The whole price of the unit in PKR at the time of the hold; 0 is on call. */
    unit_price: bigint({ mode: 'number' }).notNull().default(0),
    /** Whole PKR, as staff had set it at the time of the hold. */
    amount: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    phone_e164: text(),
    /** In which language emails go to them. */
    language: text({ enum: visitorLanguages }).notNull().default('en'),
    state: text({ enum: bookingStates }).notNull().default('held'),
    release_reason: text({ enum: releaseReasons }),
    gateway: text().notNull(),
    checkout: jsonb().$type<StoredCheckout>(),
    held_until: time().notNull(),
    /** When its buyer, or staff for them, confirmed the hold; until then it cannot be paid. */
    confirmed_at: time(),
    /** Emailed to the buyer; null once it was used or the hold is over. */
    confirm_code: text(),
    wrong_codes: smallint().notNull().default(0),
    /** A digest of the address it was held from, while it is held. */
    held_from: text(),
    booked_at: time(),
    created_at: createdAt(),
    updated_at: time().notNull().defaultNow(),
  },
  (table) => [
    // Of two buyers who want the same unit one gets it, whatever the program does.
    uniqueIndex('bookings_live_unit_idx').on(table.unit_id).where(isOneOf(table.state, liveStates)),
    index('bookings_created_idx').on(table.created_at.desc()),
    index('bookings_project_idx').on(table.project_id),
    index('bookings_held_phone_idx').on(table.phone_e164).where(sql`${table.state} = 'held'`),
    index('bookings_held_from_idx').on(table.held_from).where(sql`${table.state} = 'held'`),
    index('bookings_email_idx').on(sql`lower(${table.email})`, table.created_at),
    check('bookings_state_check', isOneOf(table.state, bookingStates)),
    check('bookings_amount_check', sql`${table.amount} > 0`),
    check('bookings_language_check', isOneOf(table.language, visitorLanguages)),
    check('bookings_unit_check', sql`${table.state} = 'released' or ${table.unit_id} is not null`),
    check(
      'bookings_released_check',
      sql`(${table.state} = 'released') = (${table.release_reason} is not null)`,
    ),
    check('bookings_reason_check', isOneOf(table.release_reason, releaseReasons)),
    check('bookings_booked_check', sql`${table.state} <> 'booked' or ${table.booked_at} is not null`),
  ],
)

/** Payments made or tried: each payment of a gateway is stored once, however often it is reported. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    booking_id: integer()
      .notNull()
      .references(() => bookings.id),
    gateway: text().notNull(),
    /** The gateway's own number of it; for a bank transfer the bank's. */
    gateway_id: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    source: text({ enum: paymentSources }).notNull(),
    refund: text({ enum: refundStates }),
    refund_reason: text({ enum: refundReasons }),
    refunded_at: time(),
    created_at: createdAt(),
  },
  (table) => [
    unique('payments_gateway_key').on(table.gateway, table.gateway_id),
    index('payments_booking_idx').on(table.booking_id),
    index('payments_refund_idx').on(table.refund).where(isThere(table.refund)),
    check('payments_status_check', isOneOf(table.status, paymentStatuses)),
    check('payments_source_check', isOneOf(table.source, paymentSources)),
    check('payments_refund_check', isOneOf(table.refund, refundStates)),
    check('payments_refund_reason_check', isOneOf(table.refund_reason, refundReasons)),
  ],
)

/**
 * The notices of payment gateways, complete, as they came; rows are only added. An erased buyer's body is
 * empty.
 */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: identity(),
    gateway: text().notNull(),
    notice_id: text().notNull(),
    body: text().notNull(),
    verdict: text({ enum: noticeVerdicts }).notNull(),
    /** The order it named, whether or not there is a booking with that reference. */
    order_reference: text().notNull(),
    /** No foreign key: a notice outlives its booking. */
    booking_id: integer(),
    received_at: createdAt(),
  },
  (table) => [
    unique('payment_notices_key').on(table.gateway, table.notice_id),
    index('payment_notices_booking_idx').on(table.booking_id),
    check('payment_notices_verdict_check', isOneOf(table.verdict, noticeVerdicts)),
  ],
)
