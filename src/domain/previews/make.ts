import { NotFound } from '../errors.ts'
import { type FileStore, pictureSize } from '../files/picture-size.ts'
import { inChild } from '../media/in-child.ts'
import type { PreviewText } from './read.ts'

/**
 * Draws a preview with its photograph out of storage; one that is somewhere else, or gone, is left out.
 * @throws Unavailable when too many pictures are being made already
 */
export async function makePreview(store: FileStore, { photo, ...said }: PreviewText): Promise<Buffer> {
  const [, id] = /^media\/([\w-]{22})\/original$/.exec(photo ?? '') ?? []
  const photograph = id === undefined ? undefined : await readPhotograph(store, id)
  return inChild('drawPreview', { ...said, photo: photograph }, { urgency: 'now' })
}

async function readPhotograph(store: FileStore, id: string): Promise<Buffer | undefined> {
  try {
    return await pictureSize(store, id, { width: 1280, format: 'jpeg' })
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}
