import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Job, JobCard } from '#contract/vacancies/vacancy.ts'
import type { Db } from '#db/client.ts'
import { cities, jobs } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { isOpen, jobColumns, presentJob } from './open-vacancies.ts'

const mostSimilar = 3

/**
 * One job with everything its page shows; a closed one says so.
 * @throws NotFound for an unknown id
 */
export async function showJob({ db }: Context, id: number): Promise<Job> {
  const [row] = await db
    .select({ ...jobColumns(), requirements: jobs.requirements, is_open: isOpen })
    .from(jobs)
    .innerJoin(cities, eq(cities.id, jobs.city_id))
    .where(eq(jobs.id, id))
  if (!row) throw new NotFound(missing.vacancy)
  return { ...presentJob(row), similar: await similarJobs(db, row) }
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
