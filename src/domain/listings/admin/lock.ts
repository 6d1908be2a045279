import { and, eq } from 'drizzle-orm'
import type { Reach } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { NotFound } from '../../errors.ts'
import { within } from './mine.ts'
import type { ListingRow } from './move.ts'

/**
 * The row of a listing, locked until the transaction ends.
 * @throws NotFound for one that is not there, or not theirs
 */
export async function lockListing(tx: Db, actor: Staff, reach: Reach, id: number): Promise<ListingRow> {
  const [row] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), within(actor, reach)))
    .for('update')
  if (!row) throw new NotFound(t.unknown)
  return row
}
