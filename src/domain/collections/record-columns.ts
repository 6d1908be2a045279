/** Columns that the queries of records have in common. */
import { isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

export function isArchived(archivedAt: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`${isNotNull(archivedAt)}`
}

/** The position of a new record: behind all others. */
export function atTheEnd(table: PgTable): SQL {
  return sql`(select coalesce(max(position), 0) + 1 from ${table})`
}

export async function insertedId(inserting: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await inserting
  if (!row) throw new Error('The database gave no row')
  return row.id
}
