import { and, asc, count, gt, lte, max } from 'drizzle-orm'
import { chunkSize } from '#contract/admin/chunks.ts'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { LeadFilters } from '#contract/admin/lead-filters.ts'
import type { Db } from '#db/client.ts'
import { leadSearch } from '#db/schema/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { readPromise } from '../response-time.ts'
import { assignByHand } from './assign-by-hand.ts'
import { filtered, hasWords, inInbox } from './filter.ts'

type Asked = { owner_id: number | null; after?: number | undefined; up_to?: number | undefined }

/**
 * Gives the next chunk of all leads that the filters find to an agent, or to no one, in the order of their
 * IDs. The first call records in the audit log who gets how many.
 * @throws Forbidden and Invalid as `assignByHand`
 */
export async function assignFoundLeads(
  { db, queue, actor }: AllowedContext<'leads.assign', 'db' | 'queue'>,
  { filters, owner_id, after = 0, up_to }: { filters: LeadFilters } & Asked,
): Promise<AdminAnswer<'assignFoundLeads'>['data']> {
  const { reach } = actor
  const found = and(hasWords(filters.q), inInbox(reach, actor), filtered(filters, await readPromise(db)))
  const last = up_to ?? (await lastId(db))
  const rest = and(found, gt(leadSearch.lead_id, after), lte(leadSearch.lead_id, last))
  const [rows, total] = await Promise.all([
    db
      .select({ id: leadSearch.lead_id })
      .from(leadSearch)
      .where(rest)
      .orderBy(asc(leadSearch.lead_id))
      .limit(chunkSize),
    db.select({ count: count() }).from(leadSearch).where(rest),
  ])
  const ids = rows.map(({ id }) => id)
  const all = total[0]?.count ?? 0
  const changed = await assignByHand({ db, queue, actor }, { asked: ids, ownerId: owner_id })
  if (after === 0) {
    const bulk = { owner_id, filters, leads: all }
    await audit(db, actor, { action: 'assign', entity: 'leads', entityId: null, before: null, after: bulk })
  }
  const left = all - ids.length
  return { changed, after: left > 0 ? (ids.at(-1) ?? null) : null, up_to: last, left }
}

async function lastId(db: Db): Promise<number> {
  const [last] = await db.select({ id: max(leadSearch.lead_id) }).from(leadSearch)
  return last?.id ?? 0
}
