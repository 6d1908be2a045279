import type { Config } from '#config'
import type { Db } from '#db/client.ts'
import { keepsArchive } from '#db/embedded/archive.ts'
import { readLastBackup } from '#domain/backups/last-backup.ts'
import type { Storage } from '#storage/storage.ts'

// What was stored while the last look was under way is taken once more: that is harmless.
const overlapMs = 5 * 60_000

/**
 * Returns what takes the log of the embedded server to the place of the last backup; undefined where no log is kept.
 * What it needs is loaded by those alone who keep one.
 */
export function openShipping(site: {
  config: Config
  db: Db
  storage: Storage
}): (() => Promise<void>) | undefined {
  const { config, db } = site
  if (config.databaseUrl !== undefined || !keepsArchive(config.dataDir)) return undefined
  let since: Date | undefined
  return async () => {
    const { success } = await readLastBackup(db)
    if (!success) return
    const { shipLog } = await import('#backup/ship-log.ts')
    const begun = Date.now()
    await shipLog(site, success.place, since ?? new Date(Date.parse(success.takenAt) - overlapMs))
    since = new Date(begun - overlapMs)
  }
}
