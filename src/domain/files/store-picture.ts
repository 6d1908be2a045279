import { and, eq } from 'drizzle-orm'
import type { Placeholder } from '#contract/files/image.ts'
import type { Db } from '#db/client.ts'
import { files } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { addressOf, originalKey } from '#storage/keys.ts'
import type { Needs } from '../context.ts'
import { Invalid } from '../errors.ts'
import { inChild, mostPixels, Unreadable } from '../media/index.ts'

/** A picture that has arrived complete and is on this machine's disk. */
export type ReceivedPicture = {
  /** The id to store it by. */
  id: string
  path: string
  bytes: number
  sha256: string
  /** The type that its first bytes show. */
  contentType: string
}

export type StoredPicture = {
  id: string
  /** What other tables store to refer to it. */
  address: string
  /** In pixels, as a visitor sees it. */
  width: number
  height: number
  placeholder: Placeholder
  /** False when the same file was stored before: it is that one. */
  isNew: boolean
}

/**
 * Stores an uploaded picture as it came and leaves the making of its common sizes to a job. The same bytes are
 * stored once, however often and however simultaneously they come. `received` is the caller's to delete.
 * @throws Invalid with a sentence for the uploader when browsers cannot show it
 */
export async function storePicture(
  ctx: Needs<'db' | 'queue' | 'storage'>,
  received: ReceivedPicture,
): Promise<StoredPicture> {
  const known = await findPicture(ctx.db, received.sha256)
  if (known) return { ...known, isNew: false }
  const picture = await examine(received)
  const { id, path, bytes, sha256 } = received
  const key = originalKey(id)
  await ctx.storage.copyFromFs(path, key, { contentLength: bytes, contentType: picture.content_type })
  try {
    const row = { id, address: addressOf(id), sha256, kind: 'picture' as const, bytes, ...picture }
    if (await insert(ctx, row)) return { ...present(row), isNew: true }
    // The same bytes were stored meanwhile: use that picture.
    const theirs = await findPicture(ctx.db, sha256)
    if (!theirs) throw new Error('A picture was stored and is gone')
    await ctx.storage.delete(key)
    return { ...theirs, isNew: false }
  } catch (error) {
    await ctx.storage.delete(key)
    throw error
  }
}

const contentTypes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
}

/** Decodes the whole picture once: a picture that cannot be shown is refused here. */
async function examine({ path, contentType }: ReceivedPicture) {
  if (contentType === 'image/heic') {
    throw refused(t.heic)
  }
  const { head, summary, refusal } = await inChild('examinePicture', path, { urgency: 'now' }).catch(
    unreadable,
  )
  if (refusal === 'overloaded') throw refused(t.overloadedPicture)
  const content_type = contentTypes[head?.format ?? '']
  if (!head || !content_type) throw refused(t.unknownPicture)
  const { width, height } = head
  if (width * height > mostPixels) {
    throw refused(t.tooManyPixels)
  }
  if (refusal) throw refused(t.tooManyPixelsAtOnce)
  if (height > width * tallest) throw refused(t.tooTall({ times: tallest }))
  if (!summary) throw refused(t.unreadablePicture)
  return { content_type, width, height, ...summary }
}

function unreadable(error: unknown): never {
  throw error instanceof Unreadable ? refused(t.unreadablePicture) : error
}

// WebP ends at 16,383 pixels; the widest size of a taller picture would pass that.
const tallest = 8

function refused(sentence: string): Invalid {
  return new Invalid({ file: sentence }, sentence)
}

type PictureRow = {
  id: string
  address: string
  width: number
  height: number
  thumbhash: string
  colour: string
}

function present({ id, address, width, height, thumbhash, colour }: PictureRow) {
  return { id, address, width, height, placeholder: { thumbhash, colour } }
}

async function findPicture(db: Db, sha256: string) {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.kind, 'picture'), eq(files.sha256, sha256)))
  return row && present(asPicture(row))
}

/** The table's constraints give every picture these four; its type cannot say so. */
function asPicture(row: typeof files.$inferSelect): PictureRow {
  return row as PictureRow
}

/** Whether the row is new; with it the job that makes the common sizes. */
async function insert(
  { db, queue }: Needs<'db' | 'queue'>,
  row: typeof files.$inferInsert,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(files)
      .values(row)
      .onConflictDoNothing({ target: [files.kind, files.sha256] })
      .returning({ id: files.id })
    if (inserted.length > 0) await queue.enqueue(tx, 'picture-stored', { fileId: row.id })
    return inserted.length > 0
  })
}
