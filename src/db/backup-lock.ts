/**
 * Held in the database for as long as a backup of it and its files is made. It ends with its connection, so that a
 * backup that is killed leaves nothing behind that keeps the next one waiting.
 */
import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { openSession } from './copy/session.ts'

// Any number will do, as long as every Aangan process takes the same one.
const backupLock = 6_118_216_002

export type BackupLock = {
  /** @throws when the connection and with it the lock was lost */
  mustHold(): Promise<void>
} & AsyncDisposable

/** Takes the lock of the database at `url`; undefined while another backup has it. */
export async function holdBackupLock(url: string): Promise<BackupLock | undefined> {
  const client = await openSession(url, 'aangan backup')
  // PostgreSQL notices within two minutes, not hours, that a machine is gone, and lets go of its lock.
  await client.query(
    'SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 6',
  )
  const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
    backupLock,
  ])
  if (!rows[0]?.got) {
    await client.end()
    return undefined
  }
  return {
    async mustHold() {
      await client.query('SELECT 1')
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/** Whether files that the database named a moment ago may still be needed by a backup. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${backupLock}) as free`,
  )
  return rows[0]?.free === false
}
