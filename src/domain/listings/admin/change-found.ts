import { and, asc, count, gt, lte, max } from 'drizzle-orm'
import { chunkSize } from '#contract/admin/chunks.ts'
import type { ExportFilter } from '#contract/admin/exports.ts'
import type { FoundListingsAction, FoundListingsChanged } from '#contract/admin/listing-list.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { readSettings } from '../../settings/index.ts'
import { changeListings } from './change.ts'
import { conditionsOf } from './conditions.ts'
import { confirmBefore } from './confirm-before.ts'
import { within } from './mine.ts'

/**
 * Does one thing to the next chunk of all listings that a filter finds, in the order of their IDs. The first call
 * writes into the audit log what is done to how many.
 * @throws Forbidden and Invalid as `changeListings`
 */
export async function changeFoundListings(
  { db, queue, clock, actor }: AllowedContext<'listings.edit', 'db' | 'queue' | 'clock'>,
  { filter, after = 0, up_to, ...change }: { filter: ExportFilter } & FoundListingsAction,
): Promise<FoundListingsChanged['data']> {
  const { reach } = actor
  const dueBefore = confirmBefore(await readSettings(db), clock())
  const found = and(within(actor, reach), conditionsOf(filter, dueBefore))
  const last = up_to ?? (await lastId(db))
  const rest = and(found, gt(listings.id, after), lte(listings.id, last))
  const [rows, [all]] = await Promise.all([
    db.select({ id: listings.id }).from(listings).where(rest).orderBy(asc(listings.id)).limit(chunkSize),
    db.select({ count: count() }).from(listings).where(rest),
  ])
  const ids = rows.map(({ id }) => id)
  const left = (all?.count ?? 0) - ids.length
  const none = { changed: [], refused: [], undo: null }
  const done = ids.length === 0 ? none : await changeListings({ db, queue, clock, actor }, { ...change, ids })
  if (after === 0) {
    const bulk = { ...change, filter, listings: all?.count ?? 0 }
    await audit(db, actor, {
      action: 'change',
      entity: 'listings',
      entityId: null,
      before: null,
      after: bulk,
    })
  }
  return { ...done, after: left > 0 ? (ids.at(-1) ?? null) : null, up_to: last, left }
}

async function lastId(db: Db): Promise<number> {
  const [last] = await db.select({ id: max(listings.id) }).from(listings)
  return last?.id ?? 0
}
