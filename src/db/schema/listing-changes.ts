/** The changes of each listing's price and status, and which listings count as reduced. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { listingStatuses, purposes } from '#contract/listings/property.ts'
import { time } from './columns.ts'
import { listings } from './listings.ts'

const listingId = () =>
  integer()
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })

const price = () => bigint({ mode: 'number' }).notNull()

/**
 * Each change of purpose, status or asking price with the value before; written by a trigger. Prices in PKR,
 * 0 is on call.
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listing_id: listingId(),
    changed_at: time().notNull().default(sql`clock_timestamp()`),
    purpose_before: text({ enum: purposes }).notNull(),
    status_before: text({ enum: listingStatuses }).notNull(),
    price_before: price(),
    purpose: text({ enum: purposes }).notNull(),
    status: text({ enum: listingStatuses }).notNull(),
    price: price(),
    /** The hour in which a correction cancels the change is over. */
    settled: boolean().notNull().default(false),
  },
  (table) => [
    index('listing_changes_listing_idx').on(table.listing_id, table.id),
    index('listing_changes_open_idx').on(table.changed_at).where(sql`not ${table.settled}`),
  ],
)

/** The listings that were reduced within the last 90 days: one counts while it still has this price. */
export const listingReductions = pgTable(
  'listing_reductions',
  {
    listing_id: listingId().primaryKey(),
    purpose: text({ enum: purposes }).notNull(),
    price: price(),
    price_before: price(),
    reduced_at: time().notNull(),
  },
  (table) => [
    index('listing_reductions_at_idx').on(table.reduced_at),
    check(
      'listing_reductions_price_check',
      sql`${table.price} > 0 and ${table.price} < ${table.price_before}`,
    ),
  ],
)
