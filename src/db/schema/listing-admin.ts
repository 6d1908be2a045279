/** What staff have on their desk about listings: work that is not saved yet, views they keep, what can be undone. */

import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ListingContent } from '#contract/admin/listing-content.ts'
import { createdAt, identity, time } from './columns.ts'
import { listings } from './listings.ts'
import { staff } from './staff.ts'

const listingId = () =>
  integer()
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })

const staffId = () =>
  text()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

/** Who has a listing open, and what they have typed since they last saved it; the listing itself is untouched by it. */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    listing_id: listingId(),
    staff_id: staffId(),
    seen_at: createdAt(),
    /** The version of the listing that the work began with. */
    base_version: integer().notNull(),
    /** The fields as they were typed, valid or not; null while nothing was typed. */
    content: jsonb().$type<unknown>(),
    saved_at: time(),
  },
  (table) => [
    primaryKey({ columns: [table.listing_id, table.staff_id] }),
    index('listing_drafts_staff_idx').on(table.staff_id),
    check('listing_drafts_saved_check', sql`(${table.content} is null) = (${table.saved_at} is null)`),
  ],
)

/**
 * What waits for, or came back from, somebody who may publish: `fields` is what a change of a published listing would
 * make of it, by the fields of its content; empty for a listing that was never approved. The listing itself is
 * untouched until the change is approved.
 */
export const listingReviews = pgTable(
  'listing_reviews',
  {
    listing_id: listingId().primaryKey(),
    fields: jsonb().$type<Partial<ListingContent>>().notNull(),
    author_id: text().references(() => staff.id, { onDelete: 'set null' }),
    author_name: text(),
    sent_at: createdAt(),
    returned_at: time(),
    returned_by: text(),
    reason: text(),
  },
  (table) => [
    index('listing_reviews_author_idx').on(table.author_id),
    check(
      'listing_reviews_returned_check',
      sql`(${table.returned_at} is null) = (${table.reason} is null) and (${table.returned_at} is null) = (${table.returned_by} is null)`,
    ),
  ],
)

/** A filter of the listings table under a name; its address is shared, the name is one's own. */
export const listingViews = pgTable(
  'listing_views',
  {
    id: identity(),
    staff_id: staffId(),
    name: text().notNull(),
    query: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [unique('listing_views_key').on(table.staff_id, table.name)],
)

/** What one action changed on many listings, kept for a while so that whoever did it can take it back. */
export const listingUndos = pgTable(
  'listing_undos',
  {
    id: text().primaryKey(),
    staff_id: staffId(),
    made_at: createdAt(),
    /** As they were before, with the version that the action left. */
    before: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    index('listing_undos_staff_idx').on(table.staff_id),
    index('listing_undos_made_idx').on(table.made_at),
  ],
)
