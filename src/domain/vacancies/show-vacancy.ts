import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Job, JobCard } from '#contract/vacancies/vacancy.ts'
import type { Db } from '#db/client.ts'
import { cities, jobs } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { localizedList } from '../localized.ts'
import { isOpen, jobColumns, presentJob } from './open-vacancies.ts'

const mostSimilar = 3

/**
 * One job with everything its page shows; a closed one says so.
 * @throws NotFound for an unknown id
 */
export async function showJob({ db }: Context, id: number): Promise<Job> {
  const [row] = await db
    .select({
      ...jobColumns(),
      requirements: localizedList(jobs.requirements, jobs.requirements_ur),
      is_open: isOpen,
      inEnglish: { department: jobs.department, employment: jobs.employment },
    })
    .from(jobs)
    .innerJoin(cities, eq(cities.id, jobs.city_id))
    .where(eq(jobs.id, id))
  if (!row) throw new NotFound(missing.vacancy)
  const { inEnglish, ...job } = row
  return {
    ...presentJob(job),
    employment_type: employmentTypeOf[inEnglish.employment.toLowerCase()] ?? 'OTHER',
    similar: await similarJobs(db, { ...job, department: inEnglish.department }),
  }
}

/** By what staff write in English. */
const employmentTypeOf: Readonly<Record<string, Job['employment_type']>> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  internship: 'INTERN',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
}

/** Other open jobs: of the same department before those of the same city before all others, then the newest. */
async function similarJobs(
  db: Db,
  job: { id: number; department: string; city: { id: number } },
): Promise<JobCard[]> {
  const likeness = sql`(${jobs.department} = ${job.department})::int * 2 + (${jobs.city_id} = ${job.city.id})::int`
  const rows = await db
    .select(jobColumns())
    .from(jobs)
    .innerJoin(cities, eq(cities.id, jobs.city_id))
    .where(and(isOpen, ne(jobs.id, job.id)))
    .orderBy(desc(likeness), desc(jobs.published_at), desc(jobs.id))
    .limit(mostSimilar)
  return rows.map(presentJob)
}
