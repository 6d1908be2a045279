import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leadSearch, leads } from '#db/schema/index.ts'
import { happened } from '../push/happened.ts'
import { tagOf } from './news.ts'

/**
 * Tells staff and other programs that leads came, or were given to somebody. What is not filed yet is told of when it
 * is: so that its coming is told first, and each once.
 */
export async function tellOfLeads(tx: Db, what: 'came' | 'given', ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const filed = await tx
    .select({ id: leads.id, reference: leads.reference, kind: leads.kind, owner: leads.owner_id })
    .from(leads)
    .innerJoin(leadSearch, eq(leadSearch.lead_id, leads.id))
    .where(inArray(leads.id, [...ids]))
    .orderBy(leads.id)
  if (filed.length === 0) return
  const byOwner = Map.groupBy(filed, ({ owner }) => owner)
  const tags = [...byOwner].flatMap(([owner, theirs]) =>
    what === 'given' && owner === null ? [] : tagOf(what, owner, theirs),
  )
  if (tags.length > 0) await tx.execute(sql`select pg_notify('aangan_changed', ${JSON.stringify({ tags })})`)
  await happened(tx, what === 'came' ? 'lead.created' : 'lead.assigned', filed)
}
