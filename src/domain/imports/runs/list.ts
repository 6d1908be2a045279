import { count, desc, eq } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { ImportRun, ImportSubject } from '#contract/admin/import-runs.ts'
import { importRuns } from '#db/schema/index.ts'
import { commandLine } from '../../access/index.ts'
import type { AllowedContext } from '../../context.ts'
import { pagination } from '../../pagination.ts'
import { mayUndo } from './begin.ts'

const perPage = 25

/** Every import of listings or of prices, by the office and by the command, newest first. */
export async function listImports(
  { db }: AllowedContext<'listings.import'>,
  { page, subject }: { page: number; subject: ImportSubject },
): Promise<AdminAnswer<'imports'>> {
  const ofSubject = eq(importRuns.subject, subject)
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(importRuns).where(ofSubject),
    db
      .select()
      .from(importRuns)
      .where(ofSubject)
      .orderBy(desc(importRuns.started_at), desc(importRuns.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ])
  return { data: rows.map(presentRun), pagination: pagination(total?.count ?? 0, page, perPage) }
}

/** A run as the contract words it. Before it is imported its counts are those of its preview. */
export function presentRun(run: typeof importRuns.$inferSelect): ImportRun {
  const { preview, state } = run
  const isPreview = preview !== null && (state === 'previewed' || state === 'applying')
  const { read, added, changed, unchanged, duplicates, refused } = isPreview
    ? preview
    : { ...run, read: run.rows_read }
  return {
    id: run.id,
    subject: run.subject,
    state,
    file: run.file,
    profile: run.profile,
    source: run.source,
    by: run.staff_name ?? commandLine.name,
    started_at: run.started_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
    progress: run.progress,
    problem: run.problem,
    ...{ read, added, changed, unchanged, duplicates, refused },
    areas_made: run.areas_made,
    for_review: run.for_review,
    undone_at: run.undone_at?.toISOString() ?? null,
    undone_by: run.undone_by,
    can_undo: mayUndo(run) && run.added + run.changed > 0,
  }
}
