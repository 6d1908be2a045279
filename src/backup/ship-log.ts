/** Brings the database's log, and the files that came with it, to where the backups are. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/client.ts'
import { siteId } from '#db/site-id.ts'
import { within } from '#domain/health/index.ts'
import type { Storage } from '#storage/storage.ts'
import { readKey } from './backup-key.ts'
import { openPlace } from './place.ts'
import { Repository } from './repository.ts'
import { saveAll } from './save-all.ts'
import { inStorage, keysInDatabase } from './saved-files.ts'

export type Shipping = { db: Db; storage: Storage; config: Config }

export type Shipment = {
  /** Files of the log, the oldest first. */
  pieces: readonly string[]
  /** Files that were stored after this moment are taken as well. */
  since: Date
  /** Each piece that is there now. */
  onPiece: (piece: string) => void
}

// A place that hangs must not keep the log from the others.
const opensWithinMs = 60_000

/**
 * Takes pieces of the log to `place`. Files are taken first, so that the log names none that is not there.
 * @throws StartupError when the place holds no backups of this site, or takes nothing
 */
export async function shipLog(
  { db, storage, config }: Shipping,
  place: string,
  { pieces, since, onPiece }: Shipment,
): Promise<void> {
  const opened = await openPlace(place, config)
  try {
    const key = await readKey(config.backup.key)
    const repository = await within(opensWithinMs, Repository.toAdd(opened, key, await siteId(db)))
    const { rows } = await db.execute<{ now: Date }>(sql`select now()`)
    const keys = await keysInDatabase(db, since)
    const sources = keys.map((key) => inStorage(storage, key))
    const files = await saveAll(repository, sources, new Map(), { onFile: () => {} })
    const id = new Date(rows[0]?.now ?? Date.now()).toISOString().replaceAll(/[:.]/g, '-')
    if (files.length > 0) await repository.addFiles(id, files)
    for (const piece of pieces) {
      await repository.addLog(path.basename(piece), await readFile(piece))
      onPiece(piece)
    }
  } finally {
    await opened.close()
  }
}
