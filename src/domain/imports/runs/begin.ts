/**
 * What staff do with an import. The work itself is done by a job, which reads the next step from the import's state.
 */
import { eq } from 'drizzle-orm'
import type { ImportMapping } from '#contract/admin/import-mapping.ts'
import type { ImportState } from '#contract/admin/import-runs.ts'
import type { Db } from '#db/client.ts'
import { importChanges, importRuns, priceEvidence } from '#db/schema/index.ts'
import { importErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { profileOf } from '../mapping.ts'
import { columnsOf } from '../profile.ts'
import { mustBeUsable, readImportProfiles } from './profiles.ts'

type Run = typeof importRuns.$inferSelect

/**
 * Has the file read by a mapping, to see what an import would do.
 * @throws NotFound for an unknown import, Conflict while the server works on it or when it was imported, Invalid
 * when the mapping cannot be used or names a column that is not there
 */
export async function previewImport(
  { db, queue }: AllowedContext<'listings.import', 'db' | 'queue'>,
  { id, mapping, profile }: { id: number; mapping: ImportMapping; profile: string },
): Promise<void> {
  const profiles = await readImportProfiles(db)
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    mustBeUsable(mapping, profiles, run.subject)
    mustBeAmong(run, ['uploaded', 'previewed', 'failed'])
    mustBeThere(run)
    mustHaveColumns(run, mapping)
    const { source } = mapping
    await tx
      .update(importRuns)
      .set({
        mapping,
        profile,
        source,
        state: 'previewing',
        progress: 0,
        problem: null,
        preview: null,
        stop_asked: false,
      })
      .where(eq(importRuns.id, id))
    await queue.enqueue(tx, jobOf(run), { runId: id })
  })
}

/** Earlier versions, which may still be running, know only imports of listings. */
function jobOf({ subject }: Run): 'import' | 'import-prices' {
  return subject === 'prices' ? 'import-prices' : 'import'
}

/**
 * Has imported what was previewed, or the rest of what was stopped.
 * @throws NotFound for an unknown import, Conflict when there is nothing to apply
 */
export async function applyImport(
  { db, queue, actor }: AllowedContext<'listings.import', 'db' | 'queue'>,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (!mayApply(run)) throw new Conflict(t.nothingToImport)
    mustBeThere(run)
    await tx
      .update(importRuns)
      .set({
        state: 'applying',
        progress: 0,
        problem: null,
        stop_asked: false,
        staff_id: actor.id,
        staff_name: actor.name,
      })
      .where(eq(importRuns.id, id))
    await audit(tx, actor, {
      action: 'apply',
      entity: 'import',
      entityId: id,
      before: null,
      after: { file: run.file, profile: run.profile, source: run.source },
    })
    await queue.enqueue(tx, jobOf(run), { runId: id })
  })
}

/** Whether an import can be applied, or gone on with. */
export function mayApply({ state, preview, upload }: Pick<Run, 'state' | 'preview' | 'upload'>): boolean {
  return upload !== null && preview !== null && ['previewed', 'stopped', 'failed'].includes(state)
}

/** Has a preview or an import end after the rows at hand. Of one that has ended already nothing is asked. */
export async function stopImport(
  { db, actor }: AllowedContext<'listings.import'>,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (!['previewing', 'applying'].includes(run.state)) return
    await tx.update(importRuns).set({ stop_asked: true }).where(eq(importRuns.id, id))
    await audit(tx, actor, { action: 'stop', entity: 'import', entityId: id, before: null, after: null })
  })
}

/**
 * Has an import taken back.
 * @throws NotFound for an unknown import, Conflict when there is nothing to take back
 */
export async function undoImport(
  { db, queue, actor }: AllowedContext<'listings.import', 'db' | 'queue'>,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (!mayUndo(run) || (await countWritten(tx, run)) === 0) throw new Conflict(t.nothingToUndo)
    await tx
      .update(importRuns)
      .set({ state: 'undoing', progress: 0, problem: null, undone_by: actor.name, undone_by_id: actor.id })
      .where(eq(importRuns.id, id))
    await audit(tx, actor, {
      action: 'undo',
      entity: 'import',
      entityId: id,
      before: null,
      after: { file: run.file },
    })
    await queue.enqueue(tx, jobOf(run), { runId: id })
  })
}

/** How many listings or prices of it there are to take back. */
function countWritten(tx: Db, { id, subject }: Run): Promise<number> {
  if (subject === 'prices') return tx.$count(priceEvidence, eq(priceEvidence.run_id, id))
  return tx.$count(importChanges, eq(importChanges.run_id, id))
}

export function mayUndo({ state, undone_at }: Pick<Run, 'state' | 'undone_at'>): boolean {
  return undone_at === null && ['done', 'stopped', 'failed'].includes(state)
}

async function lockRun(tx: Db, id: number): Promise<Run> {
  const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update')
  if (!run) throw new NotFound(t.unknown)
  return run
}

function mustBeAmong({ state }: Run, states: readonly ImportState[]): void {
  if (states.includes(state)) return
  throw new Conflict(t.alreadyBegun)
}

function mustBeThere({ upload }: Run): void {
  if (upload === null) throw new Conflict(t.fileGone)
}

function mustHaveColumns({ columns }: Run, mapping: ImportMapping): void {
  const names = new Set(columns.map(({ name }) => name))
  const missing = columnsOf(profileOf(mapping)).find((name) => !names.has(name))
  if (missing === undefined) return
  const problem = t.noColumn({ column: missing })
  throw new Invalid({ mapping: problem }, problem)
}
