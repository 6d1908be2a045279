import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { files, jobApplications, leadEvents, mails, projects, resumes } from '#db/schema/index.ts'
import { documentKey } from '#storage/keys.ts'
import type { Context, Needs } from '../context.ts'
import { removeStored } from '../files/index.ts'

/**
 * Deletes the personal data of applications older than `retentionDays`. What remains is that there was one on a day,
 * and its outcome. May be called at any time, by several servers in parallel.
 */
export async function anonymiseApplications({ db }: Context, retentionDays: number): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await tx
      .update(jobApplications)
      .set({
        name: '',
        email: '',
        phone: '',
        phone_e164: null,
        city: '',
        experience: '',
        expected_salary: null,
        cover_note: '',
        resume: null,
        anonymised_at: sql`now()`,
      })
      .where(
        and(
          isNull(jobApplications.anonymised_at),
          lt(jobApplications.created_at, sql`now() - make_interval(days => ${retentionDays})`),
        ),
      )
      .returning({ id: jobApplications.id })
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.delete(mails).where(inArray(mails.application_id, ids))
    // Notes of staff are about the person as well.
    await tx
      .delete(leadEvents)
      .where(and(inArray(leadEvents.application_id, ids), eq(leadEvents.kind, 'note')))
  })
}

/**
 * Removes CVs that no application has used for a day, and their files unless another applicant sent the same.
 * @returns whether the files are deleted from storage; else a job goes on until they are
 */
export function removeUnusedResumes(ctx: Needs<'db' | 'queue' | 'storage'>): Promise<boolean> {
  return removeStored(ctx, async (tx) => {
    const taken = tx.select().from(jobApplications).where(eq(jobApplications.resume, resumes.id))
    const removed = await tx
      .delete(resumes)
      .where(and(lt(resumes.created_at, sql`now() - interval '1 day'`), notExists(taken)))
      .returning({ file_id: resumes.file_id })
    const fileIds = removed.map(({ file_id }) => file_id)
    if (fileIds.length === 0) return []
    const others = tx.select().from(resumes).where(eq(resumes.file_id, files.id))
    const brochures = tx.select().from(projects).where(eq(projects.brochure, files.address))
    const gone = await tx
      .delete(files)
      .where(and(inArray(files.id, fileIds), notExists(others), notExists(brochures)))
      .returning({ id: files.id })
    return gone.map(({ id }) => documentKey(id))
  })
}
