import type { Config } from '#config'
import { connect } from '#db/client.ts'
import { type MigrationRun, migrate } from '#db/migrate.ts'
import journal from '#db/migrations/meta/_journal.json' with { type: 'json' }
import { type OpenDatabase, openDatabase } from '#db/open.ts'
import { isUsed, noteOutside } from '#db/outside-note.ts'
import { waitForRecovery } from '#db/recovery.ts'
import { siteId } from '#db/site-id.ts'
import { StartupError } from '#db/startup-error.ts'
import { readState } from '#db/state.ts'
import { onChange } from '#db/waiting.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/**
 * Opens the database for a command, with this version's schema. Says on standard error what it waits for,
 * and when the site begins with it.
 * @throws StartupError when it cannot be had, is empty although the data folder is that of a site, or when a newer version of the site has migrated it
 */
export async function openForCommand(config: Place, signal?: AbortSignal): Promise<OpenDatabase> {
  const waiting = {
    say: onChange((sentence) => console.error(`! ${sentence}`)),
    ...(signal && { signal }),
  }
  const { dataDir, databaseUrl } = config
  const database = await openDatabase(config, { ...waiting, mustBeUsed: isUsed(dataDir) })
  try {
    await waitForRecovery(database.url, waiting)
    const done = await migrate(database.url, waiting)
    if (isFirst(done))
      waiting.say(
        `No site has used the database ${databaseUrl === undefined ? `in ${dataDir}` : 'at DATABASE_URL'} before: this command sets it up.`,
      )
    await settle(database.url, config)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** Whether the database was empty before. */
function isFirst(done: readonly MigrationRun[]): boolean {
  return done[0]?.tag === journal.entries[0]?.tag
}

async function settle(url: string, { dataDir, databaseUrl }: Place): Promise<void> {
  const { db, pool, close } = connect(url, { max: 1 })
  try {
    if ((await readState(pool)) === 'newer')
      throw new StartupError(
        'The database was migrated by a newer version of the site: run the command of that version.',
      )
    if (databaseUrl !== undefined) noteOutside(dataDir, await siteId(db))
  } finally {
    await close()
  }
}
