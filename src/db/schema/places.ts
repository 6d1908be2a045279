import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { marlaBases } from '#contract/listings/property.ts'
import { areaKinds } from '#contract/places/places.ts'
import { identity, isOneOf, outline, position, positionIsWhole, urduText } from './columns.ts'

/** Other names that people know a place by. */
const synonyms = () => text().array().notNull().default(sql`'{}'`)

/** `marla_basis`: square feet in a marla; an area without one has that of its parent, a city 250. */
export const cities = pgTable(
  'cities',
  {
    id: identity(),
    name: text().notNull().unique(),
    name_ur: urduText(),
    slug: text().notNull().unique(),
    lat: doublePrecision().notNull(),
    long: doublePrecision().notNull(),
    synonyms: synonyms(),
    marla_basis: doublePrecision(),
  },
  (table) => [check('cities_marla_check', isOneOf(table.marla_basis, marlaBases))],
)

export const areas = pgTable(
  'areas',
  {
    id: identity(),
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    parent_id: integer(),
    name: text().notNull(),
    name_ur: urduText(),
    kind: text({ enum: areaKinds }).notNull(),
    /** The text of its page, in both languages. */
    about: text().notNull().default(''),
    about_ur: urduText(),
    ...position(),
    ...outline(),
    synonyms: synonyms(),
    marla_basis: doublePrecision(),
  },
  (table) => [
    unique('areas_id_city_id_key').on(table.id, table.city_id),
    unique('areas_name_key').on(table.city_id, table.parent_id, table.name).nullsNotDistinct(),
    // A phase or block is in the city of its society.
    foreignKey({
      name: 'areas_parent_fkey',
      columns: [table.parent_id, table.city_id],
      foreignColumns: [table.id, table.city_id],
    }),
    index('areas_parent_idx').on(table.parent_id),
    check('areas_kind_check', isOneOf(table.kind, areaKinds)),
    check('areas_marla_check', isOneOf(table.marla_basis, marlaBases)),
    check('areas_position_check', positionIsWhole(table)),
  ],
)
