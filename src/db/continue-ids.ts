import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** Lets the ids that the database gives itself begin after those that were brought. */
export async function continueIdsOf(db: Db, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const name = getTableName(table)
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
    )
  }
}
