import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'

/** Counts a change that concerns the listing but is not on it yet, so that open editors notice it. */
export async function countVersion(tx: Db, id: number): Promise<void> {
  await tx
    .update(listings)
    .set({ version: sql`${listings.version} + 1` })
    .where(eq(listings.id, id))
}
