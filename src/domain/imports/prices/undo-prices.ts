import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { importRuns, priceEvidence } from '#db/schema/index.ts'
import { audit } from '../../audit/index.ts'
import { markOutliers } from '../../evidence/index.ts'

/** Removes every price that an import brought, with a line in the audit log. */
export async function undoPrices(db: Db, run: typeof importRuns.$inferSelect): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(priceEvidence).where(eq(priceEvidence.run_id, run.id))
    const counts = { removed: rowCount ?? 0, archived: 0, places_removed: 0, restored: 0, kept_count: 0 }
    await tx
      .update(importRuns)
      .set({ state: 'undone', undone: { ...counts, kept: [] }, undone_at: sql`now()`, progress: 1 })
      .where(eq(importRuns.id, run.id))
    const by = { id: run.undone_by_id, name: run.undone_by ?? '' }
    const after = { removed: counts.removed }
    await audit(tx, by, { action: 'undone', entity: 'import', entityId: run.id, before: null, after })
  })
  await markOutliers(db)
}
