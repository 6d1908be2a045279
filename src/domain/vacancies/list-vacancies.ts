import { and, asc, count, desc, eq, max, type SQL } from 'drizzle-orm'
import type { JobPostings } from '#contract/vacancies/vacancy.ts'
import type { Db } from '#db/client.ts'
import { cities, jobs } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { localized } from '../localized.ts'
import { pagination } from '../pagination.ts'
import { namedCity } from '../places/index.ts'
import { isOpen, jobColumns, presentJob } from './open-vacancies.ts'

export type JobFilter = { cityId: number | undefined; department: string | undefined }

/**
 * Open jobs, the newest first, a page of them. Each filter has for its choices the number of jobs that they
 * would give with the other filter unchanged; a choice without any open job is not offered, unless it is the
 * chosen city.
 */
export async function listJobs(
  { db }: Context,
  { filter, perPage, page }: { filter: JobFilter; perPage: number; page: number },
): Promise<JobPostings> {
  const [rows, counted, chosen] = await Promise.all([
    db
      .select(jobColumns())
      .from(jobs)
      .innerJoin(cities, eq(cities.id, jobs.city_id))
      .where(and(isOpen, ...conditions(filter)))
      .orderBy(desc(jobs.published_at), desc(jobs.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    countByChoice(db),
    findCity(db, filter.cityId),
  ])
  const { cityId, department } = filter
  const inCity = (row: Counted) => cityId === undefined || row.city.id === cityId
  const inDepartment = (row: Counted) => department === undefined || row.department === department
  const total = sum(counted.filter((row) => inCity(row) && inDepartment(row)))
  return {
    data: rows.map(presentJob),
    pagination: pagination(total, page, perPage),
    filters: {
      cities: citiesOf(counted, chosen).map((city) => ({
        ...city,
        count: sum(counted.filter((row) => row.city.id === city.id && inDepartment(row))),
      })),
      departments: Array.from(
        Map.groupBy(counted, ({ department }) => department),
        ([name, rows]) => ({
          name,
          label: localized(name, rows.map(({ in_urdu }) => in_urdu).find(Boolean) ?? ''),
          count: sum(rows.filter(inCity)),
        }),
      ),
    },
  }
}

function conditions({ cityId, department }: JobFilter): SQL[] {
  return [
    ...(cityId === undefined ? [] : [eq(jobs.city_id, cityId)]),
    ...(department === undefined ? [] : [eq(jobs.department, department)]),
  ]
}

type Counted = {
  city: { id: number; name: string }
  department: string
  in_urdu: string | null
  count: number
}

/** Open jobs by city and department, both by name. */
function countByChoice(db: Db): Promise<Counted[]> {
  return db
    .select({
      city: namedCity(),
      department: jobs.department,
      in_urdu: max(jobs.department_ur),
      count: count(),
    })
    .from(jobs)
    .innerJoin(cities, eq(cities.id, jobs.city_id))
    .where(isOpen)
    .groupBy(cities.id, cities.name, jobs.department)
    .orderBy(asc(cities.name), asc(jobs.department))
}

async function findCity(db: Db, id: number | undefined): Promise<Counted['city'] | undefined> {
  if (id === undefined) return undefined
  const [city] = await db.select(namedCity()).from(cities).where(eq(cities.id, id))
  return city
}

/** Each city once, in their order; the chosen one last if it has no open jobs. */
function citiesOf(counted: readonly Counted[], chosen: Counted['city'] | undefined): Counted['city'][] {
  const offered = new Map(counted.map(({ city }) => [city.id, city]))
  if (chosen && !offered.has(chosen.id)) offered.set(chosen.id, chosen)
  return [...offered.values()]
}

function sum(rows: readonly Counted[]): number {
  return rows.reduce((total, row) => total + row.count, 0)
}
