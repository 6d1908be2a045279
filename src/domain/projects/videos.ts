import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { ProjectVideos } from '#contract/projects/project.ts'
import type { Db } from '#db/client.ts'
import { projects, projectVideos } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { localizedColumn } from '../localized.ts'
import { pagination } from '../pagination.ts'

type PageOfVideos = { per_page: number; current_page: number }

/** The videos of all shown projects, newest first, a page of them. */
export async function listProjectVideos({ db }: Context, page: PageOfVideos): Promise<ProjectVideos> {
  return pageOf(db, page, isShown)
}

/**
 * The videos of one shown project, newest first, a page of them.
 * @throws NotFound for an unknown project and for one that is hidden
 */
export async function listVideosOfProject(
  { db }: Context,
  { projectId, page }: { projectId: number; page: PageOfVideos },
): Promise<ProjectVideos> {
  const isTheOne = and(eq(projects.id, projectId), isShown)
  if ((await db.$count(projects, isTheOne)) === 0) throw new NotFound(missing.project)
  return pageOf(db, page, isTheOne)
}

async function pageOf(
  db: Db,
  { per_page, current_page }: PageOfVideos,
  ofProjects: SQL | undefined,
): Promise<ProjectVideos> {
  const areShown = and(ofProjects, isNull(projectVideos.archived_at))
  const videos = db
    .select({
      id: projectVideos.id,
      projectID: projectVideos.project_id,
      title: localizedColumn(projectVideos.title, projectVideos.title_ur),
      description: localizedColumn(projectVideos.description, projectVideos.description_ur),
      url: projectVideos.url,
      poster: projectVideos.poster,
      created_at: projectVideos.created_at,
    })
    .from(projectVideos)
    .innerJoin(projects, eq(projects.id, projectVideos.project_id))
    .where(areShown)
  const [rows, total] = await Promise.all([
    videos
      .orderBy(desc(projectVideos.created_at), desc(projectVideos.id))
      .limit(per_page)
      .offset((current_page - 1) * per_page),
    db.$count(
      db
        .select({ id: projectVideos.id })
        .from(projectVideos)
        .innerJoin(projects, eq(projects.id, projectVideos.project_id))
        .where(areShown),
    ),
  ])
  return {
    data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    pagination: pagination(total, current_page, per_page),
  }
}
