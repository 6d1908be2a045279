import { count, desc, eq, isNull } from 'drizzle-orm'
import type { BookingQuery } from '#contract/admin/bookings.ts'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { bookings, paymentNotices, projects } from '#db/schema/index.ts'
import type { AllowedContext } from '../../context.ts'
import { pagination } from '../../pagination.ts'
import { asked, bookingColumns, newestNotice, presentNotice, presentRow } from './rows.ts'

const perPage = 50
const shownStrays = 10

/** Bookings, newest first, and the last notices of payments that belong to none of them. */
export async function listBookings(
  { db }: AllowedContext<'bookings.manage'>,
  { page, ...question }: BookingQuery & { page: number },
): Promise<AdminAnswer<'bookings'>> {
  const where = asked(question)
  const [[total], rows, strays] = await Promise.all([
    db
      .select({ count: count() })
      .from(bookings)
      .innerJoin(projects, eq(projects.id, bookings.project_id))
      .where(where),
    db
      .select(bookingColumns)
      .from(bookings)
      .innerJoin(projects, eq(projects.id, bookings.project_id))
      .where(where)
      .orderBy(desc(bookings.created_at), desc(bookings.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select()
      .from(paymentNotices)
      .where(isNull(paymentNotices.booking_id))
      .orderBy(newestNotice)
      .limit(shownStrays),
  ])
  return {
    data: rows.map(presentRow),
    strays: strays.map(presentNotice),
    pagination: pagination(total?.count ?? 0, page, perPage),
  }
}
