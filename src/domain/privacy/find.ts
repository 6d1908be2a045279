import { createHash } from 'node:crypto'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { PersonalCounts, PersonQuery } from '#contract/admin/privacy.ts'
import type { Db } from '#db/client.ts'
import { auditLog } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import type { AllowedContext } from '../context.ts'
import { Invalid, NotFound } from '../errors.ts'
import { readIdentifier } from './identifiers.ts'
import { ownContacts } from './own-contacts.ts'
import { identifiersIn, obstaclesIn, readRows } from './rows.ts'
import { countTraces, type Person, tracesOf } from './traces.ts'

const mostShown = 50

/**
 * Returns what is stored about a person, so that staff see whose data they would erase.
 * @throws Invalid for text that is no phone, e-mail address or reference, and for the agency's own; NotFound
 *   when nothing is stored about the person
 */
export async function findPerson(
  { db }: AllowedContext<'privacy.erase'>,
  question: PersonQuery,
): Promise<AdminAnswer<'findPersonalData'>['data']> {
  const { person, counts, seen } = await lookUp(db, question)
  const { requests, applications, bookings } = person.rows
  return {
    seen,
    counts,
    audit_entries: await db.$count(auditLog, tracesOf(person).audit),
    obstacles: await obstaclesIn(db, bookings),
    requests: requests.slice(0, mostShown).map((row) => ({ ...contactOf(row), kind: row.kind })),
    applications: applications
      .slice(0, mostShown)
      .map((row) => ({ ...contactOf(row), job: row.job, has_cv: row.resume !== null })),
    bookings: bookings.slice(0, mostShown).map((row) => {
      const { project, unit_number, state } = row
      return { ...contactOf(row), project, unit_number, state }
    }),
  }
}

export type LookedUp = { person: Person; counts: PersonalCounts; seen: string }

/** The person that is asked about, with the sign by which `erasePerson` knows that nothing was added since. */
export async function lookUp(db: Db, { who, linked }: PersonQuery): Promise<LookedUp> {
  const asked = readIdentifier(who)
  const own = await ownContacts(db)
  if (!asked.phones.isDisjointFrom(own.phones) || !asked.emails.isDisjointFrom(own.emails))
    throw new Invalid({ who: t.privacyStaff })
  let rows = await readRows(db, asked)
  let known = asked
  if (linked) {
    for (let before = -1; before < sizeOf(known); ) {
      before = sizeOf(known)
      known = identifiersIn(rows, own, known)
      rows = await readRows(db, known)
    }
  } else for (const row of Object.values(rows).flat()) known.references.add(row.reference)
  const person = { rows, known }
  const counts = await countTraces(db, person)
  if (Object.values(counts).every((count) => count === 0)) throw new NotFound(t.privacyNothing)
  return { person, counts, seen: signOf(person, counts) }
}

const sizeOf = ({ phones, emails, references }: Person['known']) =>
  phones.size + emails.size + references.size

function signOf({ rows }: Person, counts: PersonalCounts): string {
  const ids = Object.entries(rows).map(([name, all]) => [name, all.map(({ id }) => id)])
  return createHash('sha256')
    .update(JSON.stringify([ids, counts]))
    .digest('base64url')
}

type Contact = {
  id: number
  reference: string
  name: string
  email: string | null
  phone: string | null
  created_at: Date
}

function contactOf({ id, reference, name, email, phone, created_at }: Contact) {
  return {
    ...{ id, reference, name, email: email ?? '', phone: phone ?? '' },
    created_at: created_at.toISOString(),
  }
}
