import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { unconfirmedHoldMinutes } from '#contract/bookings/hold-terms.ts'
import { formatPaid } from '#contract/text/money.ts'
import type { Db } from '#db/client.ts'
import { auditLog, bookings, paymentNotices, projects } from '#db/schema/index.ts'
import { bookingHistory as t } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { refundReason } from '../refund-reason.ts'
import { liveBookingOf, paymentsOf } from '../rows.ts'
import { bookingColumns, newestNotice, presentNotice, presentRow } from './rows.ts'

type Shown = AdminAnswer<'bookingForStaff'>['data']

/**
 * One booking with its payments, its notices as they came, and what happened to it.
 * @throws NotFound for an unknown id
 */
export async function showBooking({ db }: AllowedContext<'bookings.manage'>, id: number): Promise<Shown> {
  const [row] = await db
    .select({ ...bookingColumns, email: bookings.email, phone: bookings.phone, unit_id: bookings.unit_id })
    .from(bookings)
    .innerJoin(projects, eq(projects.id, bookings.project_id))
    .where(eq(bookings.id, id))
  if (!row) throw new NotFound(t.error.unknown)
  const { unit_id, ...booking } = row
  const [all, notices, timeline, whose] = await Promise.all([
    paymentsOf(db, id),
    db.select().from(paymentNotices).where(eq(paymentNotices.booking_id, id)).orderBy(newestNotice),
    timelineOf(db, id),
    unit_id === null ? undefined : liveBookingOf(db, unit_id),
  ])
  return {
    ...presentRow(booking),
    is_unit_free: unit_id !== null && whose === undefined,
    payments: all.map(({ booking_id: _, created_at, refunded_at, ...payment }) => ({
      ...payment,
      refund_reason: refundReason(payment, row.amount) ?? null,
      created_at: created_at.toISOString(),
      refunded_at: refunded_at?.toISOString() ?? null,
    })),
    notices: notices.map(presentNotice),
    timeline,
  }
}

async function timelineOf(db: Db, id: number): Promise<Shown['timeline']> {
  const entries = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'booking'), eq(auditLog.entity_id, String(id))))
    .orderBy(asc(auditLog.id))
  return entries.map(({ action, after, staff_name, at }) => ({
    kind: action,
    note: inText(action, after),
    actor: staff_name,
    at: at.toISOString(),
  }))
}

/** The audit log's entries about a booking, as far as they are read here. */
const Written = z
  .object({
    note: z.string(),
    payment: z.string(),
    amount: z.number(),
    currency: z.string(),
    refund: z.string().nullable(),
    release_reason: z.string().nullable(),
  })
  .partial()

function inText(action: string, after: unknown): string {
  const {
    note,
    payment = '',
    amount: sum,
    currency,
    refund,
    release_reason,
  } = Written.safeParse(after).data ?? {}
  const amount = sum === undefined ? '' : formatPaid(sum, currency)
  if (action === 'hold') return t.held({ minutes: unconfirmedHoldMinutes })
  if (action === 'confirm hold') return t.confirmed
  if (action === 'book') return t.booked
  if (action === 'release') return released(release_reason, note)
  if (action === 'payment')
    return refund
      ? t.paymentToRefund({ payment, amount, reason: reasons[refund] ?? refund })
      : t.payment({ payment, amount })
  if (action === 'declined payment') return t.declined({ payment, amount })
  if (action === 'refund') return t.refunded({ payment })
  if (action === 'refund again') return t.refundedNot({ payment })
  return action
}

// Entries from before there were reasons have a sentence in their place.
const reasons: Readonly<Record<string, string>> = t.refundReason
const releases: Readonly<Record<string, string>> = t.releaseReason

function released(reason: string | null | undefined, note: string | undefined): string {
  const said = releases[reason ?? ''] ?? t.released
  return note ? t.releasedWith({ reason: said, note }) : said
}
