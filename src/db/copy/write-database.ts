import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { withoutValues } from '../failed-query.ts'
import { migrationLock } from '../migrate.ts'
import { StartupError } from '../startup-error.ts'
import { buildSchema } from './build-schema.ts'
import { findAny, listed, quoted, readTables, type Table } from './catalogue.ts'
import type { CopiedTable, CopyFacts, DatabaseCopy } from './database-copy.ts'
import { holdConstraints } from './hold-constraints.ts'
import { openSession } from './session.ts'
import { tableDigest } from './table-digest.ts'

export type Written = {
  tables: number
  rows: number
  /** Tables of the copy that are not the site's, added by other people. They were not written. */
  leftOut: string[]
}

/**
 * Writes a copy into the empty database at `url` and compares what is there then with what was copied, row by row, by
 * their digests; all of it in one transaction. The tables are those of the copy's last migration: `migrate` brings them
 * up to this version. Needs no more rights than the owner of the database has.
 * @throws StartupError when the database is not empty, when the copy is of a newer version, or when they differ
 */
export async function writeDatabase(
  copy: DatabaseCopy,
  url: string,
  onTable: (table: CopiedTable) => void = () => {},
): Promise<Written> {
  const client = await openSession(url, 'aangan restore')
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    await mustBeEmpty(client)
    await buildSchema(client, copy.facts)
    const found = new Map((await readTables(client)).map((table) => [table.name, table]))
    const ours = copy.facts.tables.filter(({ name }) => found.has(name))
    const others = copy.facts.tables.filter(({ name }) => !found.has(name))
    const release = await holdConstraints(client, [...found.keys()])
    await client.query(`TRUNCATE ${[...found.keys()].map(quoted).join(', ')}`)
    for (const table of ours) {
      await load(client, copy, table, found.get(table.name) ?? table)
      onTable(table)
    }
    await setSequences(client, copy.facts)
    await release()
    await client.query('COMMIT')
    await client.query('ANALYZE')
    return {
      tables: ours.length,
      rows: ours.reduce((sum, { rows }) => sum + rows, 0),
      leftOut: others.map(({ name }) => name),
    }
  } catch (error) {
    throw withoutValues(error)
  } finally {
    await client.end().catch(() => {})
  }
}

async function mustBeEmpty(client: pg.Client): Promise<void> {
  const table = await findAny(client)
  if (table === undefined) return
  throw new StartupError(
    `The database ${client.database} at ${client.host}:${client.port} is not empty (it has ${table}): choose an empty database, or create one (createdb).`,
  )
}

/** Loads the rows and compares them with those of the copy. */
async function load(client: pg.Client, copy: DatabaseCopy, table: CopiedTable, into: Table): Promise<void> {
  const columns = table.columns.filter((column) => into.columns.includes(column))
  if (columns.length === table.columns.length) await receive(client, copy, table, quoted(table.name))
  else await loadKnown(client, copy, table, columns)
  // The values of columns that no longer exist cannot be compared.
  const compared = columns.length === table.columns.length
  const { rows, digest } = await tableDigest(client, compared ? table : { ...table, columns })
  if (rows === table.rows && (!compared || digest === table.digest)) return
  throw new StartupError(
    `The table ${table.name} was not copied correctly (${rows} of ${table.rows} rows): the copy is damaged, use another one. Nothing was written.`,
  )
}

/** Of a table that another version of pg-boss made, the columns that this one has as well. */
async function loadKnown(
  client: pg.Client,
  copy: DatabaseCopy,
  table: CopiedTable,
  columns: readonly string[],
): Promise<void> {
  const received = 'pg_temp.received'
  const texts = table.columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(', ')
  await client.query(`CREATE TEMP TABLE received (${texts}) ON COMMIT DROP`)
  await receive(client, copy, table, received)
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname::text AS name, format_type(atttypid, atttypmod) AS type
    FROM pg_attribute WHERE attrelid = $1::regclass AND attname = ANY ($2)`,
    [quoted(table.name), columns],
  )
  const values = rows.map(({ name, type }) => `${pg.escapeIdentifier(name)}::${type}`).join(', ')
  await client.query(
    `INSERT INTO ${quoted(table.name)} (${listed(rows.map(({ name }) => name))}) SELECT ${values} FROM ${received}`,
  )
  await client.query(`DROP TABLE ${received}`)
}

async function receive(
  client: pg.Client,
  copy: DatabaseCopy,
  table: CopiedTable,
  into: string,
): Promise<void> {
  const rows = await copy.read(table)
  await pipeline(rows, client.query(copyFrom(`COPY ${into} (${listed(table.columns)}) FROM STDIN`)))
}

async function setSequences(client: pg.Client, { sequences }: CopyFacts): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    if (value !== null) await client.query('SELECT setval(to_regclass($1), $2)', [quoted(name), value])
  }
}
