import type { Config } from '#config'
import type { Db } from '#db/client.ts'
import { keepsArchive } from '#db/embedded/archive.ts'
import type { Storage } from '#storage/storage.ts'

/**
 * Returns what takes the log of the embedded server to the backups; undefined where no log is kept. What it needs is
 * loaded by those alone who keep one.
 */
export function openShipping(site: {
  config: Config
  db: Db
  storage: Storage
}): (() => Promise<void>) | undefined {
  const { config } = site
  if (config.databaseUrl !== undefined || !keepsArchive(config.dataDir)) return undefined
  let ship: (() => Promise<void>) | undefined
  return async () => {
    if (!ship) {
      const { shipToPlaces } = await import('#backup/ship-to-places.ts')
      ship ??= shipToPlaces(site)
    }
    await ship()
  }
}
