import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'
import { toE164 } from '../phone.ts'
import type { NewLead } from './receive.ts'

const minutes = 10

/**
 * The lead that the same person has left with the same words in the last ten minutes, if there is one. Two who
 * ask at the same moment wait for each other.
 */
export async function findSame(
  tx: Db,
  lead: NewLead,
): Promise<{ id: number; reference: string } | undefined> {
  const phone = lead.phone ? toE164(lead.phone) : null
  await oneAtATime(tx, lead.kind, phone ?? lead.phone ?? lead.name)
  const [same] = await tx
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(
      and(
        eq(leads.kind, lead.kind),
        phone === null ? isNull(leads.phone_e164) : eq(leads.phone_e164, phone),
        gt(leads.created_at, sql`now() - make_interval(mins => ${minutes})`),
        sql`${leads.payload} = ${JSON.stringify(lead.payload)}::jsonb`,
      ),
    )
    .orderBy(asc(leads.id))
    .limit(1)
  return same
}

/** Until the transaction ends, nobody else passes here for the same kind of request and person. */
export async function oneAtATime(tx: Db, kind: string, person: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${person}`}, 0))`)
}
