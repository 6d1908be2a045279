/** A data folder into which a backup is being restored is no site yet. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './startup-error.ts'

/** There from the beginning of a restore to its end. */
export function unfinishedRestore(dataDir: string): string {
  return path.join(dataDir, 'restore-unfinished')
}

/** @throws StartupError when a restore into the data folder was broken off, or is under way */
export function mustBeRestored(dataDir: string): void {
  if (!existsSync(unfinishedRestore(dataDir))) return
  throw new StartupError(
    `A backup is being restored into ${dataDir}, or the restore was interrupted: run npm run restore again until it finishes, then start.`,
  )
}
