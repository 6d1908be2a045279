/** Reading a replica: it is a little behind the database that it copies. */
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

type Asked = Pick<pg.Pool, 'query'>

/** Whether the database is a physical replica, which can be read and nothing else. */
export async function isReplica(pool: Asked): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is')
  return rows[0]?.is === true
}

const pauseMs = 20
const longestMs = 60_000

/**
 * Resolves when `replica` shows everything that is committed in `primary` now.
 * @throws when it does not within a minute: it is broken, or hopelessly behind
 */
export async function waitForReplay(primary: Asked, replica: Asked): Promise<void> {
  const { rows } = await primary.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn')
  const until = Date.now() + longestMs
  while (Date.now() < until) {
    const shown = await replica.query<{ is: boolean }>(
      'SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS is',
      [rows[0]?.lsn],
    )
    if (shown.rows[0]?.is) return
    await wait(pauseMs)
  }
  throw new Error('The replica is more than a minute behind the database that it copies.')
}
