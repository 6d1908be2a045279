/** Once an hour is over since a change, it counts; once 90 days are over, a reduction does not any more. */
import { inArray, lte, sql } from 'drizzle-orm'
import { daysReduced, settlingMs } from '#contract/listings/price-history.ts'
import type { Db } from '#db/client.ts'
import { listingChanges, listingReductions } from '#db/schema/index.ts'
import type { Context } from '../../context.ts'
import { runEach } from '../../run-each.ts'
import { readPasts } from './read-pasts.ts'
import { tellHistory } from './tell-history.ts'

const atOnce = 1000

/**
 * Settles the changes that are an hour old and computes which of their listings are reduced; removes
 * reductions older than 90 days. Triggers notify the search index and the pages.
 */
export async function settleChanges({ db, clock }: Context<'db' | 'clock'>): Promise<void> {
  const now = clock()
  const oldest = new Date(now.getTime() - daysReduced * 86_400_000)
  await runEach({
    'Settled changes': async () => {
      for (let more = atOnce; more === atOnce; ) more = await db.transaction((tx) => settleSome(tx, now))
    },
    'Old reductions': () => db.delete(listingReductions).where(lte(listingReductions.reduced_at, oldest)),
  })
}

async function settleSome(tx: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - settlingMs).toISOString()
  const { rows } = await tx.execute<{ listing_id: number }>(sql`
    with due as (
      select id from ${listingChanges} where not settled and changed_at <= ${before}::timestamptz
      order by changed_at, id limit ${atOnce} for update skip locked
    )
    update ${listingChanges} as change set settled = true from due where change.id = due.id
    returning change.listing_id`)
  await storeReductions(tx, [...new Set(rows.map(({ listing_id }) => listing_id))], now)
  return rows.length
}

async function storeReductions(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const pasts = await readPasts(tx, ids)
  const reduced = [...pasts].flatMap(([listing_id, past]) => {
    const { reduction } = tellHistory(past, now)
    if (!reduction) return []
    const { purpose, price, priceBefore, at } = reduction
    return [{ listing_id, purpose, price, price_before: priceBefore, reduced_at: at }]
  })
  const kept = new Set(reduced.map(({ listing_id }) => listing_id))
  const gone = ids.filter((id) => !kept.has(id))
  if (gone.length > 0) await tx.delete(listingReductions).where(inArray(listingReductions.listing_id, gone))
  if (reduced.length === 0) return
  await tx
    .insert(listingReductions)
    .values(reduced)
    .onConflictDoUpdate({
      target: listingReductions.listing_id,
      set: {
        purpose: sql`excluded.purpose`,
        price: sql`excluded.price`,
        price_before: sql`excluded.price_before`,
        reduced_at: sql`excluded.reduced_at`,
      },
    })
}
