/** Asking and agreed prices of properties, with date and source: the basis of estimates and price figures. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { datePrecisions, evidenceKinds, type Outlier } from '#contract/evidence/evidence.ts'
import { marlaBases, propertyTypes, purposes, sizeUnits, subtypes } from '#contract/listings/property.ts'
import { bookings } from './bookings.ts'
import { asEnum, createdAt, isOneOf, isThere } from './columns.ts'
import { listings } from './listings.ts'
import { importRuns } from './operations.ts'
import { areas, cities } from './places.ts'

/**
 * One price of one property on one date, in PKR; `size_sqft` on the row's own marla basis. A row of a listing or a
 * booking of ours goes with it, a row of a price import with the import.
 */
export const priceEvidence = pgTable(
  'price_evidence',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: evidenceKinds }).notNull(),
    /** The day, or the first day of the month or year that is known; a listing's first day at this price. */
    dated_on: date({ mode: 'string' }).notNull(),
    precision: text({ enum: datePrecisions }).notNull().default('day'),
    /** A listing's last day at this price; null while it is asked, and for all that is no listing of ours. */
    until: date({ mode: 'string' }),
    purpose: text({ enum: purposes }).notNull(),
    type: text({ enum: propertyTypes }).notNull(),
    /** Null where the source says no more than the type. */
    subtype: text({ enum: asEnum(subtypes) }),
    city_id: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    /** The innermost area that the site knows; null where it knows none of them. */
    area_id: integer().references(() => areas.id, { onDelete: 'set null' }),
    /** The areas inside it that only the source knows, as it calls them, outermost first; empty for our own. */
    place_names: text().array().notNull().default(sql`'{}'`),
    price: bigint({ mode: 'number' }).notNull(),
    size_value: doublePrecision().notNull(),
    size_unit: text({ enum: sizeUnits }).notNull(),
    marla_basis: doublePrecision().notNull(),
    size_sqft: doublePrecision().notNull(),
    beds: smallint(),
    baths: smallint(),
    source: text().notNull(),
    listing_id: integer().references(() => listings.id, { onDelete: 'cascade' }),
    booking_id: integer().references(() => bookings.id, { onDelete: 'cascade' }),
    run_id: integer().references(() => importRuns.id, { onDelete: 'cascade' }),
    /** A digest of all that an imported row says: the same row is stored once. */
    fingerprint: text(),
    /** Why figures leave it out; null for a row that counts. */
    outlier: jsonb().$type<Outlier>(),
    recorded_at: createdAt(),
  },
  (table) => [
    uniqueIndex('price_evidence_fingerprint_key').on(table.fingerprint).where(isThere(table.fingerprint)),
    index('price_evidence_place_idx').on(table.city_id, table.purpose),
    index('price_evidence_area_idx').on(table.area_id),
    index('price_evidence_listing_idx').on(table.listing_id).where(isThere(table.listing_id)),
    index('price_evidence_booking_idx').on(table.booking_id).where(isThere(table.booking_id)),
    index('price_evidence_run_idx').on(table.run_id).where(isThere(table.run_id)),
    check('price_evidence_kind_check', isOneOf(table.kind, evidenceKinds)),
    check('price_evidence_precision_check', isOneOf(table.precision, datePrecisions)),
    check('price_evidence_purpose_check', isOneOf(table.purpose, purposes)),
    check('price_evidence_type_check', isOneOf(table.type, propertyTypes)),
    check('price_evidence_subtype_check', isOneOf(table.subtype, subtypes)),
    check('price_evidence_price_check', sql`${table.price} > 0`),
    check('price_evidence_size_check', sql`${table.size_value} > 0 and ${table.size_sqft} > 0`),
    check('price_evidence_unit_check', isOneOf(table.size_unit, sizeUnits)),
    check('price_evidence_marla_check', isOneOf(table.marla_basis, marlaBases)),
    check('price_evidence_until_check', sql`${table.until} >= ${table.dated_on}`),
  ],
)

/**
 * The likely asking price of homes like a listing, in PKR, as computed on a day from so many homes. It counts
 * as long as the listing is asked at this price.
 */
export const listingComparisons = pgTable(
  'listing_comparisons',
  {
    listing_id: integer()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    price: bigint({ mode: 'number' }).notNull(),
    likely: bigint({ mode: 'number' }).notNull(),
    cases: integer().notNull(),
    compared_on: date({ mode: 'string' }).notNull(),
  },
  (table) => [check('listing_comparisons_price_check', sql`${table.price} > 0 and ${table.likely} > 0`)],
)
