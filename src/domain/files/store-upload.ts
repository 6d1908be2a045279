import { eq, sql } from 'drizzle-orm'
import type { FileKind } from '#contract/files/upload-types.ts'
import type { UploadAnswer } from '#contract/files/uploads.ts'
import { files } from '#db/schema/index.ts'
import type { Context, Needs } from '../context.ts'
import { orUnavailable } from './or-unavailable.ts'
import { incomingFolder, type ReceivedFile, receiveFile, type Sent } from './receive-file.ts'
import { storeDocument } from './store-document.ts'
import { storePicture } from './store-picture.ts'
import { storeVideo } from './store-video.ts'

type Stored = {
  stored: UploadAnswer['data']
  /** False when the same file was stored before: it is that one. */
  isNew: boolean
}

/**
 * Stores a file while it arrives, as the type that its content shows.
 * @throws Unsupported, TooLarge, Invalid, Unavailable with a message for the uploader; then nothing of the
 *   file is stored
 */
export function storeUpload(
  ctx: Context<'db' | 'queue' | 'storage' | 'dataDir'>,
  sent: Sent,
): Promise<Stored> {
  return receiveFile(incomingFolder(ctx.dataDir), sent, async (file) => {
    const result = await orUnavailable(storeAs[file.kind](ctx, file))
    // An upload of a file that was there already gets a day to be used, as others do.
    if (!result.isNew)
      await ctx.db.update(files).set({ created_at: sql`now()` }).where(eq(files.id, result.stored.id))
    return result
  })
}

const storeAs: Record<
  FileKind,
  (ctx: Needs<'db' | 'queue' | 'storage'>, file: ReceivedFile) => Promise<Stored>
> = {
  picture: asPicture,
  video: asVideo,
  document: asDocument,
}

async function asPicture(ctx: Needs<'db' | 'queue' | 'storage'>, file: ReceivedFile): Promise<Stored> {
  const { isNew, ...picture } = await storePicture(ctx, file)
  return { isNew, stored: { ...picture, kind: file.kind, poster: null } }
}

async function asVideo(ctx: Needs<'db' | 'queue' | 'storage'>, file: ReceivedFile): Promise<Stored> {
  const { isNew, ...video } = await storeVideo(ctx, file)
  return { isNew, stored: { ...video, kind: file.kind, placeholder: null } }
}

async function asDocument(ctx: Needs<'db' | 'queue' | 'storage'>, file: ReceivedFile): Promise<Stored> {
  const { isNew, ...document } = await storeDocument(ctx, file)
  const nothing = { width: null, height: null, placeholder: null, poster: null }
  return { isNew, stored: { ...document, kind: file.kind, ...nothing } }
}
