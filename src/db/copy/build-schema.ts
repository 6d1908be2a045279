import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { StartupError } from '../startup-error.ts'
import type { CopyFacts } from './database-copy.ts'

const migrationsFolder = join(import.meta.dirname, '../migrations')

/**
 * Makes the tables as they were where the copy was made: the migrations up to its last one, and those of
 * pg-boss. Runs in the current transaction. The rows that migrations write are there, too.
 * @throws StartupError when the copy is of a newer version of the site
 */
export async function buildSchema(client: pg.ClientBase, { migration, tables }: CopyFacts): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder })
  const wanted = known.filter(({ folderMillis }) => folderMillis <= migration)
  if (wanted.at(-1)?.folderMillis !== migration)
    throw new StartupError(
      'The copy was made by a newer version of the site: use that version, or a newer one.',
    )
  await client.query('SET LOCAL search_path = public')
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  for (const { sql } of wanted) for (const statement of sql) await client.query(statement)
  if (tables.some(({ name }) => name.startsWith('pgboss.'))) await client.query(tablesOfJobs())
  // pg-boss sets limits of its own, which are too short for what follows.
  await client.query(
    'SET LOCAL search_path = pg_catalog; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
  )
}

/** Without the transaction that pg-boss puts around it: there is one already. */
function tablesOfJobs(): string {
  const plans = getConstructionPlans('pgboss')
  const inside = /^\s*BEGIN;(?<statements>.*)COMMIT;\s*$/s.exec(plans)?.groups?.statements
  if (inside === undefined) throw new Error('The format of the pg-boss tables has changed')
  return inside
}
