import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { ownSources } from '#contract/evidence/evidence.ts'
import { settlingMs } from '#contract/listings/price-history.ts'
import type { Db } from '#db/client.ts'
import { listingChanges, listings, priceEvidence } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'
import { readPasts } from '../listings/index.ts'
import { type EvidenceInsert, isSame, listingRows } from './listing-rows.ts'

const atOnce = 500

/**
 * Updates the evidence of our own listings: of all of them, or of those that were changed after `since` or
 * have settled since then. Only differences are written.
 * @returns whether anything was written
 */
export async function refreshListings(
  { db, clock }: Needs<'db' | 'clock'>,
  since: Date | null,
): Promise<boolean> {
  const now = clock()
  let isChanged = false
  const recent = since ? changedAfter(new Date(since.getTime() - settlingMs)) : undefined
  for (let last = 0; ; ) {
    const found = await db
      .select()
      .from(listings)
      .where(and(gt(listings.id, last), recent))
      .orderBy(asc(listings.id))
      .limit(atOnce)
    if (await refreshSome(db, found, now)) isChanged = true
    const end = found.at(-1)
    if (!end || found.length < atOnce) return isChanged
    last = end.id
  }
}

/**
 * The editor, imports and bulk actions set the time of the change; the trigger of prices notes changes by
 * psql.
 */
function changedAfter(since: Date): SQL {
  const time = sql`${since.toISOString()}::timestamptz`
  return sql`${listings.id} in (
    select id from ${listings} where updated_at > ${time}
    union select listing_id from ${listingChanges} where changed_at > ${time})`
}

async function refreshSome(
  db: Db,
  found: readonly (typeof listings.$inferSelect)[],
  now: Date,
): Promise<boolean> {
  if (found.length === 0) return false
  const ids = found.map(({ id }) => id)
  return db.transaction(async (tx) => {
    // Of two servers that do it in parallel, the second finds what the first wrote.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('price evidence', 0))`)
    const pasts = await readPasts(tx, ids)
    const stored = await storedRows(tx, ids)
    const differing = found.flatMap((listing) => {
      const past = pasts.get(listing.id)
      const rows = past ? listingRows(listing, past, now) : []
      return isSame(stored.get(listing.id) ?? [], rows) ? [] : [{ id: listing.id, rows }]
    })
    if (differing.length === 0) return false
    await tx.delete(priceEvidence).where(
      and(
        isOurs,
        inArray(
          priceEvidence.listing_id,
          differing.map(({ id }) => id),
        ),
      ),
    )
    const rows = differing.flatMap((one) => one.rows)
    if (rows.length > 0) await tx.insert(priceEvidence).values(rows)
    return true
  })
}

/** Agreed prices that staff enter are a listing's as well, but not written by this job. */
const isOurs = and(eq(priceEvidence.source, ownSources.listings), eq(priceEvidence.kind, 'asked'))

async function storedRows(tx: Db, ids: readonly number[]): Promise<Map<number, EvidenceInsert[]>> {
  const rows = await tx
    .select()
    .from(priceEvidence)
    .where(and(isOurs, inArray(priceEvidence.listing_id, [...ids])))
    .orderBy(asc(priceEvidence.id))
  return Map.groupBy(rows, ({ listing_id }) => listing_id ?? 0)
}
