import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { pictureSize } from '../files/index.ts'
import { inChild } from '../media/index.ts'
import type { PreviewText, StatusText } from './read.ts'

/**
 * Draws a preview with its photograph out of storage; one that is somewhere else, or gone, is left out.
 * @throws Unavailable when too many pictures are being made already
 */
export async function makePreview(
  ctx: Context<'db' | 'storage'>,
  { photo, ...said }: PreviewText,
): Promise<Buffer> {
  const photograph = await readPhotograph(ctx, photo)
  return inChild('drawPreview', { ...said, photo: photograph }, { urgency: 'now' })
}

/** The same for a portrait picture. @throws what `makePreview` throws */
export async function makeStatus(
  ctx: Context<'db' | 'storage'>,
  { photo, ...said }: StatusText,
): Promise<Buffer> {
  const photograph = await readPhotograph(ctx, photo)
  return inChild('drawStatus', { ...said, photo: photograph }, { urgency: 'now' })
}

async function readPhotograph(
  ctx: Context<'db' | 'storage'>,
  photo: string | null,
): Promise<Buffer | undefined> {
  const [, id] = /^media\/([\w-]{22})\/original$/.exec(photo ?? '') ?? []
  if (id === undefined) return undefined
  try {
    return await pictureSize(ctx, { id, size: { width: 1280, format: 'jpeg' } })
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}
