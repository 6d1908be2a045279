/** Reads a replica: it is a little behind the database that it copies, which alone sends notifications. */
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { connect } from '#db/client.ts'
import { checkNotifications } from '#db/notification-echo.ts'
import { checkOutsideServer } from '#db/outside-server.ts'
import { StartupError } from '#db/startup-error.ts'
import { shareRuns } from '#domain/coalesce.ts'

// A server that hangs keeps its connections and sends nothing: waiting for it would never end.
const longestAnswerMs = 3_000

type Asked = Pick<pg.Pool, 'query'>

export type Changes = {
  /** The database that sends notifications of changes. */
  url: string
  /** Resolves when what is read shows everything that was committed before the call. */
  shown: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the database at CHANGES_DATABASE_URL, whose replica is `read`; undefined when `read` notifies of
 * changes itself.
 * @throws StartupError saying which setting to correct
 */
export async function openChanges(url: string | undefined, read: Asked): Promise<Changes | undefined> {
  if (url === undefined) {
    if (await isReplica(read)) throw new StartupError(`DATABASE_URL is a replica${setIt}`)
    return undefined
  }
  await checkOutsideServer(url, {}, 'CHANGES_DATABASE_URL')
  await checkNotifications(url, 'CHANGES_DATABASE_URL')
  const { pool, close } = connect(url, {
    max: 1,
    applicationName: 'aangan search',
    queryTimeout: longestAnswerMs,
  })
  try {
    if (await isReplica(pool)) throw new StartupError(`CHANGES_DATABASE_URL is a replica${setIt}`)
    if ((await identity(read)) !== (await identity(pool))) {
      throw new StartupError(
        'DATABASE_URL is not a replica of the database in CHANGES_DATABASE_URL: correct one of them.',
      )
    }
    return { url, shown: shareRuns(() => waitForReplay(pool, read)), close }
  } catch (error) {
    await close()
    throw error
  }
}

const setIt = '. A replica does not report changes: set CHANGES_DATABASE_URL to the database that it copies.'

async function isReplica(pool: Asked): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is')
  return rows[0]?.is === true
}

/** The same for a database and its replicas, and different for every other. */
async function identity(pool: Asked): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT system_identifier || ' ' || current_database() AS name FROM pg_control_system()`,
  )
  return rows[0]?.name ?? ''
}

const shortestPauseMs = 5
const longestPauseMs = 200
const longestMs = 10_000

// A commit that does not wait for the disk is there within three times wal_writer_delay, which is 200 ms.
const onDiskMs = 1_000

/** @throws when the replica does not show it within ten seconds: it is broken, or far behind */
async function waitForReplay(primary: Asked, replica: Asked): Promise<void> {
  const begun = Date.now()
  let end = await read(primary, 'pg_current_wal_insert_lsn()')
  let isOnDisk = false
  for (let pause = shortestPauseMs; Date.now() - begun < longestMs; pause *= 2) {
    const { rows } = await replica.query<{ is: boolean }>(
      'SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS is',
      [end],
    )
    if (rows[0]?.is) return
    await wait(Math.min(pause, longestPauseMs))
    // What is not on the primary's disk is sent to no replica: an open transaction's writes may stay like that,
    // and the end of the log is sometimes given as the position after the head of a page that is not begun yet.
    if (isOnDisk || Date.now() - begun < onDiskMs) continue
    end = await read(primary, 'pg_current_wal_flush_lsn()')
    isOnDisk = true
  }
  throw new Error('The replica is more than ten seconds behind the database that it copies.')
}

async function read(primary: Asked, position: string): Promise<string> {
  const { rows } = await primary.query<{ lsn: string }>(`SELECT ${position}::text AS lsn`)
  return rows[0]?.lsn ?? ''
}
