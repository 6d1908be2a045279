import type { OpenListing } from '#contract/admin/listing-content.ts'
import type { ListingStatus } from '#contract/listings/property.ts'
import { listingErrors as t } from '#messages/admin.ts'
import { allow } from '../../access/index.ts'
import type { AllowedContext } from '../../context.ts'
import { DomainError, Invalid } from '../../errors.ts'
import { recordAgreedPrice } from '../agreed-price.ts'
import { changedSince } from './changed-since.ts'
import { lockListing } from './lock.ts'
import { moveTo } from './move.ts'
import { openListing } from './open.ts'
import { storeUndo, undoneBy } from './store-undo.ts'
import { writeChange } from './write.ts'

type StatusChange = {
  id: number
  status: ListingStatus
  version?: number | undefined
  /** PKR, private. */
  agreed_price?: number | undefined
}

/**
 * Changes the status of a listing.
 * @throws NotFound for one that is not theirs, Conflict for a forbidden transition or when the listing was
 *   changed since it was `read`, with the names of the fields that the last change changed, Forbidden for a
 *   caller who may not publish, Invalid for a plot whose approval is not known, and for an agreed price of
 *   what is neither sold nor rented
 */
export async function setListingStatus(
  { db, queue, clock, actor }: AllowedContext<'listings.edit', 'db' | 'queue' | 'clock'>,
  { id, status, version: read, agreed_price }: StatusChange,
): Promise<{ data: OpenListing; undo: string }> {
  const { reach } = actor
  if (agreed_price !== undefined && status !== 'sold' && status !== 'rented')
    throw new Invalid({ agreed_price: t.agreedOnlyAtEnd })
  const undo = await db.transaction(async (tx) => {
    const row = await lockListing(tx, actor, reach, id)
    if (read !== undefined && row.version !== read) throw await changedSince(tx, row.id)
    const patch = moveTo(actor, row, status, clock())
    if (patch instanceof DomainError) throw patch
    const after = await writeChange({ db: tx, queue }, actor, 'change', row, patch)
    if (agreed_price !== undefined)
      await recordAgreedPrice(tx, actor, after, { price: agreed_price, at: clock() })
    const { version } = after
    return storeUndo(tx, actor, [undoneBy(row, version)])
  })
  return { data: await openListing({ db, actor: allow(actor, 'listings.read') }, id), undo: undo ?? '' }
}
