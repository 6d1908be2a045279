import { and, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import { busyStates } from '#contract/admin/import-runs.ts'
import { importChanges, importRuns } from '#db/schema/index.ts'
import { importKey } from '#storage/keys.ts'
import type { Context } from '../../context.ts'
import { removeStored } from '../../files/index.ts'

/** So long an uploaded file can be imported, and so long an import be undone. */
const fileDays = 7
const undoDays = 180

/** Deletes uploaded files when their time is over. */
export async function forgetImportFiles(ctx: Context<'db' | 'queue' | 'storage'>): Promise<void> {
  await removeStored(ctx, async (tx) => {
    const old = await tx
      .select({ id: importRuns.id, upload: importRuns.upload, state: importRuns.state })
      .from(importRuns)
      .where(
        and(
          isNotNull(importRuns.upload),
          notInArray(importRuns.state, [...busyStates]),
          lt(importRuns.started_at, sql`now() - make_interval(days => ${fileDays})`),
        ),
      )
      .for('update')
    if (old.length === 0) return []
    const ids = old.map(({ id }) => id)
    await tx.update(importRuns).set({ upload: null }).where(inArray(importRuns.id, ids))
    return old.flatMap(({ upload }) => (upload === null ? [] : [importKey(upload)]))
  })
}

/** Deletes what imports changed when it can no longer be undone; what became of each import stays on record. */
export async function forgetImportChanges({ db }: Context): Promise<void> {
  const changes = db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(lt(importRuns.started_at, sql`now() - make_interval(days => ${undoDays})`))
  await db.delete(importChanges).where(inArray(importChanges.run_id, changes))
}
