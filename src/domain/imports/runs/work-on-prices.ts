import { eq } from 'drizzle-orm'
import { importRuns } from '#db/schema/index.ts'
import type { Needs } from '../../context.ts'
import { emitEvent } from '../../emit-event.ts'
import { recordOf } from '../import-run.ts'
import { importPrices } from '../prices/import-prices.ts'
import { collectPriceSamples } from '../prices/price-samples.ts'
import { undoPrices } from '../prices/undo-prices.ts'
import { createRefusalBatch } from '../refusal-batch.ts'
import { readUpload } from './read-upload.ts'

type Run = typeof importRuns.$inferSelect
type Ctx = Needs<'db' | 'queue' | 'storage' | 'clock'>

/**
 * Previews, imports or takes back the prices of a file, whatever the import is to have done. Estimates are measured anew
 * afterwards.
 */
export async function workOnPrices(ctx: Ctx, run: Run): Promise<void> {
  if (run.state === 'previewing') await preview(ctx, run)
  if (run.state === 'applying') await apply(ctx, run)
  if (run.state === 'undoing') await undoPrices(ctx.db, run)
  if (run.state !== 'previewing') await ctx.queue.enqueue(ctx.db, 'measure-estimates', {})
}

async function preview(ctx: Ctx, run: Run): Promise<void> {
  const { db } = ctx
  const refusals = createRefusalBatch(db, recordOf(run.id))
  const samples = collectPriceSamples()
  const {
    stopped,
    unplaced: _,
    ...counts
  } = await readUpload(ctx, run, (upload) =>
    importPrices({
      ...upload,
      db,
      now: ctx.clock(),
      record: undefined,
      onRefusal: (refusal) => refusals.add(refusal),
      onTaken: samples.note,
      onUnknownCity: samples.noteCity,
    }),
  )
  await refusals.end()
  const state = stopped ? ('uploaded' as const) : ('previewed' as const)
  const found = stopped ? {} : { preview: { ...counts, ...samples.finish() }, progress: 1 }
  await db
    .update(importRuns)
    .set({ state, ...found })
    .where(eq(importRuns.id, run.id))
}

async function apply(ctx: Ctx, run: Run): Promise<void> {
  const { db } = ctx
  await readUpload(ctx, run, (upload) =>
    importPrices({
      ...upload,
      db,
      now: ctx.clock(),
      record: recordOf(run.id),
      onRefusal: async () => {},
    }),
  )
  await emitEvent(ctx, 'import.finished', [{ id: run.id }])
}
