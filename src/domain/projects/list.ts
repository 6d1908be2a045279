import { and, asc, eq, sql } from 'drizzle-orm'
import type { ProjectCard } from '#contract/projects/project.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, projects } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import type { Context } from '../context.ts'
import { prepared } from '../prepared-query.ts'
import { cardColumns, presentCard } from './cards.ts'

/** The shown projects in the agency's own order. `price_from` is of the available units, else null. */
export async function listProjects({ db, search }: Context<'db' | 'search'>): Promise<ProjectCard[]> {
  const rows = await shownProjects(db).execute()
  const counts = search.countByProject()
  return rows.map((row) => presentCard(row, counts.get(row.id) ?? 0))
}

/** The shown ones of `ids`, in the order of `ids`. */
export async function projectsById(
  { db, search }: Context<'db' | 'search'>,
  ids: readonly number[],
): Promise<ProjectCard[]> {
  if (ids.length === 0) return []
  const rows = await shownById(db).execute({ ids: [...ids] })
  const counts = search.countByProject()
  const cards = new Map(rows.map((row) => [row.id, presentCard(row, counts.get(row.id) ?? 0)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

const shownProjects = prepared((db, language) =>
  selectCards(db)
    .where(isShown)
    .orderBy(asc(projects.position), asc(projects.id))
    .prepare(`shown_projects_${language}`),
)

const shownById = prepared((db, language) =>
  selectCards(db)
    .where(and(isShown, sql`${projects.id} = any(${sql.placeholder('ids')}::int[])`))
    .prepare(`shown_projects_by_id_${language}`),
)

function selectCards(db: Db) {
  return db
    .select(cardColumns())
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.city_id))
    .leftJoin(areas, eq(areas.id, projects.area_id))
}
