import { desc, eq } from 'drizzle-orm'
import { projectVideos as declared } from '#contract/admin/project-videos.ts'
import { isPictureLink } from '#contract/files/picture-link.ts'
import type { Db } from '#db/client.ts'
import { projects, projectVideos } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { collection, type FieldsOf, insertedId, isArchived } from '../../collections/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Invalid, NotFound } from '../../errors.ts'
import { mustBeStored, posterOf } from '../../files/index.ts'

type VideoFields = FieldsOf<typeof declared>

const columns = {
  id: projectVideos.id,
  version: projectVideos.version,
  archived: isArchived(projectVideos.archived_at),
  projectID: projectVideos.project_id,
  title: projectVideos.title,
  title_ur: projectVideos.title_ur,
  description: projectVideos.description,
  description_ur: projectVideos.description_ur,
  url: projectVideos.url,
  poster: projectVideos.poster,
}

/** The films of all projects, the newest first. */
export const projectVideoCollection = collection(declared, {
  table: projectVideos,
  async list(db) {
    const rows = await db
      .select({ ...columns, project: projects.name, created_at: projectVideos.created_at })
      .from(projectVideos)
      .innerJoin(projects, eq(projects.id, projectVideos.project_id))
      .orderBy(desc(projectVideos.created_at), desc(projectVideos.id))
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  },
  find: findVideo,
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
})

/**
 * Changes a film of a project; without a version, in its current state.
 * @throws NotFound when it is no film of that project, Conflict when it was saved since, Invalid for an
 *   unknown project and for a film that was not uploaded
 */
export async function changeProjectVideo(
  ctx: AllowedContext<'projects.edit'>,
  {
    id,
    projectID,
    version,
    fields,
  }: { id: number; projectID: number; version: number | undefined; fields: VideoFields },
) {
  const now = await findVideo(ctx.db, id)
  if (now?.projectID !== projectID) throw new NotFound(t.unknownFilm)
  return projectVideoCollection.change(ctx, { id, version: version ?? now.version, fields })
}

async function findVideo(db: Db, id: number) {
  const [video] = await db.select(columns).from(projectVideos).where(eq(projectVideos.id, id))
  return video
}

async function rowOf(tx: Db, { projectID, ...fields }: VideoFields, before: VideoFields | undefined) {
  const { url, poster } = fields
  if ((await tx.$count(projects, eq(projects.id, projectID))) === 0)
    throw new Invalid({ projectID: t.unknownProject })
  if (isPictureLink(url)) throw new Invalid({ url: t.pictureLink })
  if (url !== before?.url && !url.startsWith('https://')) await mustBeStored(tx, 'video', { url })
  if (poster !== before?.poster) await mustBeStored(tx, 'picture', { poster })
  return { ...fields, project_id: projectID, poster: poster ?? posterOf(url) }
}
