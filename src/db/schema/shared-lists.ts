/** Lists of saved homes that visitors shared as a link. Nothing says who made them. */

import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { SharedHome } from '#contract/saved/shared-list.ts'
import { createdAt, time } from './columns.ts'

export const sharedLists = pgTable(
  'shared_lists',
  {
    /** A digest of the token of its address: a copy of the database opens no list. */
    token_digest: text().primaryKey(),
    /** A digest of the key that ends it, which only its maker's browser has. */
    key_digest: text().notNull(),
    /** In the order of its maker; empty once it has ended. */
    homes: jsonb().$type<SharedHome[]>().notNull(),
    created_at: createdAt(),
    ends_at: time().notNull(),
  },
  (table) => [
    index('shared_lists_ends_idx').on(table.ends_at),
    check('shared_lists_homes_check', sql`jsonb_typeof(${table.homes}) = 'array'`),
  ],
)
