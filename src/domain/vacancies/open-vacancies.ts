/** The columns of a job in a list, and which jobs it shows. */

import { sql } from 'drizzle-orm'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { JobCard } from '#contract/vacancies/vacancy.ts'
import { jobs } from '#db/schema/index.ts'
import { localizedColumn } from '../localized.ts'
import { namedCity } from '../places/index.ts'

/** Whether a job still takes applications: not closed, and its last day is not over in Pakistan. */
export const isOpen = sql<boolean>`(${jobs.status} = 'open'
  and ${jobs.closes_on} >= (now() at time zone ${agencyZone})::date)`

/** In the current language. */
export const jobColumns = () => ({
  id: jobs.id,
  title: localizedColumn(jobs.title, jobs.title_ur),
  department: localizedColumn(jobs.department, jobs.department_ur),
  city: namedCity(),
  employment: localizedColumn(jobs.employment, jobs.employment_ur),
  experience: localizedColumn(jobs.experience, jobs.experience_ur),
  salary_from: jobs.salary_from,
  salary_to: jobs.salary_to,
  description: localizedColumn(jobs.description, jobs.description_ur),
  positions: jobs.positions,
  published_at: jobs.published_at,
  closes_on: jobs.closes_on,
})

/** A row as the contract words it: times in UTC (ISO 8601). */
export function presentJob<Row extends { published_at: Date }>(
  row: Row,
): Omit<Row, 'published_at'> & Pick<JobCard, 'published_at'> {
  return { ...row, published_at: row.published_at.toISOString() }
}
