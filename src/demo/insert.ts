import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'

// PostgreSQL takes 65,535 parameters in a statement; a listing has 32.
const rowsAtOnce = 500

/** Inserts the rows, many with each statement. */
export async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await db.insert(table).values(rows.slice(first, first + rowsAtOnce))
  }
}
