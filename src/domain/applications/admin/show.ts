import { asc, eq } from 'drizzle-orm'
import type { Application } from '#contract/admin/vacancies.ts'
import type { Db } from '#db/client.ts'
import { files, jobApplications, jobs, leadEvents, resumes } from '#db/schema/index.ts'
import { leadErrors as t } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { presentTimes, rowColumns } from './list.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * One application with its timeline. `keptDays` is how long it is kept.
 * @throws NotFound for an unknown id
 */
export async function showApplication(
  { db }: AllowedContext<'applications.read'>,
  { id, keptDays }: { id: number; keptDays: number },
): Promise<Application> {
  const [row] = await db
    .select({
      ...rowColumns,
      email: jobApplications.email,
      phone: jobApplications.phone,
      language: jobApplications.language,
      expected_salary: jobApplications.expected_salary,
      cover_note: jobApplications.cover_note,
      content_type: files.content_type,
      bytes: files.bytes,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.job_id))
    .leftJoin(resumes, eq(resumes.id, jobApplications.resume))
    .leftJoin(files, eq(files.id, resumes.file_id))
    .where(eq(jobApplications.id, id))
  if (!row) throw new NotFound(t.unknownApplication)
  const { content_type, bytes, ...application } = row
  return {
    ...presentTimes(application),
    forget_on: new Date(row.created_at.getTime() + keptDays * dayMs).toISOString(),
    cv: content_type === null || bytes === null ? null : { content_type, bytes },
    timeline: await timelineOf(db, id),
  }
}

async function timelineOf(db: Db, id: number): Promise<Application['timeline']> {
  const rows = await db
    .select({ at: leadEvents.at, kind: leadEvents.kind, note: leadEvents.note, actor: leadEvents.actor })
    .from(leadEvents)
    .where(eq(leadEvents.application_id, id))
    .orderBy(asc(leadEvents.at), asc(leadEvents.id))
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
