import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { openDb } from './session.ts'

/** The database, or a transaction in it: everything in the domain takes either. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Connection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectOptions {
  /** Most connections this pool may hold at once. */
  max?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
  /** Milliseconds after which PostgreSQL gives up on a statement; 0 is never (imports, migrations). */
  statementTimeout?: number
}

// Counts, sums and property IDs are read as numbers: prices in whole rupees fit 2^53 many times over. A value
// that would lose digits fails loudly. numeric stays text. Set for the whole process, because Drizzle asks
// the driver's global parsers and not the pool's.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`)
  return value
})

/** Opens a pool on `url`. Connects lazily: an unreachable server shows at the first query. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'aangan',
    statement_timeout: options.statementTimeout ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // An idle connection that breaks (the server restarted) is replaced by the pool; without a listener
  // Node would end the process. The next query reports what is really wrong.
  pool.on('error', () => {})
  // The same of one that is lent: its statement fails, and tells whoever sent it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: openDb(pool), pool, close: () => pool.end() }
}
