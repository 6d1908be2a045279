import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { BookingQuery } from '#contract/admin/bookings.ts'
import { languageNames } from '#contract/admin/visitor-languages.ts'
import type { Db } from '#db/client.ts'
import { bookings, projects } from '#db/schema/index.ts'
import { exportColumns } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import { asked, bookingColumns } from '../bookings/index.ts'
import type { AllowedContext } from '../context.ts'
import type { ExportColumn, ExportTable } from '../csv/index.ts'
import { withoutWords } from './audited-filters.ts'
import { inBatches } from './batches.ts'

/**
 * The bookings that the list shows, the newest first. The export is in the audit log before the first row is sent.
 * @throws Forbidden without `bookings.manage`
 */
export async function exportBookings(
  { db, actor }: AllowedContext<'bookings.manage'>,
  question: BookingQuery,
): Promise<ExportTable<Row>> {
  const change = { action: 'export', entity: 'bookings', entityId: null, before: null }
  await audit(db, actor, { ...change, after: withoutWords(question) })
  const where = asked(question)
  return {
    columns,
    batches: inBatches<Row>((last, limit) => read(db, where, last?.id, limit)),
  }
}

type Row = Awaited<ReturnType<typeof read>>[number]

function read(db: Db, where: SQL | undefined, before: number | undefined, limit: number) {
  return db
    .select({
      ...bookingColumns,
      email: bookings.email,
      phone: bookings.phone,
      phone_e164: bookings.phone_e164,
    })
    .from(bookings)
    .innerJoin(projects, eq(projects.id, bookings.project_id))
    .where(and(where, before === undefined ? undefined : lt(bookings.id, before)))
    .orderBy(desc(bookings.id))
    .limit(limit)
}

const t = exportColumns.bookings

const columns: ReadonlyArray<ExportColumn<Row>> = [
  { label: t.id, of: ({ id }) => id },
  { label: t.reference, of: ({ reference }) => reference },
  { label: t.status, of: ({ state }) => state },
  { label: t.reasonForRelease, of: ({ release_reason }) => release_reason },
  { label: t.refund, of: ({ refund }) => refund },
  { label: t.project, of: ({ project }) => project.name },
  { label: t.unit, of: ({ unit_number }) => unit_number },
  { label: t.unitType, of: ({ unit_type }) => unit_type },
  { label: t.amountPkr, of: ({ amount }) => amount },
  { label: t.name, of: ({ name }) => name },
  { label: t.email, of: ({ email }) => email },
  { label: t.phone, kind: 'phone', of: ({ phone, phone_e164 }) => phone_e164 ?? phone },
  { label: t.language, of: ({ language }) => languageNames[language] },
  { label: t.gateway, of: ({ gateway }) => gateway },
  { label: t.created, kind: 'time', of: ({ created_at }) => created_at },
  { label: t.holdConfirmed, kind: 'time', of: ({ confirmed_at }) => confirmed_at },
  { label: t.heldUntil, kind: 'time', of: ({ held_until }) => held_until },
  { label: t.booked, kind: 'time', of: ({ booked_at }) => booked_at },
]
