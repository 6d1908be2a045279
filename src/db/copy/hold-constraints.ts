import pg from 'pg'
import { quoted, readForeignKeys } from './catalogue.ts'

/**
 * Takes the foreign keys and triggers off the tables while rows are written whose partners come later, and whose
 * triggers did their work where they were first written. Superusers have `session_replication_role` for that; on a
 * managed server nobody is one. Returns what puts all of it back, which checks every row.
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
