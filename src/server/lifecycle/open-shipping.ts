import type { Config } from '#config'
import type { Db } from '#db/client.ts'
import { keepsArchive } from '#db/embedded/archive.ts'
import type { Storage } from '#storage/storage.ts'

/**
 * Returns what ships the log of the embedded server to the backups; undefined where no log is kept. Its
 * modules are loaded only then.
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
