import { desc, eq } from 'drizzle-orm'
import type { VideoFields } from '#contract/admin/project-videos.ts'
import type { Db } from '#db/client.ts'
import { projects, projectVideos } from '#db/schema/index.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { insertedId, isArchived } from '../../collections/record-columns.ts'
import {
  archiveRecord,
  createRecord,
  type Kept,
  showRecord,
  updateRecord,
} from '../../collections/save-record.ts'
import { Invalid, NotFound } from '../../errors.ts'
import { mustBeStored } from '../../files/must-be-stored.ts'
import { posterOf } from '../../files/poster-of.ts'

/** The films of all projects as their editors see them, the newest first. */
export async function listVideosForStaff(db: Db, by: Staff) {
  allow(by, 'projects.edit')
  const rows = await db
    .select({ ...columns, project: projects.name, created_at: projectVideos.created_at })
    .from(projectVideos)
    .innerJoin(projects, eq(projects.id, projectVideos.project_id))
    .orderBy(desc(projectVideos.created_at), desc(projectVideos.id))
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** @throws NotFound for an unknown id */
export async function showVideoForStaff(db: Db, by: Staff, id: number) {
  allow(by, 'projects.edit')
  return showRecord(db, kept, id)
}

/** @throws Invalid for an unknown project, and for a film that was not uploaded */
export async function createProjectVideo(db: Db, by: Staff, fields: VideoFields) {
  allow(by, 'projects.edit')
  return createRecord(db, by, kept, fields)
}

/**
 * Changes a film of a project; without a version, whatever it is by now.
 * @throws NotFound when it is no film of that project, Conflict when somebody else saved it since, Invalid for an
 * unknown project and for a film that was not uploaded
 */
export async function changeProjectVideo(
  db: Db,
  by: Staff,
  { id, projectID, version }: { id: number; projectID: number; version: number | undefined },
  fields: VideoFields,
) {
  allow(by, 'projects.edit')
  const now = await kept.find(db, id)
  if (now?.projectID !== projectID) throw new NotFound('There is no such film of this project.')
  return updateRecord(db, by, kept, { id, version: version ?? now.version }, fields)
}

/** @throws NotFound for an unknown id */
export async function archiveProjectVideo(db: Db, by: Staff, id: number, isGone: boolean) {
  allow(by, 'projects.edit')
  return archiveRecord(db, by, kept, id, isGone)
}

const columns = {
  id: projectVideos.id,
  version: projectVideos.version,
  archived: isArchived(projectVideos.archived_at),
  projectID: projectVideos.project_id,
  title: projectVideos.title,
  description: projectVideos.description,
  url: projectVideos.url,
  poster: projectVideos.poster,
}

type Item = VideoFields & { id: number; version: number; archived: boolean }

const kept: Kept<Item, VideoFields> = {
  entity: 'project video',
  table: projectVideos,
  find: async (db, id) => (await db.select(columns).from(projectVideos).where(eq(projectVideos.id, id)))[0],
  async insert(tx, fields) {
    const row = await rowOf(tx, fields, undefined)
    return insertedId(tx.insert(projectVideos).values(row).returning({ id: projectVideos.id }))
  },
  async update(tx, id, fields, before) {
    const row = await rowOf(tx, fields, before)
    await tx
      .update(projectVideos)
      .set({ ...row, updated_at: new Date() })
      .where(eq(projectVideos.id, id))
  },
}

async function rowOf(tx: Db, { projectID, ...fields }: VideoFields, before: VideoFields | undefined) {
  const { url, poster } = fields
  if ((await tx.$count(projects, eq(projects.id, projectID))) === 0)
    throw new Invalid({ projectID: 'There is no such project' })
  if (url !== before?.url && !url.startsWith('https://')) await mustBeStored(tx, 'video', { url })
  if (poster !== before?.poster) await mustBeStored(tx, 'picture', { poster })
  return { ...fields, project_id: projectID, poster: poster ?? posterOf(url) }
}
