import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartupError } from '../startup-error.ts'
import { listed, quoted, readSequences, readTables } from './catalogue.ts'
import type { CopiedTable, CopyFacts, DatabaseCopy } from './database-copy.ts'
import { openSession } from './session.ts'
import { tableDigest } from './table-digest.ts'

/** A snapshot of a running database: what is written meanwhile is not in the copy. */
export type HeldDatabase = DatabaseCopy & AsyncDisposable

/**
 * Takes a snapshot of the database at `url`, to be read table by table and then let go. It waits for no writer and no
 * writer waits for it; migrations do. A standby will do as well as its primary. Needs no rights beyond the tables'
 * owner's, and none of PostgreSQL's programs.
 * @throws StartupError when there is no site in it
 */
export async function readDatabase(url: string): Promise<HeldDatabase> {
  const client = await openSession(url, 'aangan copy')
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const facts = await readFacts(client)
    return {
      facts,
      read: (table) => readRows(client, table),
      [Symbol.asyncDispose]: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function readFacts(client: pg.Client): Promise<CopyFacts> {
  const found = await readTables(client)
  if (!found.some(({ name }) => name === 'drizzle.__drizzle_migrations'))
    throw new StartupError(
      `The database ${client.database} at ${client.host}:${client.port} has no tables of the site: there is nothing to copy.`,
    )
  // From here on, no other transaction can change their columns.
  await client.query(`LOCK TABLE ${found.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`)
  const { rows } = await client.query<Pick<CopyFacts, 'server' | 'migration'> & { taken_at: Date }>(
    `SELECT now() AS taken_at, current_setting('server_version') AS server,
      (SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS migration`,
  )
  const [{ taken_at, server = '', migration = 0 } = { taken_at: new Date() }] = rows
  const tables: CopiedTable[] = []
  for (const table of found) tables.push({ ...table, ...(await tableDigest(client, table)) })
  return {
    takenAt: taken_at.toISOString(),
    server,
    migration,
    tables,
    sequences: await readSequences(client),
  }
}

/** A query, because COPY of a partitioned table alone gives nothing. */
function readRows(client: pg.Client, { name, columns }: CopiedTable): Readable {
  return client.query(copyTo(`COPY (SELECT ${listed(columns)} FROM ${quoted(name)}) TO STDOUT`))
}
