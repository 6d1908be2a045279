import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { LeadDetail } from '#contract/admin/lead-rows.ts'
import type { Reach } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { leadSearch, leads } from '#db/schema/index.ts'
import type { Staff } from '../../access/index.ts'
import type { AllowedContext } from '../../context.ts'
import { toE164 } from '../../phone.ts'
import { type Promised, readPromise } from '../response-time.ts'
import { within } from './filter.ts'
import { leadRows, presentRow } from './rows.ts'

/** As `lead_search` has them. */
type Person = { phone: string | null; email: string | null }

/** The leads within reach with this phone, however it is written, or this e-mail address. */
export async function samePerson(
  { db, actor }: AllowedContext<'leads.read'>,
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
): Promise<LeadDetail['related']> {
  const { reach } = actor
  const promised = await readPromise(db)
  return leadsOf(db, actor, reach, promised, personOf({ phone: phone || null, email: email || null }))
}

/** Whom a lead is of. */
export function personOf({ phone, phone_e164, email }: Person & { phone_e164?: string | null }): Person {
  return { phone: phone && (phone_e164 ?? toE164(phone) ?? phone), email: email?.toLowerCase() ?? null }
}

const mostRelated = 20

/** Leads of a person, as far as they are within reach, but for the one with the id `butFor`. */
export async function leadsOf(
  db: Db,
  actor: Staff,
  reach: Reach,
  promised: Promised,
  { phone, email }: Person,
  butFor = 0,
): Promise<LeadDetail['related']> {
  const isOf = or(
    phone ? eq(leadSearch.phone, phone) : undefined,
    email ? eq(leadSearch.email, email) : undefined,
  )
  if (!isOf) return []
  const same = await db
    .select({ id: leadSearch.lead_id, phone: leadSearch.phone, email: leadSearch.email })
    .from(leadSearch)
    .where(and(isOf, ne(leadSearch.lead_id, butFor)))
  if (same.length === 0) return []
  const ids = sql.param(same.map((one) => one.id))
  const rows = await leadRows(db)
    .where(and(within(reach, actor), isNull(leads.merged_into), sql`${leads.id} = any(${ids}::int[])`))
    .orderBy(desc(leads.created_at), desc(leads.id))
    .limit(mostRelated)
  return rows.map((row) => {
    const { reference, kind, status, name, about, created_at } = presentRow(row, promised)
    const found = same.find((one) => one.id === row.id)
    const shared = [
      ...(phone && found?.phone === phone ? ['phone' as const] : []),
      ...(email && found?.email === email ? ['email' as const] : []),
    ]
    return { id: row.id, reference, kind, status, name, about, created_at, same: shared }
  })
}
