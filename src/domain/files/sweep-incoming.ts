import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { files } from '#db/schema/index.ts'
import { documentKey, originalKey, videoKey } from '#storage/keys.ts'
import type { FileStore } from './picture-size.ts'
import { incomingFolder } from './receive-file.ts'

/**
 * Removes what uploads left behind when the server ended in the middle of them: the part that had come, and
 * what was in storage already without a row in the table. Only for a start, before anything is received.
 */
export async function sweepIncoming({ db, storage }: FileStore, dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir)
  for (const id of await namesIn(folder)) {
    const rows = await db.select({ id: files.id }).from(files).where(eq(files.id, id))
    const keys = rows.length > 0 ? [] : [originalKey(id), videoKey(id), documentKey(id)]
    for (const key of keys) await storage.delete(key)
    await rm(path.join(folder, id), { recursive: true, force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
