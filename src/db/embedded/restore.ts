import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Waiting } from '../waiting.ts'
import type { Home } from './home.ts'

// An operator puts one of them into the data directory; PostgreSQL deletes it when the recovery has ended.
const signalFiles = ['recovery.signal', 'standby.signal']

/** Whether PostgreSQL restores this cluster from a backup and its archived log, or follows another server. */
export function isInRecovery({ cluster }: Home): boolean {
  return signalFiles.some((name) => existsSync(join(cluster, name)))
}

const usualMs = 5_000

/** Reports why the server takes no connections yet: a restore, or a start that takes long. */
export function sayWhyNot(home: Home, waitingSince: number, say: Waiting['say']): void {
  if (isInRecovery(home)) {
    say?.(
      `PostgreSQL is restoring the database in ${home.folder} and does not accept connections yet. Its log is in ${home.logs}.`,
    )
  } else if (Date.now() - waitingSince > usualMs) {
    say?.(
      `PostgreSQL is starting in ${home.folder}. After a crash it first recovers. Its log is in ${home.logs}.`,
    )
  }
}
