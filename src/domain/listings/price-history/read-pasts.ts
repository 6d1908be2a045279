import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingChanges, listings } from '#db/schema/index.ts'
import type { ListingPast, ListingState } from './tell-history.ts'

/** The newest changes of a listing that are read: a feed may change a price every hour. */
const mostChanges = 200

/** A row of `listing_changes` as JSON. */
type Row = {
  changed_at: string
  purpose_before: ListingState['purpose']
  status_before: ListingState['status']
  price_before: number
} & ListingState

/** The changes of these listings, oldest first, by property ID; what was never changed has none. */
export async function readPasts(db: Db, ids: readonly number[]): Promise<Map<number, ListingPast>> {
  const { rows } = await db.execute<{
    id: number
    purpose: ListingState['purpose']
    created_at: string
    published_at: string | null
    changes: Row[]
  }>(sql`
    select listing.id, listing.purpose, to_json(listing.created_at) #>> '{}' as created_at,
      to_json(listing.published_at) #>> '{}' as published_at, past.changes
    from ${listings} as listing cross join lateral (
      select coalesce(json_agg(to_json(newest) order by newest.id), '[]') as changes
      from (select * from ${listingChanges} where listing_id = listing.id order by id desc limit ${mostChanges}) as newest
    ) as past
    where listing.id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, purpose, changes, ...times }) => [id, pastOf(purpose, changes, times)]))
}

function pastOf(
  purpose: ListingState['purpose'],
  rows: readonly Row[],
  { created_at, published_at }: { created_at: string; published_at: string | null },
): ListingPast {
  const changes = rows.map(({ changed_at, ...row }) => ({
    at: new Date(changed_at),
    before: { purpose: row.purpose_before, status: row.status_before, price: row.price_before },
    after: { purpose: row.purpose, status: row.status, price: row.price },
  }))
  const firstChange = changes[0]?.at ?? new Date()
  const published = published_at === null ? undefined : new Date(published_at)
  const isWhole = changes.length < mostChanges
  // A listing that was published again has a later time.
  const since = published && published <= firstChange ? published : new Date(created_at)
  return { changes, since: isWhole ? since : null, purpose }
}
