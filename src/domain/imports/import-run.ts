import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { importRuns } from '#db/schema/index.ts'
import type { Outcome } from './store-ads.ts'

/** What became of the rows: each row that was read is in exactly one of the other counts. */
export interface RowCounts {
  read: number
  added: number
  changed: number
  unchanged: number
  duplicates: number
  refused: number
}

export const noRows: Readonly<RowCounts> = {
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  duplicates: 0,
  refused: 0,
}

/** The counts with a batch's outcomes added. */
export function addOutcomes(counts: RowCounts, outcomes: readonly Outcome[]): RowCounts {
  const sum = { ...counts }
  for (const outcome of outcomes) sum[typeof outcome === 'string' ? outcome : 'refused']++
  return sum
}

/** The record of a run. It is saved with every batch, so that it is right even after the process was killed. */
export interface ImportRun {
  save(db: Db, counts: RowCounts): Promise<void>
  finish(db: Db, counts: RowCounts): Promise<void>
}

export async function startRun(
  db: Db,
  run: { source: string; profile: string; file: string },
): Promise<ImportRun> {
  const [row] = await db.insert(importRuns).values(run).returning({ id: importRuns.id })
  const update = async (within: Db, { read, ...counts }: RowCounts, finished: { finished_at?: Date }) => {
    await within
      .update(importRuns)
      .set({ rows_read: read, ...counts, ...finished })
      .where(eq(importRuns.id, row?.id ?? 0))
  }
  return {
    save: (within, counts) => update(within, counts, {}),
    finish: (within, counts) => update(within, counts, { finished_at: new Date() }),
  }
}
