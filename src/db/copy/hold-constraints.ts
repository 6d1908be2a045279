import pg from 'pg'
import { quoted, readForeignKeys } from './catalogue.ts'

/**
 * Drops the foreign keys and triggers of the tables while rows are written before the rows they refer to; the
 * triggers already did their work where the rows were first written. Superusers have
 * `session_replication_role` for that; a managed server has no superuser. Returns a function that restores
 * all of it and so checks every row.
 */
export async function holdConstraints(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const keys = await readForeignKeys(client)
  for (const { name, table } of keys)
    await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`)
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`)
  return async () => {
    for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`)
    for (const { name, table, definition } of keys)
      await client.query(
        `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`,
      )
  }
}
