import type { Config } from '#config'
import { connect } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { type OpenDatabase, openDatabase } from '#db/open.ts'
import { waitForRecovery } from '#db/recovery.ts'
import { StartupError } from '#db/startup-error.ts'
import { readState } from '#db/state.ts'
import { onChange } from '#db/waiting.ts'

/**
 * Opens the database for a command, with this version's schema. Says on standard error what it waits for.
 * @throws StartupError when it cannot be had, or when a newer version of the site has migrated it
 */
export async function openForCommand(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  signal?: AbortSignal,
): Promise<OpenDatabase> {
  const waiting = {
    say: onChange((sentence) => console.error(`! ${sentence}`)),
    ...(signal && { signal }),
  }
  const database = await openDatabase(config, waiting)
  try {
    await waitForRecovery(database.url, waiting)
    await migrate(database.url, waiting)
    await refuseNewer(database.url)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function refuseNewer(url: string): Promise<void> {
  const { pool, close } = connect(url, { max: 1 })
  try {
    if ((await readState(pool)) !== 'newer') return
    throw new StartupError(
      'The database was migrated by a newer version of the site: run the command of that version.',
    )
  } finally {
    await close()
  }
}
