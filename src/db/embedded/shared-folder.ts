import { chmodSync, mkdirSync } from 'node:fs'
import { StartupError } from '../startup-error.ts'

/** Where root keeps what PostgreSQL's account must reach when the checkout or the data folder is closed to it. */
export const sharedFolder = '/var/lib/aangan'

export function makeSharedFolder(): string {
  try {
    mkdirSync(sharedFolder, { recursive: true })
    chmodSync(sharedFolder, 0o755)
  } catch {
    throw new StartupError(
      `PostgreSQL does not run as root, its account cannot read this folder, and ${sharedFolder} is not writable: move the checkout and DATA_DIR to folders that every account can read, or start as an ordinary user.`,
    )
  }
  return sharedFolder
}
