import { and, asc, desc, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { InReview } from '#contract/admin/listing-list.ts'
import type { Today } from '#contract/admin/today.ts'
import type { Db } from '#db/client.ts'
import { listingReviews, listings } from '#db/schema/index.ts'
import type { AllowedContext } from '../../../context.ts'
import { within } from '../mine.ts'

/** New listings and changes of published ones that wait for approval: all counted, the oldest `most` of them. */
export async function listReviews(
  { db, actor }: AllowedContext<'listings.publish'>,
  most: number,
): Promise<InReview> {
  const { reach } = actor
  const mine = within(actor, reach)
  const where = and(mine, or(eq(listings.status, 'review'), isWaitingChange()))
  const since = sql`coalesce(${listingReviews.sent_at}, ${listings.updated_at})`
  const joined = eq(listingReviews.listing_id, listings.id)
  const [[all], rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(listings)
      .leftJoin(listingReviews, joined)
      .where(where),
    db
      .select({
        id: listings.id,
        title: listings.title,
        fields: listingReviews.fields,
        by: listingReviews.author_name,
        sent_at: sql<Date>`${since}`.mapWith(listings.updated_at),
      })
      .from(listings)
      .leftJoin(listingReviews, joined)
      .where(where)
      .orderBy(asc(since), asc(listings.id))
      .limit(most),
  ])
  return {
    count: all?.count ?? 0,
    listings: rows.map(({ fields, sent_at, ...row }) => ({
      ...row,
      fields: Object.keys(fields ?? {}),
      sent_at: sent_at.toISOString(),
    })),
  }
}

/** Listings that were sent back to their author and are not corrected yet, the latest first. */
export async function listReturned(db: Db, mine: SQL | undefined, most: number): Promise<Today['returned']> {
  const rows = await db
    .select({
      id: listings.id,
      title: listings.title,
      by: listingReviews.returned_by,
      reason: listingReviews.reason,
    })
    .from(listings)
    .innerJoin(listingReviews, eq(listingReviews.listing_id, listings.id))
    .where(and(mine, isNotNull(listingReviews.returned_at)))
    .orderBy(desc(listingReviews.returned_at), desc(listings.id))
    .limit(most)
  return rows.map(({ by, reason, ...row }) => ({ ...row, by: by ?? '', reason: reason ?? '' }))
}

function isWaitingChange(): SQL | undefined {
  return and(
    isNotNull(listingReviews.listing_id),
    isNull(listingReviews.returned_at),
    sql`${listingReviews.fields} <> '{}'`,
    notInArray(listings.status, ['draft', 'review', 'archived']),
  )
}
