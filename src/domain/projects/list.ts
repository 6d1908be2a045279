import { asc, eq } from 'drizzle-orm'
import type { ProjectCard } from '#contract/projects/project.ts'
import { areas, cities, projects } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import type { Context } from '../context.ts'
import { prepared } from '../prepared-query.ts'
import { cardColumns, presentCard } from './cards.ts'

/** The shown projects in the agency's own order. `price_from` is of the units still to be had, else null. */
export async function listProjects({ db, search }: Context<'db' | 'search'>): Promise<ProjectCard[]> {
  const rows = await shownProjects(db).execute()
  const counts = search.countByProject()
  return rows.map((row) => presentCard(row, counts.get(row.id) ?? 0))
}

const shownProjects = prepared((db, language) =>
  db
    .select(cardColumns())
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.city_id))
    .leftJoin(areas, eq(areas.id, projects.area_id))
    .where(isShown)
    .orderBy(asc(projects.position), asc(projects.id))
    .prepare(`shown_projects_${language}`),
)
