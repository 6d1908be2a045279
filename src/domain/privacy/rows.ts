/** The requests, applications and bookings of a person. */
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { bookings, jobApplications, jobs, leads, payments, projects } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { type Identifiers, phoneKey } from './identifiers.ts'

export type PersonRows = Awaited<ReturnType<typeof readRows>>

type Contact = {
  email: PgColumn
  phone: PgColumn
  phone_e164: PgColumn
  reference: PgColumn
}

function isOf(table: Contact, { phones, emails, references }: Identifiers): SQL {
  // A number that no network has is compared by its digits.
  const key = sql`coalesce(${table.phone_e164}, regexp_replace(${table.phone}, '\\D', '', 'g'))`
  return sql`(${or(
    among(key, phones),
    among(sql`lower(${table.email})`, emails),
    among(table.reference, references),
  )})`
}

function among(value: SQL | PgColumn, values: ReadonlySet<string>): SQL {
  return sql`${value} = any(${sql.param([...values])}::text[])`
}

/** Every row with one of the identifiers, newest first; requests with those that they were merged with. */
export async function readRows(db: Db, known: Identifiers) {
  // Merged leads belong to one person, whatever each of them says: both ways, however deep.
  const ids = sql`
    with recursive theirs (id) as (
      select ${leads.id} from ${leads} where ${isOf(leads, known)}
      union
      select other.id from theirs join ${leads} as one on one.id = theirs.id
      join ${leads} as other on other.merged_into = one.id or other.id = one.merged_into
    ) select id from theirs`
  const requests = await db.select().from(leads).where(sql`${leads.id} in (${ids})`).orderBy(desc(leads.id))
  const applications = await db
    .select({ row: jobApplications, job: jobs.title })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.job_id))
    .where(and(isOf(jobApplications, known), sql`${jobApplications.anonymised_at} is null`))
    .orderBy(desc(jobApplications.id))
  const booked = await db
    .select({ row: bookings, project: projects.name })
    .from(bookings)
    .innerJoin(projects, eq(projects.id, bookings.project_id))
    // An erased booking has no e-mail address.
    .where(and(isOf(bookings, known), ne(bookings.email, '')))
    .orderBy(desc(bookings.id))
  return {
    requests,
    applications: applications.map(({ row, job }) => ({ ...row, job })),
    bookings: booked.map(({ row, project }) => ({ ...row, project })),
  }
}

/** By what these rows are known: their phones and e-mail addresses but for the agency's own, and their references. */
export function identifiersIn(rows: PersonRows, own: Identifiers, into: Identifiers): Identifiers {
  for (const row of [...rows.requests, ...rows.applications, ...rows.bookings]) {
    const phone = row.phone && (row.phone_e164 ?? phoneKey(row.phone))
    const email = row.email?.toLowerCase()
    if (phone && !own.phones.has(phone)) into.phones.add(phone)
    if (email && !own.emails.has(email)) into.emails.add(email)
    into.references.add(row.reference)
  }
  return into
}

/**
 * What must be done about bookings first, each as a sentence: money is still on its way, or must be refunded.
 */
export async function obstaclesIn(db: Db, rows: PersonRows['bookings']): Promise<string[]> {
  const due = await db
    .select({ id: payments.booking_id })
    .from(payments)
    .where(
      and(
        inArray(
          payments.booking_id,
          rows.map(({ id }) => id),
        ),
        eq(payments.refund, 'needed'),
      ),
    )
  return rows.flatMap(({ id, reference, unit_number, state, release_reason, held_until }) => {
    if (state === 'held') return [t.privacyHeld({ reference, unit: unit_number })]
    if (release_reason === 'buyer' && held_until > new Date()) return [t.privacyPayment({ reference })]
    return due.some((payment) => payment.id === id) ? [t.privacyRefund({ reference })] : []
  })
}
