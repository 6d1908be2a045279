import { and, eq, sql } from 'drizzle-orm'
import { files } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { prepared } from '../prepared-query.ts'

export type Video = { id: string; contentType: string; bytes: number }

/**
 * Returns an uploaded video by its id, for sending it.
 * @throws NotFound for an unknown id and for the id of another kind of file
 */
export async function findVideo({ db }: Context, id: string): Promise<Video> {
  const [video] = await videoById(db).execute({ id })
  if (!video) throw new NotFound(missing.video)
  return video
}

const videoById = prepared((db) =>
  db
    .select({ id: files.id, contentType: files.content_type, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.id, sql.placeholder('id')), eq(files.kind, 'video')))
    .prepare('video_by_id'),
)
