import type { Config } from '#config'
import { closeDataFolder } from './close-data-folder.ts'
import type { Reports } from './embedded/keep-running.ts'
import { openEmbedded } from './embedded/server.ts'
import { checkNotifications } from './notification-echo.ts'
import { hasOwnDatabase, refuseAnotherDatabase, refuseSecondDatabase } from './outside-note.ts'
import { checkOutsideServer } from './outside-server.ts'
import { findSite } from './site-id.ts'
import { StartupError } from './startup-error.ts'
import type { Waiting } from './waiting.ts'

export interface OpenDatabase {
  url: string
  /** Whether this process started a PostgreSQL for it. */
  started: boolean
  /** Starts the PostgreSQL in the data folder again whenever it ends by itself; others watch their own. */
  watch(reports: Reports): void
  /** What is open to others in the data folder and how it is closed, in a sentence. */
  warning: string | undefined
  /** Releases the database; stops the PostgreSQL in the data folder when no other process uses it. */
  stop(): Promise<void>
}

type Opening = Waiting & {
  /** A database that no site has used is refused instead of created. */
  mustBeUsed?: boolean
}

/**
 * Opens the database the settings name: the server at DATABASE_URL, else the one in the data folder, which is
 * made and started when needed. Waits while it starts; it may still be in recovery, see `waitForRecovery`.
 * @throws StartupError when it cannot be opened, or does not belong to the data folder
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { mustBeUsed = false, ...waiting }: Opening = {},
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) {
    refuseSecondDatabase(dataDir)
    if (mustBeUsed && !hasOwnDatabase(dataDir))
      throw new StartupError(
        `There is no database in the data folder ${dataDir}: correct DATA_DIR, or set DATABASE_URL where the database is outside of it. Start a new site once first.`,
      )
    const database = await openEmbedded(dataDir, {}, waiting)
    return { ...database, warning: await closeDataFolder(dataDir) }
  }
  const warning = await closeDataFolder(dataDir)
  await checkOutsideServer(databaseUrl, waiting)
  const found = await findSite(databaseUrl)
  refuseAnotherDatabase(dataDir, found)
  if (mustBeUsed && !found.hasSite)
    throw new StartupError(
      'The database at DATABASE_URL is empty: correct DATABASE_URL. Start a new site once first.',
    )
  await checkNotifications(databaseUrl, 'DATABASE_URL')
  return { url: databaseUrl, started: false, warning, watch() {}, stop: async () => {} }
}
