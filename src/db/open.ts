import type { Config } from '#config'
import { openEmbedded } from './embedded/server.ts'
import type { Settings } from './embedded/settings.ts'
import { checkOutsideServer } from './outside-server.ts'

export interface OpenDatabase {
  url: string
  /** Whether this process started a PostgreSQL for it. */
  started: boolean
  /** Gives the database back; ends the PostgreSQL in the data folder when nobody else uses it. */
  stop(): Promise<void>
}

/**
 * Opens the database the settings name: the server at DATABASE_URL, else the one in the data folder, which is
 * made and started when needed.
 * @throws StartupError when it cannot be had
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  settings?: Settings,
): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) return openEmbedded(config.dataDir, settings)
  await checkOutsideServer(config.databaseUrl)
  return { url: config.databaseUrl, started: false, stop: async () => {} }
}
