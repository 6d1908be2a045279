import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingChanges } from '#db/schema/index.ts'

/** So long it is kept which listings changed; whoever has not looked for half of it reads them all anew. */
export const changesKeptHours = 6

/** Forgets the changes that every process has read. */
export async function forgetListingChanges(db: Db): Promise<void> {
  await db
    .delete(listingChanges)
    .where(sql`${listingChanges.made_at} < now() - ${changesKeptHours} * interval '1 hour'`)
}
