import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, time } from './columns.ts'

/** What the server must remember about itself, such as that the demo content was filled in. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: time().notNull().defaultNow(),
})

/** How often somebody sent forms in the ten minutes that end then; the subject is a digest that leads back to nobody. */
export const attempts = pgTable(
  'attempts',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    ends_at: time().notNull(),
  },
  (table) => [
    index('attempts_ends_idx').on(table.ends_at),
    check('attempts_count_check', sql`${table.count} > 0`),
  ],
)

/** One run of a listings import, with its final counts. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: identity(),
    source: text().notNull(),
    profile: text().notNull(),
    file: text().notNull(),
    rows_read: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    duplicates: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    started_at: createdAt(),
    finished_at: time(),
  },
  (table) => [index('import_runs_started_idx').on(table.started_at.desc())],
)

/**
 * How often something happened on a day in Pakistan, such as a view of 'listing:7'; nothing about who did it. The
 * sum of all subjects stands in the row without one.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    event: text().notNull(),
    /** A tag such as 'listing:7', or a path; empty for all of the day. */
    subject: text().notNull().default(''),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.subject, table.day] }),
    check('daily_counts_count_check', sql`${table.count} > 0`),
  ],
)
