import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { DatabaseUnreachable, type DatabaseWatch } from './database-watch.ts'
import { connectionTo } from './servers.ts'
import { openDb } from './session.ts'

/** The database, or a transaction in it: everything in the domain takes either. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Connection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectOptions {
  /** Most connections this pool may hold at the same time. */
  max?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
  /** Milliseconds after which PostgreSQL gives up on a statement; 0 is never (imports, migrations). */
  statementTimeout?: number
  /** Milliseconds that a query may wait for a free connection. */
  connectionTimeout?: number
  /** Milliseconds after which a query is given up here, because its connection may be dead. */
  queryTimeout?: number
  /** While it finds the database unreachable, every query fails immediately. */
  watch?: DatabaseWatch
}

/** Timeouts for queries that a page waits for, when a statement may take `ms`. */
export function visitorTimeouts(ms: number) {
  return { statementTimeout: ms, queryTimeout: ms + 500, connectionTimeout: ms }
}

// Counts, sums and property IDs are read as numbers: prices in whole rupees fit 2^53 many times over. A value
// that would lose digits fails loudly. numeric stays text. Set for the whole process, because Drizzle asks
// the driver's global parsers and not the pool's.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`)
  return value
})

/** Opens a pool on `url`. Connects lazily: an unreachable server shows at the first query. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new WatchedPool(options.watch, {
    ...connectionTo(url),
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'aangan',
    statement_timeout: options.statementTimeout ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    keepAlive: true,
    ...(options.queryTimeout && { query_timeout: options.queryTimeout }),
  })
  // An idle connection that breaks (the server restarted) is replaced by the pool; without a listener
  // Node would end the process. The next query reports what is really wrong.
  pool.on('error', () => {})
  // The same for a connection in use: its statement fails, and the caller gets the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: openDb(pool), pool, close: () => pool.end() }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (reason?: Error | boolean) => void,
) => void

/**
 * A pool that sends nothing to a database that does not answer, drops pending queries when the database is
 * lost, and keeps the connection of a statement that is refused.
 */
class WatchedPool extends pg.Pool {
  readonly #watch: DatabaseWatch | undefined

  constructor(watch: DatabaseWatch | undefined, config: pg.PoolConfig) {
    super(config)
    this.#watch = watch
    const open = new Set<pg.PoolClient>()
    this.on('connect', (client) => open.add(client))
    this.on('remove', (client) => open.delete(client))
    watch?.onLost(() => {
      for (const client of open) {
        // The pool learns only by this event that an idle connection is broken.
        client.emit('error', new DatabaseUnreachable())
        // One with a statement under way is ended by force, which fails the statement.
        void client.end().catch(() => {})
      }
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Connected): void
  // Every query of a pool begins here.
  override connect(done?: Connected): Promise<pg.PoolClient> | undefined {
    const error = this.#watch?.isUnreachable ? new DatabaseUnreachable() : undefined
    if (!done) return error ? Promise.reject(error) : super.connect()
    if (error) process.nextTick(done, error, undefined, () => {})
    else super.connect((failure, client, release) => done(failure, client && keepIfRefused(client), release))
    return undefined
  }
}

/**
 * The pool's own `query` closes the connection of every statement that fails, so that each phone or address that is
 * taken would cost a new one. A statement that the database refuses leaves its connection usable.
 */
function keepIfRefused(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  client.release = (reason) => release(isRefusal(reason) ? undefined : reason)
  return client
}

// FATAL and PANIC, which end the connection, are no refusals.
const isRefusal = (reason: unknown) => reason instanceof pg.DatabaseError && reason.severity === 'ERROR'
