import { join } from 'node:path'
import pg from 'pg'
import { noteSince } from './compatible-since.ts'
import { findPending, type Migration, noteDone, readMigrations } from './pending-migrations.ts'
import { connectionTo } from './servers.ts'
import { errorCode, StartupError } from './startup-error.ts'
import { pause, type Waiting } from './waiting.ts'

const ours = join(import.meta.dirname, 'migrations')

// Any number will do, as long as every Aangan process takes the same one.
export const migrationLock = 6_118_216_001

const mayPass = { mayPass: true }

export interface MigrateOptions extends Waiting {
  /** How long a migration waits for a table. Meanwhile all other users of that table wait behind it. */
  lockTimeoutMs?: number
  /** How long others may use the table before the next try. */
  pauseMs?: number
  /** When it gives up waiting: for a table, or for another process that migrates. */
  giveUpMs?: number
  /** The folder of the migrations, as drizzle-kit writes it. */
  migrationsFolder?: string
}

/** A migration as it was done, or tried. */
export type MigrationRun = { tag: string; statements: StatementRun[] }

export type StatementRun = {
  sql: string
  ms: number
  /** New locks of this statement, such as 'leads: AccessExclusiveLock'. */
  locks: string[]
}

/**
 * Brings the database at `url` to this version's schema; one that a later version has migrated stays as it
 * is. Safe to call at every start and by many processes. A transaction that holds a table delays the
 * migration, not the visitors. All migrations are done or none. Returns those that were done.
 * @throws StartupError when one fails, or another transaction or process has kept it waiting for too long
 */
export function migrate(url: string, options: MigrateOptions = {}): Promise<MigrationRun[]> {
  return run(url, options, 'COMMIT')
}

/**
 * Does what `migrate` would do, and takes it back; says what ran, for how long, and what it locked. Meanwhile it holds
 * those locks.
 * @throws StartupError as `migrate` does
 */
export function tryMigrations(url: string, options: MigrateOptions = {}): Promise<MigrationRun[]> {
  return run(url, options, 'ROLLBACK')
}

async function run(
  url: string,
  options: MigrateOptions,
  end: 'COMMIT' | 'ROLLBACK',
): Promise<MigrationRun[]> {
  const { say, signal, lockTimeoutMs = 1_000, pauseMs = 4_000, giveUpMs = 600_000 } = options
  const all = readMigrations(options.migrationsFolder ?? ours)
  const client = new pg.Client({ ...connectionTo(url), application_name: 'aangan migrate' })
  // The statement that needs a broken connection reports it.
  client.on('error', () => {})
  await client.connect()
  const leave = () => void client.end().catch(() => {})
  signal?.addEventListener('abort', leave)
  try {
    await client.query('SET statement_timeout = 0')
    await takeTurn(client, giveUpMs)
    await client.query(`SET lock_timeout = ${lockTimeoutMs}`)
    const begun = Date.now()
    for (;;) {
      try {
        return await apply(client, all, end)
      } catch (error) {
        if (!isKeptWaiting(error)) throw error
        const holder = await oldestTransaction(client)
        if (Date.now() - begun > giveUpMs)
          throw new StartupError(`${cannotMigrate(holder)} End it, then start again.`, mayPass)
        say?.(`${cannotMigrate(holder)} Retrying every few seconds.`)
        await pause(pauseMs, signal)
      }
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', leave)
    await client.end()
  }
}

/** One process migrates at a time. */
async function takeTurn(client: pg.Client, giveUpMs: number): Promise<void> {
  await client.query(`SET lock_timeout = ${giveUpMs}`)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
  } catch (error) {
    if (!isKeptWaiting(error)) throw error
    throw new StartupError(
      `Another process has been migrating the database for ${Math.round(giveUpMs / 1000)} seconds: wait until it has finished, or stop it, then start again.`,
      mayPass,
    )
  }
}

async function apply(
  client: pg.Client,
  all: readonly Migration[],
  end: 'COMMIT' | 'ROLLBACK',
): Promise<MigrationRun[]> {
  await client.query('BEGIN')
  try {
    const pending = await findPending(client, all)
    const watched = end === 'ROLLBACK' ? await watchLocks(client) : async () => []
    const done: MigrationRun[] = []
    for (const migration of pending) {
      done.push({ tag: migration.tag, statements: await applyOne(client, migration, watched) })
      await noteDone(client, migration)
    }
    await noteSince(client, Math.max(0, ...all.map(({ since = 0 }) => since)))
    await client.query(end)
    return done
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function applyOne(
  client: pg.Client,
  { tag, statements }: Migration,
  newLocks: () => Promise<string[]>,
): Promise<StatementRun[]> {
  const done: StatementRun[] = []
  for (const sql of statements) {
    const began = performance.now()
    try {
      await client.query(sql)
    } catch (error) {
      if (isKeptWaiting(error) || !(error instanceof pg.DatabaseError)) throw error
      throw new StartupError(
        `The migration ${tag} failed (${error.message}) and was rolled back: fix the cause, or go back to the previous version.`,
      )
    }
    const ms = performance.now() - began
    done.push({ sql: sql.trim(), ms, locks: await newLocks() })
  }
  return done
}

/**
 * Returns a function that gives the locks taken since its last call that block readers or writers of their
 * tables.
 */
async function watchLocks(client: pg.Client): Promise<() => Promise<string[]>> {
  const { rows } = await client.query<{ oid: number }>(
    `SELECT oid::int FROM pg_class WHERE relkind IN ('r', 'p')`,
  )
  const before = rows.map(({ oid }) => oid)
  const told = new Set<string>()
  return async () => {
    const { rows: held } = await client.query<{ lock: string }>(
      `SELECT DISTINCT c.relname || ': ' || l.mode AS lock FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
      WHERE l.pid = pg_backend_pid() AND l.granted AND c.oid::int = ANY ($1) AND c.relnamespace <> 'pg_catalog'::regnamespace
        AND l.mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
      ORDER BY 1`,
      [before],
    )
    const taken = held.map(({ lock }) => lock).filter((lock) => !told.has(lock))
    for (const lock of taken) told.add(lock)
    return taken
  }
}

// lock_not_available, deadlock_detected
const keptWaiting = new Set(['55P03', '40P01'])

function isKeptWaiting(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (keptWaiting.has(errorCode(at) ?? '')) return true
  }
  return false
}

function cannotMigrate(holder: string): string {
  return `The migration of the database waits for another transaction${holder}.`
}

/** Most likely the one that blocks the migration; transactions we may not see are not named. */
async function oldestTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; application_name: string; begun: Date }>(`
    SELECT pid, application_name, xact_start AS begun FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
    ORDER BY xact_start, pid LIMIT 1`)
  const [oldest] = rows
  if (!oldest) return ''
  const name = oldest.application_name || 'no name'
  return `; the oldest is process ${oldest.pid} (${name}), started at ${oldest.begun.toISOString()}`
}
