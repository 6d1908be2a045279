import { eq } from 'drizzle-orm'
import { settings } from '#db/schema/index.ts'
import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import type { TestApi } from './api.ts'

const hourAndMore = 3_700_000

/** Makes the asking prices of all listings count in figures, as if an hour had passed since they were written. */
export async function countPrices({
  database: { db },
  caughtUp,
}: Pick<TestApi, 'database' | 'caughtUp'>): Promise<void> {
  // The last time may be still to come, after which nothing changed.
  await db.delete(settings).where(eq(settings.key, 'evidence refreshed'))
  await refreshEvidence({ db, clock: () => new Date(Date.now() + hourAndMore) })
  await caughtUp()
}
