import { files } from '#db/schema/index.ts'
import { addressOf } from '#storage/keys.ts'
import type { Needs } from '../context.ts'
import type { ReceivedFile } from './receive-file.ts'

/** A received file with the results of its examination. */
type Examined = ReceivedFile & { width?: number | null; height?: number | null }

/**
 * Puts a received file into storage under `key` and its row into the table, both or neither.
 * @returns false when the same bytes were stored meanwhile: those are kept, these are not
 */
export async function storeFile(
  { db, storage }: Needs<'db' | 'storage'>,
  key: string,
  file: Examined,
): Promise<boolean> {
  const { id, path, kind, sha256, bytes, contentType, width, height } = file
  const row = { id, address: addressOf(id), kind, sha256, bytes, content_type: contentType, width, height }
  try {
    await storage.copyFromFs(path, key, { contentLength: bytes, contentType })
    const inserted = await db
      .insert(files)
      .values(row)
      .onConflictDoNothing({ target: [files.kind, files.sha256] })
      .returning({ id: files.id })
    if (inserted.length === 0) await storage.delete(key)
    return inserted.length > 0
  } catch (error) {
    await storage.delete(key)
    throw error
  }
}
