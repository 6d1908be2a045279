import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { ImportSubject } from '#contract/admin/import-runs.ts'
import type { Db } from '#db/client.ts'
import { importChanges, importRefusals, importRuns, listings } from '#db/schema/index.ts'
import { commandLine } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import type { Context } from '../context.ts'
import type { Refusal } from '../csv/index.ts'
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

/** `written`: what it wrote, where that is no listing. */
type ImportEnd = { stopped: boolean; areasMade: number; written?: Written }
type Written = { added: number; changed: number; for_review: number }

/** The record of a run. It is saved with every batch, so that it is right even after the process was killed. */
export interface ImportRecord {
  id: number
  save(db: Db, counts: RowCounts): Promise<void>
  refuse(db: Db, refusals: readonly Refusal[]): Promise<void>
  /** With its line in the audit log. */
  finish(db: Db, counts: RowCounts, how: ImportEnd): Promise<void>
}

/** Begins the record of an import by the command, which runs alone: whichever is still called running was killed. */
export async function startRun(
  { db }: Context,
  run: {
    subject?: ImportSubject
    source: string
    profile: string
    file: string
    columns: readonly string[]
  },
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
    const [run] = await within
      .update(importRuns)
      .set({ rows_read: read, ...counts, ...more })
      .where(eq(importRuns.id, id))
      .returning({ staff_id: importRuns.staff_id, staff_name: importRuns.staff_name })
    return run
  }
  return {
    id,
    async save(within, counts) {
      await update(within, counts, {})
    },
    async refuse(within, refusals) {
      if (refusals.length === 0) return
      // One parameter instead of thousands.
      const rows = JSON.stringify(refusals.map((refusal) => ({ run_id: id, ...storable(refusal) })))
      await within.execute(sql`
        insert into ${importRefusals} (run_id, line, reason, raw)
        select run_id, line, reason, raw from jsonb_populate_recordset(null::${importRefusals}, ${rows}::jsonb)
        on conflict do nothing`)
    },
    async finish(within, counts, { stopped, areasMade, written: told }) {
      // Begun anew after a crash, it found as unchanged what it had stored itself before.
      const { for_review, ...written } = told ?? (await countWritten(within, id))
      const unchanged = counts.added + counts.changed + counts.unchanged - written.added - written.changed
      const state = stopped ? 'stopped' : 'done'
      const all = { ...counts, ...written, unchanged: Math.max(0, unchanged) }
      const made = { areas_made: areasMade, for_review }
      await within.transaction(async (tx) => {
        const run = await update(tx, all, { finished_at: new Date(), state, progress: 1, ...made })
        const by = { id: run?.staff_id ?? null, name: run?.staff_name ?? commandLine.name }
        const after = { ...all, ...made, stopped }
        await audit(tx, by, { action: 'import', entity: 'import', entityId: id, before: null, after })
      })
    },
  }
}

async function countWritten(db: Db, id: number): Promise<Written> {
  const ofRun = eq(importChanges.run_id, id)
  const [all] = await db.select({ count: count() }).from(importChanges).where(ofRun)
  const added = await db.$count(importChanges, and(ofRun, isNull(importChanges.before)))
  const [waiting] = await db
    .select({ count: count() })
    .from(importChanges)
    .innerJoin(listings, eq(listings.id, importChanges.listing_id))
    .where(and(ofRun, isNull(importChanges.before), eq(listings.status, 'review')))
  return { added, changed: (all?.count ?? 0) - added, for_review: waiting?.count ?? 0 }
}

/** PostgreSQL takes neither NUL nor half a character. */
function storable<Row extends Refusal>(row: Row): Row {
  const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()
  return { ...row, reason: clean(row.reason), raw: row.raw.map(clean) }
}
