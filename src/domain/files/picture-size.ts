import { and, eq, sql } from 'drizzle-orm'
import { type ImageWidth, imageWidths } from '#contract/image-address.ts'
import type { Db } from '#db/client.ts'
import { files } from '#db/schema/index.ts'
import { originalKey, type PictureFormat, sizeKey } from '#storage/keys.ts'
import { isAway, type Storage } from '#storage/storage.ts'
import { NotFound, Unavailable } from '../errors.ts'
import { prepared } from '../prepared.ts'

export type FileStore = { db: Db; storage: Storage }

/**
 * The bytes of a stored picture at a width (in pixels) and in a format: from storage, or made now, once however
 * many ask. A picture narrower than that is given as wide as it is.
 * @throws NotFound for an unknown picture, Unavailable when too many are being made already or the storage is out of reach
 */
export async function pictureSize(
  store: FileStore,
  id: string,
  size: { width: ImageWidth; format: PictureFormat },
): Promise<Buffer> {
  const fullWidth = await fullWidthOf(store.db, id)
  if (fullWidth === undefined) throw new NotFound('There is no picture at this address.')
  const key = sizeKey(id, widthToKeep(size.width, fullWidth), size.format)
  try {
    const found = await store.storage.find(key)
    return found ?? (await onlyOnce(store.storage, key, () => make(store, { id, key, ...size })))
  } catch (error) {
    if (!isAway(error)) throw error
    throw new Unavailable('The picture is out of reach at the moment.', { cause: error })
  }
}

/** In pixels; undefined when there is no such picture. */
export async function fullWidthOf(db: Db, id: string): Promise<number | undefined> {
  const [row] = await pictureById(db).execute({ id })
  return row?.width ?? undefined
}

const pictureById = prepared((db) =>
  db
    .select({ width: files.width })
    .from(files)
    .where(and(eq(files.id, sql.placeholder('id')), eq(files.kind, 'picture')))
    .prepare('picture_by_id'),
)

/** All widths that show a picture as wide as it is are one: the smallest of them. */
export function widthToKeep(width: ImageWidth, fullWidth: number): ImageWidth {
  const whole = imageWidths.find((one) => one >= fullWidth)
  return whole !== undefined && whole < width ? whole : width
}

async function make(
  { storage }: FileStore,
  { id, key, width, format }: { id: string; key: string; width: ImageWidth; format: PictureFormat },
): Promise<Buffer> {
  const original = await storage.getBytes(originalKey(id))
  const { decode, encode } = await import('./pixels.ts')
  const made = await encode(await decode(Buffer.from(original), width, 'now'), format, 'now')
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
