import { asc, eq, sql } from 'drizzle-orm'
import type { ProjectCard } from '#contract/project.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, projects } from '#db/schema/index.ts'
import type { SearchIndex } from '../listings/search-index/index.ts'
import { prepared } from '../prepared.ts'

/** The shown projects in the agency's own order. `price_from` is of the units still to be had, else null. */
export async function listProjects({
  db,
  search,
}: {
  db: Db
  search: Pick<SearchIndex, 'countByProject'>
}): Promise<ProjectCard[]> {
  const rows = await shownProjects(db).execute()
  const counts = search.countByProject()
  return rows.map(({ authority, noc_number, status, checked_on, ...row }) => ({
    ...row,
    approval: { authority, noc_number, status, checked_on },
    listing_count: counts.get(row.id) ?? 0,
  }))
}

const shownProjects = prepared((db) =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      slug: projects.slug,
      developer: projects.developer,
      summary: projects.summary,
      kind: projects.kind,
      city: { id: cities.id, name: cities.name },
      area: { id: areas.id, name: areas.name },
      image: projects.image,
      // A unit priced 0 is on call and says nothing about where prices begin.
      price_from: sql<number | null>`(
        select min(unit.price_from) from project_unit_types as unit
        where unit.project_id = ${projects.id} and unit.available > 0 and unit.price_from > 0)`.mapWith(
        numberOrNull,
      ),
      authority: projects.approval_authority,
      noc_number: projects.noc_number,
      status: projects.approval_status,
      checked_on: projects.approval_checked_on,
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.city_id))
    .leftJoin(areas, eq(areas.id, projects.area_id))
    .where(eq(projects.shown, true))
    .orderBy(asc(projects.position), asc(projects.id))
    .prepare('shown_projects'),
)

function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value)
}
