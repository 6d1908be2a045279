import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { ApplicationStatus } from '#contract/admin/vacancies.ts'
import { jobApplications, jobs } from '#db/schema/index.ts'
import type { AllowedContext } from '../../context.ts'
import { containing } from '../../like-pattern.ts'
import { pagination } from '../../pagination.ts'

const perPage = 25

export type ApplicationQuery = {
  page: number
  q?: string | undefined
  job?: number | undefined
  status?: ApplicationStatus | undefined
}

/** The columns of an application in a list. */
export const rowColumns = {
  id: jobApplications.id,
  reference: jobApplications.reference,
  name: jobApplications.name,
  city: jobApplications.city,
  experience: jobApplications.experience,
  job_id: jobApplications.job_id,
  job: jobs.title,
  status: jobApplications.status,
  has_cv: sql<boolean>`${jobApplications.resume} is not null`,
  created_at: jobApplications.created_at,
  forgotten_at: jobApplications.anonymised_at,
}

/** Who applied, newest first; `q` is looked for in name, e-mail, phone and reference. */
export async function listApplications(
  { db }: AllowedContext<'applications.read'>,
  { page, q, job, status }: ApplicationQuery,
): Promise<AdminAnswer<'applications'>> {
  const text = q === undefined ? undefined : containing(q)
  const where = and(
    job === undefined ? undefined : eq(jobApplications.job_id, job),
    status === undefined ? undefined : eq(jobApplications.status, status),
    text === undefined
      ? undefined
      : or(
          ilike(jobApplications.name, text),
          ilike(jobApplications.email, text),
          ilike(jobApplications.phone, text),
          ilike(jobApplications.reference, text),
        ),
  )
  const [[total], rows, titles] = await Promise.all([
    db.select({ count: count() }).from(jobApplications).where(where),
    db
      .select(rowColumns)
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.job_id))
      .where(where)
      .orderBy(desc(jobApplications.created_at), desc(jobApplications.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ id: jobs.id, title: jobs.title }).from(jobs).orderBy(asc(jobs.title), asc(jobs.id)),
  ])
  return {
    data: rows.map(presentTimes),
    jobs: titles,
    pagination: pagination(total?.count ?? 0, page, perPage),
  }
}

export function presentTimes<Row extends { created_at: Date; forgotten_at: Date | null }>(row: Row) {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    forgotten_at: row.forgotten_at?.toISOString() ?? null,
  }
}
