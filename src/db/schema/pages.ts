import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { pageNames } from '#contract/content/pages.ts'
import { asEnum, createdAt, identity, isOneOf } from './columns.ts'

/**
 * What was saved of the agency's own pages in the admin app, every state of it. The newest of a name is shown; one
 * without a text says that the file is shown again.
 */
export const pageTexts = pgTable(
  'page_texts',
  {
    id: identity(),
    name: text({ enum: asEnum(pageNames) }).notNull(),
    /** As a file would have it: a head in YAML, then Markdown. */
    written: text(),
    staff_id: text(),
    staff_name: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('page_texts_name_idx').on(table.name, table.id),
    check('page_texts_name_check', isOneOf(table.name, pageNames)),
  ],
)
