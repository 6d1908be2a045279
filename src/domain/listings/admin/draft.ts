import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { ListingDraft } from '#contract/admin/listing-content.ts'
import type { Db } from '#db/client.ts'
import { listingDrafts, listings, staff } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import type { AllowedContext, Context } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { within } from './mine.ts'

/** For this long after their last request a member of staff counts as having a listing open. */
const presentSeconds = 45

/**
 * Keeps what a member of staff has typed and not saved: the listing itself is not changed, and only they see
 * it.
 * @throws NotFound for a listing that is not theirs
 */
export async function saveListingDraft(
  { db, clock, actor }: AllowedContext<'listings.edit', 'db' | 'clock'>,
  { id, base_version, content }: { id: number; base_version: number; content: ListingDraft },
): Promise<AdminAnswer<'keepListingDraft'>> {
  const { reach } = actor
  const saved_at = clock()
  await versionOf(db, id, within(actor, reach))
  const kept = { base_version, content, saved_at, seen_at: saved_at }
  await db
    .insert(listingDrafts)
    .values({ listing_id: id, staff_id: actor.id, ...kept })
    .onConflictDoUpdate({ target: [listingDrafts.listing_id, listingDrafts.staff_id], set: kept })
  return { data: { saved_at: saved_at.toISOString() } }
}

/** Deletes the draft. @throws NotFound for a listing that is not theirs */
export async function discardListingDraft(
  { db, actor }: AllowedContext<'listings.edit'>,
  id: number,
): Promise<void> {
  const { reach } = actor
  await versionOf(db, id, within(actor, reach))
  await db
    .delete(listingDrafts)
    .where(and(eq(listingDrafts.listing_id, id), eq(listingDrafts.staff_id, actor.id)))
}

/**
 * Notes that a member of staff has a listing open, and returns who else has.
 * @throws NotFound for a listing that is not theirs
 */
export async function markPresence(
  { db, clock, actor }: AllowedContext<'listings.edit', 'db' | 'clock'>,
  id: number,
): Promise<AdminAnswer<'beAtListing'>> {
  const { reach } = actor
  const version = await versionOf(db, id, within(actor, reach))
  const seen_at = clock()
  await db
    .insert(listingDrafts)
    .values({ listing_id: id, staff_id: actor.id, base_version: version, seen_at })
    .onConflictDoUpdate({ target: [listingDrafts.listing_id, listingDrafts.staff_id], set: { seen_at } })
  const others = await db
    .select({ name: staff.name })
    .from(listingDrafts)
    .innerJoin(staff, eq(staff.id, listingDrafts.staff_id))
    .where(
      and(
        eq(listingDrafts.listing_id, id),
        ne(listingDrafts.staff_id, actor.id),
        gt(listingDrafts.seen_at, sql`now() - ${presentSeconds} * interval '1 second'`),
      ),
    )
    .orderBy(staff.name)
  return { data: { version, others } }
}

/** Deletes presence records without a draft. */
export async function forgetPresence({ db }: Context): Promise<void> {
  const isOver = sql`${listingDrafts.seen_at} < now() - interval '1 day'`
  await db.delete(listingDrafts).where(and(isNull(listingDrafts.content), isOver))
}

async function versionOf(db: Db, id: number, theirs: ReturnType<typeof within>): Promise<number> {
  const [row] = await db
    .select({ version: listings.version })
    .from(listings)
    .where(and(eq(listings.id, id), theirs))
  if (!row) throw new NotFound(t.unknown)
  return row.version
}
