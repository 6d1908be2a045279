/** Which files a backup holds besides the database. */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { secretFile } from '#domain/installation/index.ts'
import { documentKey, originalKey, videoKey } from '#storage/keys.ts'
import { isMissing, type Storage } from '#storage/storage.ts'
import { folderFiles } from './manifest.ts'
import type { Source } from './save-all.ts'

// Sizes of pictures are made from the originals on request: nine files of ten.
const madeAgain = 'sizes/'

/** The names of the files in storage that cannot be made again. */
export async function* keysToSave(storage: Storage): AsyncGenerator<string> {
  for await (const key of storage.keys()) if (!key.startsWith(madeAgain)) yield key
}

/** The names of the files that the database says are in storage, or those that came since a moment. */
export async function keysInDatabase(db: Db, since = new Date(0)): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; kind: string }>(
    sql`select id, kind from files where created_at >= ${since.toISOString()}`,
  )
  const keyOf: Record<string, (id: string) => string> = { picture: originalKey, video: videoKey }
  return rows.map(({ id, kind }) => (keyOf[kind] ?? documentKey)(id))
}

/** The operator's files in the data folder, as paths below it. */
export async function folderFilesToSave(dataDir: string): Promise<string[]> {
  const there = await Promise.all(
    folderFiles.map((name) => stat(path.join(dataDir, name)).catch(() => undefined)),
  )
  return folderFiles.filter((_, at) => there[at]?.isFile())
}

/** The signing secret in force, if there is one yet. */
export async function readSecret(dataDir: string, given: string | undefined): Promise<string | undefined> {
  if (given !== undefined) return given
  const text = await readFile(secretFile(dataDir), 'utf8').catch(() => undefined)
  return text?.trim()
}

/** A file in storage. */
export function inStorage(storage: Storage, key: string): Source {
  return {
    key,
    async look() {
      const found = await storage.getMetaData(key).catch(unlessMissing)
      return found && { bytes: found.contentLength, modified: found.lastModified.toISOString() }
    },
    open: () => storage.getStream(key).catch(unlessMissing),
  }
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
