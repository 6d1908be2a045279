import { eq, sql } from 'drizzle-orm'
import type { Job } from '#contract/job.ts'
import type { Db } from '#db/client.ts'
import { cities, jobs } from '#db/schema/index.ts'
import { NotFound } from '../errors.ts'

/** Whether a job still takes applications: not closed, and its last day is not over. */
export const isOpen = sql<boolean>`(${jobs.status} = 'open' and ${jobs.closes_on} >= current_date)`

/**
 * One job with everything its page shows; a closed one says so.
 * @throws NotFound for an unknown id
 */
export async function showJob(db: Db, id: number): Promise<Job> {
  const [row] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      department: jobs.department,
      city: { id: cities.id, name: cities.name },
      employment: jobs.employment,
      experience: jobs.experience,
      salary_from: jobs.salary_from,
      salary_to: jobs.salary_to,
      description: jobs.description,
      requirements: jobs.requirements,
      positions: jobs.positions,
      published_at: jobs.published_at,
      closes_on: jobs.closes_on,
      is_open: isOpen,
    })
    .from(jobs)
    .innerJoin(cities, eq(cities.id, jobs.city_id))
    .where(eq(jobs.id, id))
  if (!row) throw new NotFound('There is no job with this ID.')
  return { ...row, published_at: row.published_at.toISOString() }
}
