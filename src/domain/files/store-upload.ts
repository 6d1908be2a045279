import { eq, sql } from 'drizzle-orm'
import type { FileKind } from '#contract/files/upload-types.ts'
import type { UploadAnswer } from '#contract/files/uploads.ts'
import { files } from '#db/schema/index.ts'
import { orUnavailable } from './or-unavailable.ts'
import { incomingFolder, type ReceivedFile, receiveFile, type Sent } from './receive-file.ts'
import { storeDocument } from './store-document.ts'
import { type PictureStore, storePicture } from './store-picture.ts'
import { storeVideo } from './store-video.ts'

type Stored = {
  stored: UploadAnswer['data']
  /** False when the same file was stored before: it is that one. */
  isNew: boolean
}

/**
 * Takes a file in as it comes and stores it as what its content says it is.
 * @param dataDir where it lies until it is stored
 * @throws Unsupported, TooLarge, Invalid, Unavailable with a sentence for whoever uploads; nothing of the file is left then
 */
export function storeUpload(store: PictureStore, dataDir: string, sent: Sent): Promise<Stored> {
  return receiveFile(incomingFolder(dataDir), sent, async (file) => {
    const result = await orUnavailable(storeAs[file.kind](store, file))
    // Whoever uploads what was there already has a day to use it, as others have.
    if (!result.isNew)
      await store.db.update(files).set({ created_at: sql`now()` }).where(eq(files.id, result.stored.id))
    return result
  })
}

const storeAs: Record<FileKind, (store: PictureStore, file: ReceivedFile) => Promise<Stored>> = {
  picture: asPicture,
  video: asVideo,
  document: asDocument,
}

async function asPicture(store: PictureStore, file: ReceivedFile): Promise<Stored> {
  const { isNew, ...picture } = await storePicture(store, file)
  return { isNew, stored: { ...picture, kind: file.kind, poster: null } }
}

async function asVideo(store: PictureStore, file: ReceivedFile): Promise<Stored> {
  const { isNew, ...video } = await storeVideo(store, file)
  return { isNew, stored: { ...video, kind: file.kind, placeholder: null } }
}

async function asDocument(store: PictureStore, file: ReceivedFile): Promise<Stored> {
  const { isNew, ...document } = await storeDocument(store, file)
  const nothing = { width: null, height: null, placeholder: null, poster: null }
  return { isNew, stored: { ...document, kind: file.kind, ...nothing } }
}
