import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { formatPaid } from '#contract/text/money.ts'
import type { Db } from '#db/client.ts'
import { auditLog, bookings, paymentNotices, projects } from '#db/schema/index.ts'
import { allow } from '../../access/allow.ts'
import type { StaffContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { liveBookingOf, paymentsOf } from '../rows.ts'
import { bookingColumns, newestNotice, presentNotice, presentRow } from './rows.ts'

type Shown = AdminAnswer<'bookingForStaff'>['data']

/**
 * One booking with its payments, its notices as they came, and what happened to it.
 * @throws NotFound for an unknown id
 */
export async function showBooking({ db, actor }: StaffContext, id: number): Promise<Shown> {
  allow(actor, 'bookings.manage')
  const [row] = await db
    .select({ ...bookingColumns, email: bookings.email, phone: bookings.phone, unit_id: bookings.unit_id })
    .from(bookings)
    .innerJoin(projects, eq(projects.id, bookings.project_id))
    .where(eq(bookings.id, id))
  if (!row) throw new NotFound('There is no booking with this number.')
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

/** What the steps of a booking write into the audit log, as far as it is read here. */
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

const released: Readonly<Record<string, string>> = {
  time: 'Given free: its time was over',
  unconfirmed: 'Released: its buyer did not confirm the hold',
  buyer: 'Given up by the buyer',
  agency: 'Given free by the agency',
  gateway: 'Given free: the payment gateway did not answer',
}

function inText(action: string, after: unknown): string {
  const { note, payment, amount, currency, refund, release_reason } = Written.safeParse(after).data ?? {}
  const sum = amount === undefined ? '' : formatPaid(amount, currency)
  if (action === 'hold') return 'Held for 15 minutes, to be confirmed by the buyer'
  if (action === 'confirm hold') return 'Hold confirmed'
  if (action === 'book') return 'Booked'
  if (action === 'release')
    return [released[release_reason ?? ''] ?? 'Given free', note].filter(Boolean).join(': ')
  if (action === 'payment')
    return `Payment ${payment} of ${sum}${refund ? `, to be paid back. ${refund}` : ''}`
  if (action === 'declined payment') return `Payment ${payment} of ${sum} was declined`
  if (action === 'refund') return `Payment ${payment} was paid back`
  if (action === 'refund again') return `Payment ${payment} is to be paid back after all`
  return action
}
