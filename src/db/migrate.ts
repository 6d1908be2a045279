import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { connectionTo } from './servers.ts'
import { errorCode, StartupError } from './startup-error.ts'
import { pause, type Waiting } from './waiting.ts'

const ours = join(import.meta.dirname, 'migrations')

// Any number will do, as long as every Aangan process takes the same one.
export const migrationLock = 6_118_216_001

export interface MigrateOptions extends Waiting {
  /** How long a migration waits for a table. Meanwhile everybody else who wants that table waits behind it. */
  lockTimeoutMs?: number
  /** How long others may use the table before the next try. */
  pauseMs?: number
  /** When it gives up. */
  giveUpMs?: number
  /** The folder of the migrations, as drizzle-kit writes it. */
  migrationsFolder?: string
}

/**
 * Brings the database at `url` to this version's schema; one that a later version has migrated stays as it is. Safe to
 * call at every start and by many at once. A transaction that holds a table keeps it waiting, the site's visitors not.
 * @throws StartupError when another transaction has held a table for too long
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { say, signal, lockTimeoutMs = 1_000, pauseMs = 4_000, giveUpMs = 600_000 } = options
  const { migrationsFolder = ours } = options
  const client = new pg.Client({ ...connectionTo(url), application_name: 'aangan migrate' })
  // A broken connection is told of by the statement that needs it.
  client.on('error', () => {})
  await client.connect()
  const end = () => void client.end().catch(() => {})
  signal?.addEventListener('abort', end)
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query(`SET lock_timeout = ${lockTimeoutMs}`)
    const begun = Date.now()
    for (;;) {
      try {
        return await applyMigrations(drizzle(client), { migrationsFolder })
      } catch (error) {
        if (!isKeptWaiting(error)) throw error
        const holder = await oldestTransaction(client)
        if (Date.now() - begun > giveUpMs)
          throw new StartupError(`${cannotMigrate(holder)} End it, then start again.`)
        say?.(`${cannotMigrate(holder)} It is tried again every few seconds.`)
        await pause(pauseMs, signal)
      }
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
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

/** Most likely the one that is waited for; what may not be seen is not named. */
async function oldestTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; application_name: string; begun: Date }>(`
    SELECT pid, application_name, xact_start AS begun FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
    ORDER BY xact_start LIMIT 1`)
  const [oldest] = rows
  if (!oldest) return ''
  const name = oldest.application_name || 'no name'
  return `; the oldest is of process ${oldest.pid} (${name}), begun at ${oldest.begun.toISOString()}`
}
