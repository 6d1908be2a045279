import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core'
import type { ImportMapping } from '#contract/admin/import-mapping.ts'
import {
  type FoundColumn,
  type ImportPreview,
  type ImportUndone,
  importStates,
  importSubjects,
} from '#contract/admin/import-runs.ts'
import { createdAt, identity, isOneOf, time } from './columns.ts'
import { areas, cities } from './places.ts'

/** What the server must remember about itself, such as that the demo content was filled in. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: time().notNull().defaultNow(),
})

/**
 * How many forms a subject sent in the ten minutes up to that time; the subject is a digest that identifies
 * no one.
 */
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

/** One run of an import of listings or prices, from the command or the office, with its counts. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: identity(),
    subject: text({ enum: importSubjects }).notNull().default('listings'),
    source: text().notNull().default(''),
    profile: text().notNull().default(''),
    file: text().notNull(),
    rows_read: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    duplicates: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    areas_made: integer().notNull().default(0),
    /** Of the new ones, the plots, which wait for review. */
    for_review: integer().notNull().default(0),
    started_at: createdAt(),
    finished_at: time(),
    state: text({ enum: importStates }).notNull().default('applying'),
    /** Null for the command. */
    staff_id: text(),
    staff_name: text(),
    /** The id of the uploaded file in storage, while it is there. */
    upload: text(),
    bytes: integer().notNull().default(0),
    columns: jsonb().$type<FoundColumn[]>().notNull().default([]),
    delimiter: text().notNull().default(','),
    mapping: jsonb().$type<ImportMapping>(),
    progress: real().notNull().default(0),
    stop_asked: boolean().notNull().default(false),
    problem: text(),
    preview: jsonb().$type<ImportPreview>(),
    undone: jsonb().$type<ImportUndone>(),
    undone_at: time(),
    undone_by: text(),
    undone_by_id: text(),
  },
  (table) => [
    index('import_runs_started_idx').on(table.started_at.desc()),
    check('import_runs_subject_check', isOneOf(table.subject, importSubjects)),
    check('import_runs_state_check', isOneOf(table.state, importStates)),
  ],
)

const runId = () =>
  integer()
    .notNull()
    .references(() => importRuns.id, { onDelete: 'cascade' })

/** The cities and areas that an import made: undoing the import removes those that nothing uses. */
export const importPlaces = pgTable(
  'import_places',
  {
    id: identity(),
    run_id: runId(),
    city_id: integer().references(() => cities.id, { onDelete: 'cascade' }),
    area_id: integer().references(() => areas.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('import_places_run_idx').on(table.run_id),
    index('import_places_city_idx').on(table.city_id),
    index('import_places_area_idx').on(table.area_id),
    check('import_places_one_check', sql`(${table.city_id} is null) <> (${table.area_id} is null)`),
  ],
)

/** The rows that were refused. */
export const importRefusals = pgTable(
  'import_refusals',
  {
    run_id: runId(),
    line: integer().notNull(),
    reason: text().notNull(),
    raw: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.line] })],
)

/**
 * What an import wrote: what a listing said before (null: it was new) and after. No foreign key to the
 * listing: deleted listings are reported too.
 */
export const importChanges = pgTable(
  'import_changes',
  {
    run_id: runId(),
    listing_id: integer().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.listing_id] })],
)

/** Mappings that staff saved, beside the profile files of the server. */
export const importProfiles = pgTable('import_profiles', {
  name: text().primaryKey(),
  mapping: jsonb().$type<ImportMapping>().notNull(),
  saved_by: text().notNull(),
  updated_at: time().notNull().defaultNow(),
})

/**
 * How often something happened on a day in Pakistan, such as a view of 'listing:7'; nothing about who did it. The
 * sum of all subjects is in the row without one.
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
    index('daily_counts_event_day_idx').on(table.event, table.day),
    check('daily_counts_count_check', sql`${table.count} > 0`),
  ],
)
