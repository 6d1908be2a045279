/** A logical copy of the site's database: its parts, wherever its rows are stored. */
import type { Readable } from 'node:stream'

/** A table and what was in it. Its name says the schema as well: 'public.leads'. */
export type CopiedTable = {
  name: string
  /** In the order of the copied rows; generated columns are left out. */
  columns: string[]
  rows: number
  /** The sum of the rows' hashes, whatever their order (see `tableDigest`). */
  digest: string
}

export type CopyFacts = {
  /** When the snapshot was taken, by the database's clock, ISO 8601. */
  takenAt: string
  /** The version of the server, such as '18.4'. */
  server: string
  /** The last migration, by the time that drizzle-kit wrote it. */
  migration: number
  tables: CopiedTable[]
  /** The last value that each sequence gave, by its name; null of those that have given none. */
  sequences: Record<string, number | null>
}

/** A copy that can be read, table by table: of a running database, or of one that was stored. */
export interface DatabaseCopy {
  readonly facts: CopyFacts
  /** The rows in PostgreSQL's text format of COPY. One table is read to its end before the next. */
  read(table: CopiedTable): Readable | Promise<Readable>
}
