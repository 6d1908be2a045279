/** Job openings as the office has them. */
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { AdminVacancy } from '#contract/admin/vacancies.ts'
import type { Db } from '#db/client.ts'
import { cities, jobApplications, jobs } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { lastSaved } from '../../collections/index.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { containing } from '../../like-pattern.ts'
import { pagination } from '../../pagination.ts'
import { isOpen } from '../open-vacancies.ts'

const perPage = 25

export type VacancyQuery = {
  page: number
  q?: string | undefined
  status?: AdminVacancy['status'] | undefined
}

/** Every opening, those that take applications first, then the newest. */
export async function listVacanciesForStaff(
  { db }: AllowedContext<'jobs.edit'>,
  { page, q, status }: VacancyQuery,
): Promise<AdminAnswer<'listJobs'>> {
  const text = q === undefined ? undefined : containing(q)
  const where = and(
    status === undefined ? undefined : eq(jobs.status, status),
    text === undefined
      ? undefined
      : or(ilike(jobs.title, text), ilike(jobs.department, text), ilike(cities.name, text)),
  )
  const [[total], rows, choices] = await Promise.all([
    db.select({ count: count() }).from(jobs).innerJoin(cities, eq(cities.id, jobs.city_id)).where(where),
    select(db, where)
      .orderBy(desc(isOpen), desc(jobs.published_at), desc(jobs.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    jobChoices(db),
  ])
  return { data: rows.map(present), choices, pagination: pagination(total?.count ?? 0, page, perPage) }
}

/** @throws NotFound for an unknown id */
export async function showVacancyForStaff(
  { db }: AllowedContext<'jobs.edit'>,
  id: number,
): Promise<AdminAnswer<'showJob'>> {
  const data = await findJob(db, id)
  if (!data) throw new NotFound(t.unknownVacancy)
  const [last_saved, choices] = await Promise.all([lastSaved(db, 'job', id), jobChoices(db)])
  return { data, last_saved, choices }
}

export async function findJob(db: Db, id: number): Promise<AdminVacancy | undefined> {
  const [row] = await select(db, eq(jobs.id, id))
  return row && present(row)
}

async function jobChoices(db: Db): Promise<AdminAnswer<'showJob'>['choices']> {
  const [places, departments] = await Promise.all([
    db.select({ id: cities.id, name: cities.name }).from(cities).orderBy(asc(cities.name)),
    db.selectDistinct({ name: jobs.department }).from(jobs).orderBy(asc(jobs.department)),
  ])
  return { cities: places, departments: departments.map(({ name }) => name) }
}

function select(db: Db, where: SQL | undefined) {
  const ofJob = eq(jobApplications.job_id, jobs.id)
  const applied = db.select({ count: count() }).from(jobApplications).where(ofJob)
  const unread = db
    .select({ count: count() })
    .from(jobApplications)
    .where(and(ofJob, eq(jobApplications.status, 'received')))
  return db
    .select({
      id: jobs.id,
      version: jobs.version,
      title: jobs.title,
      title_ur: jobs.title_ur,
      department: jobs.department,
      department_ur: jobs.department_ur,
      city_id: jobs.city_id,
      city: cities.name,
      employment: jobs.employment,
      employment_ur: jobs.employment_ur,
      experience: jobs.experience,
      experience_ur: jobs.experience_ur,
      salary_from: jobs.salary_from,
      salary_to: jobs.salary_to,
      description: jobs.description,
      description_ur: jobs.description_ur,
      requirements: jobs.requirements,
      requirements_ur: jobs.requirements_ur,
      positions: jobs.positions,
      status: jobs.status,
      closes_on: jobs.closes_on,
      published_at: jobs.published_at,
      is_open: isOpen,
      applications: sql<number>`(${applied})`.mapWith(Number),
      unread: sql<number>`(${unread})`.mapWith(Number),
    })
    .from(jobs)
    .innerJoin(cities, eq(cities.id, jobs.city_id))
    .where(where)
    .$dynamic()
}

function present(row: Omit<AdminVacancy, 'published_at'> & { published_at: Date }): AdminVacancy {
  return { ...row, published_at: row.published_at.toISOString() }
}
