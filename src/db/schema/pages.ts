import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { pageNames } from '#contract/content/pages.ts'
import { visitorLanguages } from '#contract/leads/leads.ts'
import { asEnum, createdAt, identity, isOneOf } from './columns.ts'

/**
 * The saved texts of the agency's own pages in the admin app, every version. The newest of a name and
 * language is shown. Null means that the file is shown again, an empty text that there is none in this
 * language.
 */
export const pageTexts = pgTable(
  'page_texts',
  {
    id: identity(),
    name: text({ enum: asEnum(pageNames) }).notNull(),
    language: text({ enum: visitorLanguages }).notNull().default('en'),
    /** As a file would have it: a head in YAML, then Markdown. */
    written: text(),
    staff_id: text(),
    staff_name: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('page_texts_name_language_idx').on(table.name, table.language, table.id),
    check('page_texts_name_check', isOneOf(table.name, pageNames)),
    check('page_texts_language_check', isOneOf(table.language, visitorLanguages)),
  ],
)
