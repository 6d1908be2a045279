import { asc, eq, sql } from 'drizzle-orm'
import type { ProjectSearch, ProjectSearchAnswer } from '#contract/projects/project-search.ts'
import { areas, cities, projects } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import type { Context } from '../context.ts'
import { prepared } from '../prepared-query.ts'
import { cardColumns, presentCard } from './cards.ts'
import { type FoundProject, findProjects } from './find.ts'

/** The shown projects that fit the filters, with what every other choice would bring. */
export async function searchProjects(
  { db, search }: Context<'db' | 'search'>,
  wanted: ProjectSearch,
): Promise<ProjectSearchAnswer> {
  const rows = await projectsWithUnits(db).execute()
  const counts = search.countByProject()
  const all = rows.map(({ units, ...row }) => ({ card: presentCard(row, counts.get(row.id) ?? 0), units }))
  return findProjects(all, wanted)
}

const projectsWithUnits = prepared((db, language) =>
  db
    .select({
      ...cardColumns(),
      units: sql<FoundProject['units']>`(
        select coalesce(json_agg(json_build_object(
          'subtype', unit.subtype, 'price_from', unit.price_from, 'available', unit.available)), '[]')
        from project_unit_types as unit where unit.project_id = ${projects.id})`,
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.city_id))
    .leftJoin(areas, eq(areas.id, projects.area_id))
    .where(isShown)
    .orderBy(asc(projects.position), asc(projects.id))
    .prepare(`projects_with_units_${language}`),
)
