/** The database of a process that stays: waited for at the start, watched afterwards. */
import type { Config } from '#config'
import { type OpenDatabase, openDatabase } from '#db/open.ts'
import { waitForRecovery } from '#db/recovery.ts'
import { mustBeRestored } from '#db/unfinished-restore.ts'
import { onChange, type Waiting } from '#db/waiting.ts'
import type { Log } from '../monitoring/log.ts'
import type { Shutdown } from './shutdown.ts'
import type { Narrator } from './startup-progress.ts'

type Process = { config: Config; log: Log; narrator: Narrator; shutdown: Shutdown }

/**
 * Opens the database once it takes changes, logging what it waits for, and starts the PostgreSQL in the data
 * folder again whenever it ends by itself. A process that only reads may use a replica, which is always in
 * recovery.
 * @throws StartupError when it cannot be opened, Interrupted when the end is requested meanwhile
 */
export async function openForServer(
  { config, log, narrator, shutdown }: Process,
  { onlyReads = false } = {},
): Promise<OpenDatabase & { waiting: Waiting }> {
  mustBeRestored(config.dataDir)
  const say = onChange((sentence) => {
    log.warn(sentence)
    narrator.status(sentence)
  })
  const waiting = { say, signal: shutdown.signal }
  const database = await openDatabase(config, waiting)
  shutdown.add(() => database.stop())
  if (database.warning) log.warn(database.warning)
  if (!onlyReads || config.databaseUrl === undefined) await waitForRecovery(database.url, waiting)
  database.watch({ trouble: (sentence) => log.error(sentence), back: (sentence) => log.info(sentence) })
  return { ...database, waiting }
}
