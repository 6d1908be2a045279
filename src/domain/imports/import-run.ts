import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { importChanges, importRefusals, importRuns } from '#db/schema/index.ts'
import type { Refusal } from './source-row.ts'
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
export interface ImportRecord {
  id: number
  save(db: Db, counts: RowCounts): Promise<void>
  refuse(db: Db, refusals: readonly Refusal[]): Promise<void>
  finish(db: Db, counts: RowCounts, how: { stopped: boolean; areasMade: number }): Promise<void>
}

/** Begins the record of an import by the command, which runs alone: whichever is still called running was killed. */
export async function startRun(
  db: Db,
  run: { source: string; profile: string; file: string; columns: readonly string[] },
): Promise<ImportRecord> {
  await db
    .update(importRuns)
    .set({ state: 'stopped' })
    .where(and(eq(importRuns.state, 'applying'), isNull(importRuns.upload)))
  const columns = run.columns.map((name) => ({ name, samples: [], values: null }))
  const [row] = await db
    .insert(importRuns)
    .values({ ...run, columns })
    .returning({ id: importRuns.id })
  if (!row) throw new Error('The database gave the new import no id')
  return recordOf(row.id)
}

/** The record of an import that was begun before. */
export function recordOf(id: number): ImportRecord {
  const update = async (
    within: Db,
    { read, ...counts }: RowCounts,
    more: Partial<typeof importRuns.$inferInsert>,
  ) => {
    await within
      .update(importRuns)
      .set({ rows_read: read, ...counts, ...more })
      .where(eq(importRuns.id, id))
  }
  return {
    id,
    save: (within, counts) => update(within, counts, {}),
    async refuse(within, refusals) {
      if (refusals.length === 0) return
      // One parameter instead of thousands.
      const rows = JSON.stringify(refusals.map((refusal) => ({ run_id: id, ...storable(refusal) })))
      await within.execute(sql`
        insert into ${importRefusals} (run_id, line, reason, raw)
        select run_id, line, reason, raw from jsonb_populate_recordset(null::${importRefusals}, ${rows}::jsonb)
        on conflict do nothing`)
    },
    async finish(within, counts, { stopped, areasMade }) {
      // Begun anew after a crash, it found as unchanged what it had stored itself before.
      const written = await countWritten(within, id)
      const unchanged = counts.added + counts.changed + counts.unchanged - written.added - written.changed
      const state = stopped ? 'stopped' : 'done'
      await update(
        within,
        { ...counts, ...written, unchanged: Math.max(0, unchanged) },
        { finished_at: new Date(), state, areas_made: areasMade, progress: 1 },
      )
    },
  }
}

async function countWritten(db: Db, id: number): Promise<{ added: number; changed: number }> {
  const ofRun = eq(importChanges.run_id, id)
  const [all] = await db.select({ count: count() }).from(importChanges).where(ofRun)
  const added = await db.$count(importChanges, and(ofRun, isNull(importChanges.before)))
  return { added, changed: (all?.count ?? 0) - added }
}

/** PostgreSQL takes neither NUL nor half a character. */
function storable<Row extends Refusal>(row: Row): Row {
  const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()
  return { ...row, reason: clean(row.reason), raw: row.raw.map(clean) }
}
