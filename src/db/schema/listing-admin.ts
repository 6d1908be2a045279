/** Staff's work on listings: unsaved drafts, saved views, and actions that can be undone. */

import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ListingContent } from '#contract/admin/listing-content.ts'
import {
  type ReportOutcome,
  type ReportReason,
  reportOutcomes,
  reportReasons,
} from '#contract/listings/report-fields.ts'
import { createdAt, identity, isOneOf, isThere, time } from './columns.ts'
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

/** Who has a listing open, and what they typed since the last save; the listing itself is not changed. */
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
 * Changes that wait for, or were sent back by, a member of staff who may publish: `fields` are the changed
 * fields of a published listing's content; empty for a listing that was never approved. The listing itself is
 * not changed until the change is approved.
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

/** What visitors report about a listing; open until staff say what they found. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: identity(),
    listing_id: listingId(),
    reason: text().$type<ReportReason>().notNull(),
    message: text().notNull(),
    /** Tells reports of one visitor from those of several; the address cannot be read from it. */
    sender: text().notNull(),
    /** Of the sender, so that one report sent twice is stored once. */
    request_key: text().unique(),
    created_at: createdAt(),
    /** When the agent was asked because of it whether the property is still available. */
    asked_at: time(),
    closed_at: time(),
    closed_by: text(),
    outcome: text().$type<ReportOutcome>(),
  },
  (table) => [
    index('listing_reports_open_idx').on(table.listing_id).where(sql`${table.closed_at} is null`),
    index('listing_reports_closed_idx').on(table.closed_at).where(isThere(table.closed_at)),
    check('listing_reports_reason_check', isOneOf(table.reason, reportReasons)),
    check('listing_reports_outcome_check', isOneOf(table.outcome, reportOutcomes)),
    check(
      'listing_reports_closed_check',
      sql`(${table.closed_at} is null) = (${table.outcome} is null) and (${table.closed_at} is null) = (${table.closed_by} is null)`,
    ),
  ],
)

/** A filter of the listings table under a name; its address can be shared, the name is personal. */
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

/**
 * What one action changed on many listings, kept for a while so that the same member of staff can undo it.
 */
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
