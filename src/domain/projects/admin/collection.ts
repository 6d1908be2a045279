import { asc, eq, sql } from 'drizzle-orm'
import { projects as declared } from '#contract/admin/projects.ts'
import { areas, cities, projects } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { collection, isArchived } from '../../collections/index.ts'
import { Invalid } from '../../errors.ts'
import { projectStore } from './project-record.ts'

/** The projects as editors see them, in the agency's own order. */
export const projectCollection = collection(declared, {
  ...projectStore,
  refusals: {
    projects_name_unique: () => new Invalid({ name: t.projectName }),
  },
  async list(db) {
    const rows = await db
      .select({
        id: projects.id,
        version: projects.version,
        archived: isArchived(projects.archived_at),
        name: projects.name,
        slug: projects.slug,
        developer: projects.developer,
        kind: projects.kind,
        status: projects.status,
        possession_on: projects.possession_on,
        image: projects.image,
        approval_status: projects.approval_status,
        shown: projects.shown,
        city: cities.name,
        area: areas.name,
        units: sumOf('total'),
        available: sumOf('available'),
        video_count: sql<number>`(
          select count(*)::int from project_videos as video
          where video.project_id = ${projects.id} and video.archived_at is null)`,
        updated_at: projects.updated_at,
      })
      .from(projects)
      .innerJoin(cities, eq(cities.id, projects.city_id))
      .leftJoin(areas, eq(areas.id, projects.area_id))
      .orderBy(asc(projects.position), asc(projects.id))
    return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
  },
})

function sumOf(column: 'total' | 'available') {
  return sql<number>`(
    select coalesce(sum(unit.${sql.identifier(column)}), 0)::int from project_unit_types as unit
    where unit.project_id = ${projects.id})`
}
