/** The job of an import: it reads the next step from the import's state, so that it can start again at any time. */

import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { importRuns } from '#db/schema/index.ts'
import { importErrors as t } from '#messages/admin.ts'
import type { Context, Needs } from '../../context.ts'
import { CannotImport } from '../../csv/index.ts'
import { emitEvent } from '../../emit-event.ts'
import { createAreaPositions } from '../area-positions.ts'
import { importListings } from '../import-listings.ts'
import { aloneInTurn } from '../import-lock.ts'
import { type ImportRecord, recordOf } from '../import-run.ts'
import { createRefusalBatch } from '../refusal-batch.ts'
import { readUpload } from './read-upload.ts'
import { collectSamples } from './samples.ts'
import { undoRun } from './undo.ts'
import { workOnPrices } from './work-on-prices.ts'

type Run = typeof importRuns.$inferSelect

/**
 * Previews, imports or takes back, whatever the import is to have done; nothing when that is done.
 * @throws the server's own error, after it was recorded for the person who waits for the import
 */
export async function workOnImport(
  ctx: Context<'db' | 'pool' | 'queue' | 'storage' | 'clock'>,
  runId: number,
): Promise<void> {
  await aloneInTurn(ctx.pool, async () => {
    const [run] = await ctx.db.select().from(importRuns).where(eq(importRuns.id, runId))
    if (!run) return
    try {
      if (run.subject === 'prices') await workOnPrices(ctx, run)
      else await workOnListings(ctx, run)
    } catch (error) {
      const isPlain = error instanceof CannotImport
      await fail(ctx.db, run, isPlain ? error.message : t.ourFault)
      if (!isPlain) throw error
    }
  })
}

async function workOnListings(ctx: Needs<'db' | 'queue' | 'storage'>, run: Run): Promise<void> {
  if (run.state === 'previewing') await preview(ctx, run)
  if (run.state === 'applying') await apply(ctx, run)
  if (run.state === 'undoing') await undoRun(ctx.db, run)
}

async function preview(ctx: Needs<'db' | 'storage'>, run: Run): Promise<void> {
  const { db } = ctx
  const record = recordOf(run.id)
  const refusals = createRefusalBatch(db, record)
  const samples = collectSamples()
  const report = await read(ctx, run, {
    record: undefined,
    onRefusal: (refusal) => refusals.add(refusal),
    onCompared: samples.note,
    onUnknownCity: samples.noteCity,
  })
  await refusals.end()
  if (report.stopped) {
    await db.update(importRuns).set({ state: 'uploaded' }).where(eq(importRuns.id, run.id))
    return
  }
  const { areasMade: _, stopped: __, forReview: ___, ...counts } = report
  const found = { ...counts, ...(await samples.finish(db)) }
  await db
    .update(importRuns)
    .set({ state: 'previewed', preview: found, progress: 1 })
    .where(eq(importRuns.id, run.id))
}

async function apply(ctx: Needs<'db' | 'queue' | 'storage'>, run: Run): Promise<void> {
  await read(ctx, run, { record: recordOf(run.id), onRefusal: async () => {} })
  await emitEvent(ctx, 'import.finished', [{ id: run.id }])
}

type Reading = Pick<Parameters<typeof importListings>[0], 'onRefusal' | 'onCompared' | 'onUnknownCity'> & {
  record: ImportRecord | undefined
}

async function read({ db, storage }: Needs<'db' | 'storage'>, run: Run, reading: Reading) {
  return readUpload({ db, storage }, run, (upload) =>
    importListings({ db, positions: createAreaPositions(), ...upload, ...reading }),
  )
}

async function fail(db: Db, run: Run, problem: string): Promise<void> {
  await db
    .update(importRuns)
    .set({ state: 'failed', problem, finished_at: sql`now()` })
    .where(eq(importRuns.id, run.id))
}
