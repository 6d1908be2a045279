/** The agency's market reports. */
import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StoredFigures } from '#contract/reports/quarterly-report.ts'
import { edited, identity, urduText } from './columns.ts'
import { cities } from './places.ts'

/** The report of a city for a quarter: its figures are computed when it is made, and never again. */
export const quarterlyReports = pgTable(
  'quarterly_reports',
  {
    id: identity(),
    city_id: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    /** Such as '2026-q3'. */
    quarter: text().notNull(),
    figures: jsonb().$type<StoredFigures>().notNull(),
    introduction: text().notNull().default(''),
    introduction_ur: urduText(),
    /** The day in Pakistan on which it was published; null while it is not. */
    published_on: date({ mode: 'string' }),
    ...edited(),
  },
  (table) => [
    uniqueIndex('quarterly_reports_quarter_key')
      .on(table.city_id, table.quarter)
      .where(sql`${table.archived_at} is null`),
    check('quarterly_reports_quarter_check', sql`${table.quarter} ~ '^20[0-9]{2}-q[1-4]$'`),
  ],
)
