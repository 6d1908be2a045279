import type { OpenListing } from '#contract/admin/listing-content.ts'
import type { ListingStatus } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { DomainError } from '../../errors.ts'
import { changedSince } from './changed-since.ts'
import { lockListing } from './lock.ts'
import { moveTo } from './move.ts'
import { openListing } from './open.ts'
import { keepUndo, undoneBy } from './undo-kept.ts'
import { writeChange } from './write.ts'

/**
 * Gives a listing another state.
 * @throws NotFound for one that is not theirs, Conflict where its life has no such way or somebody changed what was
 * `read`, with the names of the fields that the last one changed, Forbidden for who may not
 * publish, Invalid for a plot whose approval is not known
 */
export async function setListingStatus(
  db: Db,
  by: Staff,
  id: number,
  { status, version: read }: { status: ListingStatus; version?: number | undefined },
): Promise<{ data: OpenListing; undo: string }> {
  const reach = allow(by, 'listings.edit')
  const undo = await db.transaction(async (tx) => {
    const row = await lockListing(tx, by, reach, id)
    if (read !== undefined && row.version !== read) throw await changedSince(tx, row.id)
    const patch = moveTo(by, row, status, new Date())
    if (patch instanceof DomainError) throw patch
    const { version } = await writeChange(tx, by, 'change', row, patch)
    return keepUndo(tx, by, [undoneBy(row, version)])
  })
  return { data: await openListing(db, by, id), undo: undo ?? '' }
}
