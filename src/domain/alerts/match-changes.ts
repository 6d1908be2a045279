/** Changed listings are held against all saved searches and homes (ADR 0042). */
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { purposes } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { alertChanges, alerts, listings } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { readPasts } from '../listings/index.ts'
import type { Among } from '../search-index/index.ts'
import { type News, newsOf } from './listing-news.ts'
import { searchOf } from './saved-search.ts'
import { type Match, storeMatches } from './store-matches.ts'

const listingsAtOnce = 500
/** As many searches are tried before requests have their turn. */
const searchesAtOnce = 1_000

/** News by listing. */
type NewsByListing = ReadonlyMap<number, readonly News[]>

/**
 * Matches changed listings against all alerts, and stores the matches to be sent. Several servers may do so
 * at the same time. Interrupted work is done again: matches that were stored already are not stored twice.
 * @throws Unavailable while the search index is still being read
 */
export async function matchChanges(ctx: Context<'db' | 'search' | 'clock'>): Promise<void> {
  for (let taken = listingsAtOnce; taken === listingsAtOnce; ) {
    taken = await ctx.db.transaction((tx) => matchSome(ctx, tx))
  }
}

/**
 * Returns how many changes it took. Their transaction ends with the last match and locks nothing else, so
 * that visitors can change their alerts meanwhile.
 */
async function matchSome(ctx: Context<'db' | 'search' | 'clock'>, tx: Db): Promise<number> {
  const next = tx
    .select({ id: alertChanges.id })
    .from(alertChanges)
    .orderBy(asc(alertChanges.id))
    .limit(listingsAtOnce)
    .for('update', { skipLocked: true })
  const taken = await tx.delete(alertChanges).where(inArray(alertChanges.id, next)).returning()
  const ids = [...new Set(taken.map(({ listing_id }) => listing_id))]
  if (ids.length === 0) return 0
  const news = await readNews(ctx, ids)
  await matchHomes(ctx, news)
  await matchSearches(ctx, tx, news)
  return taken.length
}

async function readNews(
  { db, clock }: Context<'db' | 'search' | 'clock'>,
  ids: readonly number[],
): Promise<NewsByListing> {
  const pasts = await readPasts(db, ids)
  const rows = await db
    .select({ id: listings.id, status: listings.status, publishedAt: listings.published_at })
    .from(listings)
    .where(sql`${listings.id} = any(${sql.param(ids)}::int[])`)
  const now = new Map(rows.map((row) => [row.id, row]))
  return new Map(ids.map((id) => [id, newsOf(now.get(id), pasts.get(id), clock())]))
}

async function matchHomes(ctx: Context<'db' | 'clock'>, news: NewsByListing): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.status, 'active'),
        sql`${alerts.listing_id} = any(${sql.param([...news.keys()])}::int[])`,
      ),
    )
  const matches = rows.flatMap(({ id, listing_id, since, price_drop, gone }) =>
    told(news, listing_id ?? 0, since)
      .filter(({ event }) => (event === 'gone' ? gone : price_drop && event !== 'new'))
      .map((one) => ({ alertId: id, listingId: listing_id ?? 0, ...one })),
  )
  await storeMatches(ctx, matches)
}

async function matchSearches(
  ctx: Context<'db' | 'search' | 'clock'>,
  tx: Db,
  news: NewsByListing,
): Promise<void> {
  const onOffer = [...news].filter(([, all]) => all.some(({ event }) => event !== 'gone')).map(([id]) => id)
  if (onOffer.length === 0) return
  const among = await ctx.search.among(onOffer)
  const candidates = candidatesFor(among)
  if (!candidates) return
  let last = 0
  for (let read = searchesAtOnce; read === searchesAtOnce; ) {
    // By the transaction of the changes, which so is never idle for long.
    const rows = await tx
      .select()
      .from(alerts)
      .where(and(candidates, gt(alerts.id, last)))
      .orderBy(asc(alerts.id))
      .limit(searchesAtOnce)
    const matches = rows.flatMap((row): Match[] =>
      among
        .find(searchOf(row))
        .flatMap((listingId) =>
          told(news, listingId, row.since).map((one) => ({ alertId: row.id, listingId, ...one })),
        ),
    )
    await storeMatches(ctx, matches)
    last = rows.at(-1)?.id ?? last
    read = rows.length
  }
}

/** The searches that may find any of the listings, by what needs no index: purpose, city and area. */
function candidatesFor({ cities, areas }: Among) {
  const byPurpose = purposes.flatMap((purpose) => {
    const ofPurpose = cities.get(purpose)
    if (!ofPurpose) return []
    const inCity = sql`(${alerts.city_id} is null or ${alerts.city_id} = any(${sql.param([...ofPurpose])}::int[]))`
    return [and(eq(alerts.purpose, purpose), inCity)]
  })
  if (byPurpose.length === 0) return undefined
  const inArea = sql`(${alerts.area_ids} = '{}' or ${alerts.area_ids} && ${sql.param([...areas])}::int[])`
  return and(eq(alerts.status, 'active'), eq(alerts.kind, 'search'), or(...byPurpose), inArea)
}

/** The news since an alert began. */
function told(news: NewsByListing, listingId: number, since: Date): News[] {
  return (news.get(listingId) ?? []).filter(({ at }) => at > since)
}
