import { asc, eq, sql } from 'drizzle-orm'
import type { ProjectFields } from '#contract/admin/projects.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, projects } from '#db/schema/index.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { isArchived } from '../../collections/record-columns.ts'
import {
  archiveRecord,
  createRecord,
  orderRecords,
  type Seen,
  showRecord,
  updateRecord,
} from '../../collections/save-record.ts'
import { Invalid } from '../../errors.ts'
import { keptProject } from './project-record.ts'

/** The projects as their editors see them, in the agency's own order. */
export async function listProjectsForStaff(db: Db, by: Staff) {
  allow(by, 'projects.edit')
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
}

function sumOf(column: 'total' | 'available') {
  return sql<number>`(
    select coalesce(sum(unit.${sql.identifier(column)}), 0)::int from project_unit_types as unit
    where unit.project_id = ${projects.id})`
}

/** @throws NotFound for an unknown id */
export async function showProjectForStaff(db: Db, by: Staff, id: number) {
  allow(by, 'projects.edit')
  return showRecord(db, keptProject, id)
}

/** @throws Invalid for what cannot be shown, such as a project without its approval */
export async function createProject(db: Db, by: Staff, fields: ProjectFields) {
  allow(by, 'projects.edit')
  return ownName(createRecord(db, by, keptProject, fields))
}

/** @throws NotFound, Conflict when somebody else saved it since, Invalid as for a new one */
export async function changeProject(db: Db, by: Staff, seen: Seen, fields: ProjectFields) {
  allow(by, 'projects.edit')
  return ownName(updateRecord(db, by, keptProject, seen, fields))
}

/** @throws NotFound for an unknown id */
export async function archiveProject(db: Db, by: Staff, id: number, isGone: boolean) {
  allow(by, 'projects.edit')
  return archiveRecord(db, by, keptProject, id, isGone)
}

export async function orderProjects(db: Db, by: Staff, ids: readonly number[]) {
  allow(by, 'projects.edit')
  return orderRecords(db, by, keptProject, ids)
}

function ownName<Result>(saving: Promise<Result>): Promise<Result> {
  return refusedAs(saving, {
    projects_name_unique: () => new Invalid({ name: 'Another project has this name' }),
  })
}
