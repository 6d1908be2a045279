import { type NodePgQueryResultHKT, NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type Step, traced } from '#tracing/steps.ts'
import { timed } from '#tracing/timing.ts'
import { withoutValues } from './failed-query.ts'

type NoSchema = Record<string, never>

/** Drizzle on a pool, whose failures name no value that was sent (see `withoutValues`). */
export function openDb(pool: pg.Pool): PgDatabase<NodePgQueryResultHKT> {
  const dialect = new PgDialect()
  return new PgDatabase(dialect, new Session(pool, dialect), undefined)
}

class Session extends NodePgSession<NoSchema, NoSchema> {
  readonly #source: pg.Pool | pg.PoolClient
  readonly #dialect: PgDialect

  constructor(source: pg.Pool | pg.PoolClient, dialect: PgDialect) {
    super(source, dialect, undefined)
    this.#source = source
    this.#dialect = dialect
  }

  override prepareQuery: NodePgSession<NoSchema, NoSchema>['prepareQuery'] = (...parts) => {
    const query = super.prepareQuery(...parts)
    const execute = query.execute.bind(query)
    const [{ sql }] = parts
    query.execute = async (values) => {
      try {
        return await traced(queryStep(sql), () => execute(values))
      } catch (error) {
        throw withoutValues(error)
      }
    }
    return query
  }

  // Drizzle would open a session of its own on the connection, which has none of the above.
  override async transaction<T>(
    work: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    if (!(this.#source instanceof pg.Pool)) return super.transaction(work, config)
    const pool = this.#source
    const client = await timed('database', () => pool.connect())
    try {
      return await new Session(client, this.#dialect).transaction(work, config)
    } finally {
      client.release()
    }
  }
}

/** A statement as a trace names it: its text has placeholders where the values were. */
function queryStep(sql: string): Step {
  const [operation = ''] = /\w+/.exec(sql) ?? []
  return {
    name: `query ${operation.toUpperCase()}`,
    kind: 'client',
    part: 'database',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, longestText) },
  }
}

const longestText = 2_000
