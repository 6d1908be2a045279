/** The job of an import: it reads the next step from the import's state, so that it can start again at any time. */

import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { importRefusals, importRuns } from '#db/schema/index.ts'
import { importErrors as t } from '#messages/admin.ts'
import { importKey } from '#storage/keys.ts'
import type { Context, Needs } from '../../context.ts'
import { emitEvent } from '../../webhooks/emit-event.ts'
import { createAreaPositions } from '../area-positions.ts'
import { CannotImport } from '../cannot-import.ts'
import { readCsv } from '../csv/rows.ts'
import { importListings } from '../import-listings.ts'
import { aloneInTurn } from '../import-lock.ts'
import { type ImportRecord, recordOf } from '../import-run.ts'
import { profileOf } from '../mapping.ts'
import { columnsOf } from '../profile.ts'
import { createRefusalBatch } from '../refusal-batch.ts'
import { collectSamples } from './samples.ts'
import { undoRun } from './undo.ts'
import { watchRun } from './watch.ts'

type Run = typeof importRuns.$inferSelect

/**
 * Previews, imports or takes back, whatever the import is to have done; nothing when that is done.
 * @throws what went wrong on our side, after it was written down for whoever waits
 */
export async function workOnImport(ctx: Context<'db' | 'pool' | 'storage'>, runId: number): Promise<void> {
  await aloneInTurn(ctx.pool, async () => {
    const [run] = await ctx.db.select().from(importRuns).where(eq(importRuns.id, runId))
    if (!run) return
    try {
      if (run.state === 'previewing') await preview(ctx, run)
      if (run.state === 'applying') await apply(ctx, run)
      if (run.state === 'undoing') await undoRun(ctx.db, run)
    } catch (error) {
      const isPlain = error instanceof CannotImport
      await fail(ctx.db, run, isPlain ? error.message : t.ourFault)
      if (!isPlain) throw error
    }
  })
}

async function preview(ctx: Needs<'db' | 'pool' | 'storage'>, run: Run): Promise<void> {
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

async function apply(ctx: Needs<'db' | 'pool' | 'storage'>, run: Run): Promise<void> {
  await read(ctx, run, { record: recordOf(run.id), onRefusal: async () => {} })
  await emitEvent(ctx.db, 'import.finished', [{ id: run.id }])
}

type Reading = Pick<Parameters<typeof importListings>[0], 'onRefusal' | 'onCompared' | 'onUnknownCity'> & {
  record: ImportRecord | undefined
}

/** Reads the file as the command does; how far it is, and whether it is to stop, goes through the import's row. */
async function read({ db, storage }: Needs<'db' | 'storage'>, run: Run, reading: Reading) {
  const { upload, mapping } = run
  if (upload === null || !mapping) throw new CannotImport(t.fileGone)
  await db.delete(importRefusals).where(eq(importRefusals.run_id, run.id))
  const profile = profileOf(mapping)
  const format = { columns: columnsOf(profile), delimiter: profile.delimiter }
  const file = { name: run.file, open: () => storage.getStream(importKey(upload)) }
  const watched = watchRun(db, run.id)
  try {
    return await importListings({
      db,
      profile,
      rows: () => readCsv(file, format),
      positions: createAreaPositions(),
      signal: watched.signal,
      // Both readings together read the file twice.
      onProgress: (bytes) => watched.show(bytes / (run.bytes * 2)),
      ...reading,
    })
  } finally {
    await watched.end()
  }
}

async function fail(db: Db, run: Run, problem: string): Promise<void> {
  await db
    .update(importRuns)
    .set({ state: 'failed', problem, finished_at: sql`now()` })
    .where(eq(importRuns.id, run.id))
}
