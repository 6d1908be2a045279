import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { files } from '#db/schema/index.ts'
import { uploads } from '#messages/common.ts'
import { addressOf, videoKey } from '#storage/keys.ts'
import type { Needs } from '../context.ts'
import { Invalid } from '../errors.ts'
import { inChild, Unreadable } from '../media/index.ts'
import { makePoster } from './make-poster.ts'
import type { ReceivedFile } from './receive-file.ts'
import { storeFile } from './store-file.ts'
import { storePicture } from './store-picture.ts'

export type StoredVideo = {
  id: string
  /** What other tables store to refer to it. */
  address: string
  /** In pixels, as a visitor sees it; null where the file does not say. */
  width: number | null
  height: number | null
  /** The address of its poster; null when none could be made. */
  poster: string | null
  /** False when the same file was stored before: it is that one. */
  isNew: boolean
}

/**
 * Stores an uploaded video as it came; the same bytes are stored once. A picture of its first seconds is made
 * when the machine has ffmpeg. `received` is the caller's to delete.
 * @throws Invalid with a sentence for the uploader when it ends too early or browsers cannot play it
 */
export async function storeVideo(
  ctx: Needs<'db' | 'queue' | 'storage'>,
  received: ReceivedFile,
): Promise<StoredVideo> {
  const known = await findVideo(ctx.db, received.sha256)
  if (known) return { ...known, isNew: false }
  const playable = await examine(received)
  const isNew = await storeFile(ctx, videoKey(received.id), { ...received, ...playable })
  if (isNew) await addPoster(ctx, received)
  const stored = await findVideo(ctx.db, received.sha256)
  if (!stored) throw new Error('A video was stored and is gone')
  return { ...stored, isNew }
}

// Codecs that today's browsers play, as far as their machine can.
const playableCodecs = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp08', 'vp09'])

async function examine({ path, contentType }: ReceivedFile) {
  if (contentType === 'video/webm') return { contentType, width: null, height: null }
  const { incomplete, picture } = await inChild('readBaseMedia', path, { urgency: 'now' }).catch(unreadable)
  if (incomplete) throw refused(uploads.incomplete)
  if (!picture || !playableCodecs.has(picture.codec)) throw refused(uploads.unplayable)
  // QuickTime with these codecs is MP4 under another name, and browsers play it under that type.
  return { contentType: 'video/mp4', width: picture.width || null, height: picture.height || null }
}

function unreadable(error: unknown): never {
  throw error instanceof Unreadable ? refused(uploads.unreadable) : error
}

function refused(sentence: string): Invalid {
  return new Invalid({ file: sentence }, sentence)
}

/**
 * After the video, so that a crash in between leaves a video without a poster and no poster without a video.
 */
async function addPoster(ctx: Needs<'db' | 'queue' | 'storage'>, video: ReceivedFile): Promise<void> {
  const poster = await makePoster(video.path, (picture) =>
    storePicture(ctx, picture).catch((error) => {
      if (!(error instanceof Invalid)) throw error
    }),
  )
  if (poster) await ctx.db.update(files).set({ poster: poster.id }).where(eq(files.id, video.id))
}

async function findVideo(db: Db, sha256: string) {
  const [row] = await db
    .select({
      id: files.id,
      address: files.address,
      width: files.width,
      height: files.height,
      poster: files.poster,
    })
    .from(files)
    .where(and(eq(files.kind, 'video'), eq(files.sha256, sha256)))
  return row && { ...row, poster: row.poster === null ? null : addressOf(row.poster) }
}
