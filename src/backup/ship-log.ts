/** Brings the database's log, and the files that came with it, to where the backups are. */
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/client.ts'
import { listArchive } from '#db/embedded/archive.ts'
import type { Storage } from '#storage/storage.ts'
import { readKey } from './backup-key.ts'
import { openPlace } from './place.ts'
import { Repository } from './repository.ts'
import { saveAll } from './save-all.ts'
import { inStorage, keysInDatabase } from './saved-files.ts'

type Shipping = { db: Db; storage: Storage; config: Config }

/**
 * Takes what the server has archived to `place` and frees its disk. Files are taken first, so that the log names none
 * that is not there.
 * @param since files that were stored after this moment are taken as well
 * @returns how many pieces of the log were taken
 */
export async function shipLog(
  { db, storage, config }: Shipping,
  place: string,
  since: Date,
): Promise<number> {
  const waiting = await listArchive(config.dataDir)
  if (waiting.length === 0) return 0
  const opened = await openPlace(place, config, { toWrite: true })
  try {
    const repository = Repository.toAdd(opened, await readKey(config.backup.key))
    const { rows } = await db.execute<{ now: Date }>(sql`select now()`)
    const keys = await keysInDatabase(db, since)
    const sources = keys.map((key) => inStorage(storage, key))
    const files = await saveAll(repository, sources, new Map(), { onFile: () => {} })
    const id = new Date(rows[0]?.now ?? Date.now()).toISOString().replaceAll(/[:.]/g, '-')
    if (files.length > 0) await repository.addFiles(id, files)
    for (const file of waiting) {
      await repository.addLog(path.basename(file), await readFile(file))
      await rm(file)
    }
    return waiting.length
  } finally {
    await opened.close()
  }
}
