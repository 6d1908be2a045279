/** The part of a backup from which any later moment can be restored: the embedded server's files as they are. */
import type { Config } from '#config'
import { beginArchive } from '#db/embedded/archive.ts'
import { beginBaseBackup, keepsLog } from '#db/embedded/base-backup.ts'
import { StartupError } from '#db/startup-error.ts'
import type { Manifest } from './manifest.ts'
import type { Repository } from './repository.ts'
import { fileIn, saveAll } from './save-all.ts'

/** @throws StartupError where the server is not ours, or nothing is encrypted */
export function beginPointInTime({ databaseUrl, dataDir, backup }: Config): void {
  if (databaseUrl !== undefined)
    throw new StartupError(
      '--point-in-time works only with the database in the data folder. For the database at DATABASE_URL use its own tools, see docs/operations/backup.md.',
    )
  if (backup.key === undefined)
    throw new StartupError(
      '--point-in-time needs BACKUP_KEY, because the log contains all data ever written.',
    )
  beginArchive(dataDir)
}

/** @throws StartupError when the server was started before it was to keep its log */
export async function mustKeepLog(url: string): Promise<void> {
  if (await keepsLog(url)) return
  throw new StartupError('Point-in-time backups are prepared: restart the site, then run this command again.')
}

/** The server's files, where its log is kept; undefined elsewhere. `begin` comes before the first of them is read. */
export async function saveBase(
  { databaseUrl, dataDir, backup }: Config,
  url: string,
  repository: Repository,
  { signal, begin }: { signal: AbortSignal | undefined; begin: () => Promise<void> },
): Promise<Manifest['base']> {
  if (databaseUrl !== undefined || backup.key === undefined || !(await keepsLog(url))) return undefined
  await begin()
  await using held = await beginBaseBackup(dataDir, url)
  const sources = held.files.map((name) => fileIn(held.cluster, name))
  // Each is read: that a file of the database has its old size and time does not prove that it is the same.
  const files = await saveAll(repository, sources, new Map(), { signal, onFile: () => {} })
  const { label, endedAt } = await held.end()
  return { label, endedAt: endedAt.toISOString(), password: held.password, files, folders: held.folders }
}
