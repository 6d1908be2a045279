import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './home.ts'

// An operator lays one of them into the data directory; PostgreSQL deletes it when the recovery has ended.
const signalFiles = ['recovery.signal', 'standby.signal']

/** Whether PostgreSQL restores this cluster from a backup and its archived log, or follows another server. */
export function isInRecovery({ cluster }: Home): boolean {
  return signalFiles.some((name) => existsSync(join(cluster, name)))
}

/** What somebody waits for who cannot connect to the server yet. */
export function describeStart(home: Home): string {
  return isInRecovery(home)
    ? `PostgreSQL is restoring the database in ${home.folder} and takes no connections yet. Its log is in ${home.logs}.`
    : `PostgreSQL is starting in ${home.folder}. After a crash it first recovers. Its log is in ${home.logs}.`
}
