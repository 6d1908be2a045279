import { and, eq, sql } from 'drizzle-orm'
import { type ImageWidth, imageWidths, portrait } from '#contract/files/image-address.ts'
import type { Db } from '#db/client.ts'
import { files } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import { originalKey, type PictureFormat, sizeKey } from '#storage/keys.ts'
import { isUnreachable, type Storage } from '#storage/storage.ts'
import type { Context, Needs } from '../context.ts'
import { NotFound, Unavailable } from '../errors.ts'
import { inChild } from '../media/index.ts'
import { prepared } from '../prepared-query.ts'

/** The wanted part of a picture: all of it, or the crop for phones. */
export type WantedSize = { width: ImageWidth; format: PictureFormat; shape?: 'portrait' | undefined }

/**
 * The bytes of a stored picture at a width (in pixels) and in a format: from storage, or made now, once however
 * many ask. A picture narrower than that is given as wide as it is.
 * @throws NotFound for an unknown picture, Unavailable when too many are being made already or the storage is out of
 * reach
 */
export async function pictureSize(
  ctx: Context<'db' | 'storage'>,
  { id, size }: { id: string; size: WantedSize },
): Promise<Buffer> {
  const [full] = await pictureById(ctx.db).execute({ id })
  if (!full?.width || !full.height) throw new NotFound(missing.picture)
  const fullWidth = size.shape ? portraitWidth(full.width, full.height) : full.width
  const key = sizeKey(id, widthToKeep(size.width, fullWidth), size.format, size.shape)
  try {
    const found = await ctx.storage.find(key)
    return found ?? (await onlyOnce(ctx.storage, key, () => make(ctx, { id, key, fullWidth, ...size })))
  } catch (error) {
    if (!isUnreachable(error)) throw error
    throw new Unavailable(missing.pictureDown, { cause: error })
  }
}

/** In pixels; undefined when there is no such picture. */
export async function fullWidthOf(db: Db, id: string): Promise<number | undefined> {
  const [row] = await pictureById(db).execute({ id })
  return row?.width ?? undefined
}

const pictureById = prepared((db) =>
  db
    .select({ width: files.width, height: files.height })
    .from(files)
    .where(and(eq(files.id, sql.placeholder('id')), eq(files.kind, 'picture')))
    .prepare('picture_by_id'),
)

/** How wide the largest crop for phones is, in pixels. */
function portraitWidth(width: number, height: number): number {
  return Math.max(1, Math.min(width, Math.floor((height * portrait.width) / portrait.height)))
}

/** All widths that show a picture as wide as it is are one: the smallest of them. */
export function widthToKeep(width: ImageWidth, fullWidth: number): ImageWidth {
  const whole = imageWidths.find((one) => one >= fullWidth)
  return whole !== undefined && whole < width ? whole : width
}

async function make(
  { storage }: Needs<'storage'>,
  { id, key, fullWidth, width, format, shape }: WantedSize & { id: string; key: string; fullWidth: number },
): Promise<Buffer> {
  const original = Buffer.from(await storage.getBytes(originalKey(id)))
  const cropWidth = Math.min(width, fullWidth)
  const cropHeight = Math.max(1, Math.floor((cropWidth * portrait.height) / portrait.width))
  const size = shape ? { width: cropWidth, cropHeight, format } : { width, format }
  const made = await inChild('makeSize', { original, ...size }, { urgency: 'now' })
  await storage.put(key, made)
  return made
}

const underway = new WeakMap<Storage, Map<string, Promise<Buffer>>>()

function onlyOnce(storage: Storage, key: string, work: () => Promise<Buffer>): Promise<Buffer> {
  const works = underway.get(storage) ?? new Map<string, Promise<Buffer>>()
  underway.set(storage, works)
  const known = works.get(key)
  if (known) return known
  const begun = work().finally(() => works.delete(key))
  works.set(key, begun)
  return begun
}
