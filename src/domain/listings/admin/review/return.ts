import type { OpenListing } from '#contract/admin/listing-content.ts'
import { listingReviews } from '#db/schema/index.ts'
import { allow } from '../../../access/index.ts'
import { audit } from '../../../audit/index.ts'
import type { AllowedContext } from '../../../context.ts'
import { changedSince } from '../changed-since.ts'
import { lockListing } from '../lock.ts'
import { openListing } from '../open.ts'
import { writeChange } from '../write.ts'
import { countVersion } from './count-version.ts'
import { waitingChange } from './waiting.ts'

/**
 * Sends what waits for approval back with a reason: a new listing is a draft again, a change of a published one stays
 * with its author.
 * @throws NotFound for no such listing, Conflict when nothing waits, or not what was `read`
 */
export async function returnListing(
  { db, queue, clock, actor }: AllowedContext<'listings.publish', 'db' | 'queue' | 'clock'>,
  { id, version: read, reason }: { id: number; version: number; reason: string },
): Promise<OpenListing> {
  const { reach } = actor
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, actor, reach, id)
    if (row.version !== read) throw await changedSince(tx, id)
    const isNew = row.status === 'review'
    if (isNew) await writeChange({ db: tx, queue }, actor, 'return', row, { status: 'draft' })
    else {
      await waitingChange(tx, id)
      await countVersion(tx, id)
    }
    const set = { returned_at: clock(), returned_by: actor.name, reason }
    await tx
      .insert(listingReviews)
      .values({ listing_id: id, fields: {}, ...set })
      .onConflictDoUpdate({ target: listingReviews.listing_id, set })
    await audit(tx, actor, {
      action: 'return',
      entity: 'listing',
      entityId: id,
      before: null,
      after: { reason },
    })
  })
  return openListing({ db, actor: allow(actor, 'listings.read') }, id)
}
