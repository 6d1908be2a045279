import type { Config } from '#config'
import { closeDataFolder } from './close-data-folder.ts'
import type { Reports } from './embedded/keep-running.ts'
import { openEmbedded } from './embedded/server.ts'
import { checkNotifications } from './notification-echo.ts'
import { noteOutside, refuseSecondDatabase } from './outside-note.ts'
import { checkOutsideServer } from './outside-server.ts'
import type { Waiting } from './waiting.ts'

export interface OpenDatabase {
  url: string
  /** Whether this process started a PostgreSQL for it. */
  started: boolean
  /** Starts the PostgreSQL in the data folder again whenever it ends by itself; others watch their own. */
  watch(reports: Reports): void
  /** Gives the database back; ends the PostgreSQL in the data folder when nobody else uses it. */
  stop(): Promise<void>
}

/**
 * Opens the database the settings name: the server at DATABASE_URL, else the one in the data folder, which is
 * made and started when needed. Waits while it starts; it may still be in recovery, see `waitForRecovery`.
 * @throws StartupError when it cannot be had
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  waiting: Waiting = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) {
    refuseSecondDatabase(config.dataDir)
    const database = await openEmbedded(config.dataDir, {}, waiting)
    await closeDataFolder(config.dataDir)
    return database
  }
  await closeDataFolder(config.dataDir)
  await checkOutsideServer(config.databaseUrl, waiting)
  await checkNotifications(config.databaseUrl, 'DATABASE_URL')
  noteOutside(config.dataDir)
  return { url: config.databaseUrl, started: false, watch() {}, stop: async () => {} }
}
