import type { OpenListing } from '#contract/admin/listing-content.ts'
import { listingErrors as t } from '#messages/admin.ts'
import { allow } from '../../../access/index.ts'
import { audit } from '../../../audit/index.ts'
import type { AllowedContext } from '../../../context.ts'
import { NotFound } from '../../../errors.ts'
import { changedSince } from '../changed-since.ts'
import { lockListing } from '../lock.ts'
import { openListing } from '../open.ts'
import { countVersion } from './count-version.ts'
import { dropReview, readReview } from './waiting.ts'

/**
 * Drops the change that waits for approval or was sent back: the listing stays what it is on the site.
 * @throws NotFound for a listing that is not theirs or has no such change, Conflict when it is not what was `read`
 */
export async function withdrawListingChange(
  { db, actor }: AllowedContext<'listings.edit'>,
  { id, version: read }: { id: number; version: number },
): Promise<OpenListing> {
  const { reach } = actor
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, actor, reach, id)
    if (row.version !== read) throw await changedSince(tx, id)
    const review = await readReview(tx, id)
    if (!review) throw new NotFound(t.noChange)
    await dropReview(tx, id)
    await countVersion(tx, id)
    await audit(tx, actor, {
      action: 'withdraw',
      entity: 'listing',
      entityId: id,
      before: review.fields,
      after: null,
    })
  })
  return openListing({ db, actor: allow(actor, 'listings.read') }, id)
}
