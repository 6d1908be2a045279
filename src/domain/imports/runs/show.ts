import { asc, eq } from 'drizzle-orm'
import type { ImportProfileEntry } from '#contract/admin/import-mapping.ts'
import type { ImportDetail, ImportSubject } from '#contract/admin/import-runs.ts'
import { importRefusals, importRuns } from '#db/schema/index.ts'
import { importErrors as t } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { mayApply } from './begin.ts'
import { guessMapping } from './guess.ts'
import { presentRun } from './list.ts'
import { readImportProfiles } from './profiles.ts'

const refusalsShown = 100

/**
 * One import with all there is to see of it; one that was not previewed yet has the mapping that is guessed.
 * @throws NotFound for an unknown id
 */
export async function showImport(
  { db }: AllowedContext<'listings.import'>,
  id: number,
): Promise<ImportDetail> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id))
  if (!run) throw new NotFound(t.unknown)
  const refusals = await db
    .select({ line: importRefusals.line, reason: importRefusals.reason, raw: importRefusals.raw })
    .from(importRefusals)
    .where(eq(importRefusals.run_id, id))
    .orderBy(asc(importRefusals.line))
    .limit(refusalsShown)
  const isNew = run.mapping === null && run.upload !== null
  const guess = isNew ? guessMapping(run, fitting(run, await readImportProfiles(db))) : undefined
  return {
    ...presentRun(run),
    profile: guess?.profile ?? run.profile,
    bytes: run.bytes,
    can_apply: mayApply(run),
    columns: run.columns,
    mapping: guess?.mapping ?? run.mapping,
    preview: run.preview,
    refusals,
    undone: run.undone,
  }
}

/** A profile that does not say what each row is, house or plot, is of prices alone. */
function fitting({ subject }: { subject: ImportSubject }, profiles: readonly ImportProfileEntry[]) {
  if (subject === 'prices') return profiles
  return profiles.filter(({ mapping }) => mapping.columns.type.length > 0 || mapping.type_default !== null)
}
