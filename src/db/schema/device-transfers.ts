/** What visitors carry to another of their devices. Only the two browsers can read it, and nothing says whose it is. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, time } from './columns.ts'

export const deviceTransfers = pgTable(
  'device_transfers',
  {
    /** A digest of the token in the link: a copy of the database opens no transfer. */
    token_digest: text().primaryKey(),
    /** Encrypted by the browser that made it, in Base64. The key is in the link alone. */
    sealed: text().notNull(),
    /** How often it can still be opened. */
    openings_left: smallint().notNull(),
    created_at: createdAt(),
    ends_at: time().notNull(),
  },
  (table) => [
    index('device_transfers_ends_idx').on(table.ends_at),
    check('device_transfers_openings_check', sql`${table.openings_left} >= 0`),
  ],
)
