import type { OpenListing } from '#contract/admin/listing-content.ts'
import { allow } from '../../../access/index.ts'
import type { AllowedContext } from '../../../context.ts'
import { readMedia } from '../../media.ts'
import { changedSince } from '../changed-since.ts'
import { lockListing } from '../lock.ts'
import { contentOf, openListing } from '../open.ts'
import { writeContent } from '../write-content.ts'
import { dropReview, waitingChange } from './waiting.ts'

/**
 * Puts the change that waits onto the listing, in one transaction.
 * @throws NotFound for no such listing, Conflict when nothing waits or the listing or its change is not what was
 * `read`, Invalid for what does not fit together any more
 */
export async function approveListingChange(
  { db, queue, actor }: AllowedContext<'listings.publish', 'db' | 'queue'>,
  { id, version: read }: { id: number; version: number },
): Promise<OpenListing> {
  const { reach } = actor
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, actor, reach, id)
    if (row.version !== read) throw await changedSince(tx, id)
    const { fields } = await waitingChange(tx, id)
    const { agent_id: _, featured: __, ...published } = contentOf(row, await readMedia(tx, id))
    await writeContent({ db: tx, queue }, actor, 'approve', row, { ...published, ...fields })
    await dropReview(tx, id)
  })
  return openListing({ db, actor: allow(actor, 'listings.read') }, id)
}
