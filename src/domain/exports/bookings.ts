import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { BookingQuestion } from '#contract/office/bookings.ts'
import type { Db } from '#db/client.ts'
import { bookings, projects } from '#db/schema/index.ts'
import { asked, bookingColumns } from '../bookings/desk/rows.ts'
import { allow, type Staff } from '../staff/allow.ts'
import { audit } from '../staff/audit.ts'
import { csvLine } from './csv.ts'

const atOnce = 1000

/**
 * The bookings that the list shows, as lines of CSV, the newest first; amounts are PKR. That they were taken away is in
 * the audit log before the first line goes.
 */
export async function exportBookings(
  db: Db,
  by: Staff,
  question: BookingQuestion,
): Promise<AsyncGenerator<string>> {
  allow(by, 'bookings.manage')
  const change = { action: 'export', entity: 'bookings', entityId: null, before: null }
  await audit(db, by, { ...change, after: { ...question } })
  return lines(db, asked(question))
}

const columns = {
  id: bookings.id,
  reference: bookings.reference,
  state: bookings.state,
  release_reason: bookings.release_reason,
  refund: bookingColumns.refund,
  project: projects.name,
  unit: bookings.unit_number,
  unit_type: bookings.unit_type,
  amount: bookings.amount,
  name: bookings.name,
  email: bookings.email,
  phone: bookings.phone,
  gateway: bookings.gateway,
  created_at: bookings.created_at,
  held_until: bookings.held_until,
  booked_at: bookings.booked_at,
}

async function* lines(db: Db, where: SQL | undefined): AsyncGenerator<string> {
  yield csvLine(Object.keys(columns))
  for (let last = 2 ** 31 - 1; ; ) {
    const rows = await db
      .select(columns)
      .from(bookings)
      .innerJoin(projects, eq(projects.id, bookings.project_id))
      .where(and(where, lt(bookings.id, last)))
      .orderBy(desc(bookings.id))
      .limit(atOnce)
    if (rows.length > 0) yield rows.map((row) => csvLine(Object.values(row))).join('')
    const end = rows.at(-1)
    if (rows.length < atOnce || !end) return
    last = end.id
  }
}
