import { eq } from 'drizzle-orm'
import type { ListingContent } from '#contract/admin/listing-content.ts'
import type { Db } from '#db/client.ts'
import { listingReviews } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import type { Staff } from '../../../access/index.ts'
import { audit } from '../../../audit/index.ts'
import { Conflict } from '../../../errors.ts'

type Review = typeof listingReviews.$inferSelect
type Fields = Partial<ListingContent>

/** The review of a listing, waiting or sent back, if there is one. */
export async function readReview(db: Db, listingId: number): Promise<Review | undefined> {
  const [review] = await db.select().from(listingReviews).where(eq(listingReviews.listing_id, listingId))
  return review
}

/** @throws Conflict when no change of the listing waits for approval */
export async function waitingChange(tx: Db, listingId: number): Promise<Review> {
  const review = await readReview(tx, listingId)
  if (!review || review.returned_at || isEmpty(review.fields)) throw new Conflict(t.noReview)
  return review
}

/** Forgets the change of a listing. */
export async function dropReview(tx: Db, listingId: number): Promise<void> {
  await tx.delete(listingReviews).where(eq(listingReviews.listing_id, listingId))
}

/**
 * Keeps `fields` as the change that waits, in place of an earlier one; without fields nothing waits any more.
 * `published` is what the same fields say on the site.
 */
export async function storeReview(
  tx: Db,
  actor: Staff,
  listingId: number,
  fields: Fields,
  published: Fields,
): Promise<void> {
  const before = await readReview(tx, listingId)
  if (isEmpty(fields)) {
    if (before && !isEmpty(before.fields)) await dropReview(tx, listingId)
    return
  }
  const set = {
    fields,
    author_id: actor.id,
    author_name: actor.name,
    sent_at: new Date(),
    returned_at: null,
    returned_by: null,
    reason: null,
  }
  await tx
    .insert(listingReviews)
    .values({ listing_id: listingId, ...set })
    .onConflictDoUpdate({ target: listingReviews.listing_id, set })
  await audit(tx, actor, {
    action: 'propose',
    entity: 'listing',
    entityId: listingId,
    before: published,
    after: fields,
  })
}

/** Takes out of a waiting change what the listing says by now. */
export async function dropSettled(tx: Db, listingId: number, content: Fields): Promise<void> {
  const review = await readReview(tx, listingId)
  if (!review || isEmpty(review.fields)) return
  const open = Object.entries(review.fields).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(content[field as keyof Fields]),
  )
  if (open.length === 0) return dropReview(tx, listingId)
  if (open.length === Object.keys(review.fields).length) return
  await tx
    .update(listingReviews)
    .set({ fields: Object.fromEntries(open) })
    .where(eq(listingReviews.listing_id, listingId))
}

export function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0
}
