import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import {
  listingStatuses,
  marlaBases,
  possessions,
  propertyTypes,
  purposes,
  sizeUnits,
  subtypes,
  typeGroups,
} from '#contract/listings/property.ts'
import { approvalStatuses } from '#contract/projects/approval.ts'
import {
  asEnum,
  createdAt,
  fileAddress,
  identity,
  isOneOf,
  position,
  positionIsWhole,
  time,
  urduText,
} from './columns.ts'
import { agents } from './people.ts'
import { areas, cities } from './places.ts'
import { projects } from './projects.ts'

export const listingImageRoles = ['photo', 'floor plan'] as const

/**
 * The id is the property ID that visitors know. Prices in PKR, 0 is on call; `size_sqft` on the listing's own marla
 * basis.
 */
export const listings = pgTable(
  'listings',
  {
    id: identity(),
    title: text().notNull(),
    title_ur: urduText(),
    /** For searching words in it regardless of case; the database makes it, no longer than an index takes. */
    title_lower: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`left(lower(${listings.title}), 300)`),
    description: text().notNull(),
    description_ur: urduText(),
    purpose: text({ enum: purposes }).notNull(),
    type: text({ enum: propertyTypes }).notNull(),
    subtype: text({ enum: asEnum(subtypes) }).notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    size_value: doublePrecision().notNull(),
    size_unit: text({ enum: sizeUnits }).notNull(),
    marla_basis: doublePrecision().notNull().default(250),
    size_sqft: doublePrecision().notNull(),
    beds: smallint(),
    baths: smallint(),
    possession: text({ enum: possessions }),
    year_built: smallint(),
    /** 0 is the ground floor, -1 the basement. */
    floor: smallint(),
    features: text().array().notNull().default(sql`'{}'`),
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    area_id: integer().notNull(),
    ...position(),
    agent_id: integer().references(() => agents.id, { onDelete: 'set null' }),
    project_id: integer().references(() => projects.id, { onDelete: 'set null' }),
    status: text({ enum: listingStatuses }).notNull().default('draft'),
    featured: boolean().notNull().default(false),
    source: text().notNull().default('office'),
    source_id: text(),
    published_at: time(),
    confirmed_at: time(),
    /** When its agent was last asked to confirm it; null once it was. */
    reminded_at: time(),
    /** Since when it is sold, rented, expired or archived; set by a trigger. */
    ended_at: time(),
    approval_status: text({ enum: approvalStatuses }),
    approval_authority: text(),
    approval_number: text(),
    /** Why no approval is required. */
    approval_reason: text(),
    approval_reason_ur: urduText(),
    /** Goes up with every change of the listing: a trigger increments it when the statement does not. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: time().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'listings_area_fkey',
      columns: [table.area_id, table.city_id],
      foreignColumns: [areas.id, areas.city_id],
    }),
    unique('listings_source_key').on(table.source, table.source_id),
    index('listings_area_idx').on(table.area_id, table.purpose, table.type),
    index('listings_agent_idx').on(table.agent_id),
    index('listings_project_idx').on(table.project_id),
    index('listings_home_idx')
      .on(table.featured.desc(), table.published_at.desc(), table.id.desc())
      .where(sql`${table.status} = 'published'`),
    index('listings_confirmed_idx')
      .on(table.confirmed_at.asc().nullsFirst(), table.id)
      .where(sql`${table.status} = 'published'`),
    // Covers every filter and sort of the admin table: a count reads this index and not the rows, six times its size.
    index('listings_table_idx').on(
      table.updated_at,
      table.id,
      table.status,
      table.purpose,
      table.type,
      table.subtype,
      table.price,
      table.size_sqft,
      table.beds,
      table.city_id,
      table.area_id,
      table.agent_id,
      table.lat,
      table.featured,
      table.created_at,
      table.published_at,
      table.confirmed_at,
      table.title_lower,
    ),
    check('listings_id_check', sql`${table.id} > 0`),
    check('listings_title_check', sql`btrim(${table.title}) <> ''`),
    check('listings_purpose_check', isOneOf(table.purpose, purposes)),
    check('listings_type_check', subtypeFitsType(table)),
    check('listings_status_check', isOneOf(table.status, listingStatuses)),
    check('listings_sold_check', sql`${table.status} <> 'sold' or ${table.purpose} = 'sale'`),
    check('listings_rented_check', sql`${table.status} <> 'rented' or ${table.purpose} = 'rent'`),
    check(
      'listings_published_check',
      sql`${table.status} in ('draft', 'review', 'archived') or ${table.published_at} is not null`,
    ),
    check('listings_approval_check', isOneOf(table.approval_status, approvalStatuses)),
    check('listings_price_check', sql`${table.price} >= 0`),
    check('listings_size_check', sql`${table.size_value} > 0 and ${table.size_sqft} > 0`),
    check('listings_unit_check', isOneOf(table.size_unit, sizeUnits)),
    check('listings_marla_check', isOneOf(table.marla_basis, marlaBases)),
    check('listings_rooms_check', sql`${table.beds} between 0 and 100 and ${table.baths} between 0 and 100`),
    check('listings_possession_check', isOneOf(table.possession, possessions)),
    check('listings_year_check', sql`${table.year_built} between 1800 and 2200`),
    check('listings_floor_check', sql`${table.floor} between -10 and 250`),
    check('listings_position_check', positionIsWhole(table)),
  ],
)

function subtypeFitsType(table: { type: AnyPgColumn; subtype: AnyPgColumn }): SQL {
  const groups = typeGroups.map(
    (group) =>
      sql`(${isOneOf(table.type, [group.value])} and ${isOneOf(
        table.subtype,
        group.subtypes.map(({ value }) => value),
      )})`,
  )
  return sql.join(groups, sql` or `)
}

const listingId = () =>
  integer()
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })

export const listingImages = pgTable(
  'listing_images',
  {
    id: identity(),
    listing_id: listingId(),
    position: smallint().notNull(),
    role: text({ enum: listingImageRoles }).notNull().default('photo'),
    url: fileAddress().notNull(),
    alt: text().notNull(),
    alt_ur: urduText(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    unique('listing_images_key').on(table.listing_id, table.role, table.position),
    check('listing_images_role_check', isOneOf(table.role, listingImageRoles)),
    check('listing_images_box_check', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)

export const listingVideos = pgTable(
  'listing_videos',
  {
    id: identity(),
    listing_id: listingId(),
    position: smallint().notNull(),
    url: fileAddress().notNull(),
    title: text().notNull(),
    title_ur: urduText(),
    poster: fileAddress(),
  },
  (table) => [unique('listing_videos_key').on(table.listing_id, table.position)],
)
