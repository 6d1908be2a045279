import { asc, eq } from 'drizzle-orm'
import { joinList } from '#contract/text/join-list.ts'
import { areas, cities, projects } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'
import type { AskedFor, Ranked, SuggestContext } from './asked-for.ts'
import { bestNamed } from './best-named.ts'

/** The projects that visitors see whose name or place the text means, at most 4. */
export async function suggestProjects({ db }: SuggestContext, { text }: AskedFor): Promise<Ranked[]> {
  const rows = (await shownProjects(db).execute()).map(({ area, city, ...project }) => ({
    ...project,
    around: area ? [area, city] : [city],
  }))
  return bestNamed(rows, text, 4).map(({ item: { id, name, slug, around }, rank }) => ({
    rank,
    suggestion: { kind: 'project' as const, id, name, slug, within: joinList(around) },
  }))
}

const shownProjects = prepared((db, language) =>
  db
    .select({
      id: projects.id,
      slug: projects.slug,
      name: localizedColumn(projects.name, projects.name_ur),
      written: projects.name,
      urdu: projects.name_ur,
      area: localizedColumn(areas.name, areas.name_ur),
      city: localizedColumn(cities.name, cities.name_ur),
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.city_id))
    .leftJoin(areas, eq(areas.id, projects.area_id))
    .where(isShown)
    .orderBy(asc(projects.position), asc(projects.id))
    .prepare(`suggested_projects_${language}`),
)
