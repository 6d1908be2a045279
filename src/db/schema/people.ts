import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, edited, fileAddress, identity, urduText } from './columns.ts'
import { areas, cities } from './places.ts'

export const agents = pgTable(
  'agents',
  {
    id: identity(),
    name: text().notNull(),
    name_ur: urduText(),
    title: text().notNull(),
    title_ur: urduText(),
    bio: text().notNull().default(''),
    bio_ur: urduText(),
    photo: fileAddress(),
    phone: text().notNull(),
    whatsapp: text().notNull(),
    email: text().notNull().unique(),
    languages: text().array().notNull().default(sql`'{}'`),
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    created_at: createdAt(),
    version: integer().notNull().default(1),
  },
  (table) => [index('agents_city_idx').on(table.city_id)],
)

export const agentAreas = pgTable(
  'agent_areas',
  {
    agent_id: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    area_id: integer()
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.agent_id, table.area_id] }),
    index('agent_areas_area_idx').on(table.area_id),
  ],
)

export const offices = pgTable('offices', {
  id: identity(),
  name: text().notNull(),
  name_ur: urduText(),
  city: text().notNull(),
  city_ur: urduText(),
  address: text().notNull(),
  address_ur: urduText(),
  email: text().notNull(),
  phone: text().notNull(),
  map_url: text().notNull(),
  lat: doublePrecision().notNull(),
  long: doublePrecision().notNull(),
  position: integer().notNull().default(0),
  /** When it is open, in words. */
  hours: text().notNull().default(''),
  hours_ur: urduText(),
  other_phones: text().array().notNull().default(sql`'{}'`),
  /** Saved in the admin app: from then on agency.config.ts does not change it. */
  is_own: boolean().notNull().default(false),
  ...edited(),
})

export const testimonials = pgTable(
  'testimonials',
  {
    id: identity(),
    name: text().notNull(),
    name_ur: urduText(),
    place: text().notNull(),
    place_ur: urduText(),
    text: text().notNull(),
    text_ur: urduText(),
    rating: smallint().notNull(),
    photo: fileAddress(),
    given_on: date({ mode: 'string' }).notNull(),
    shown: boolean().notNull().default(true),
    ...edited(),
  },
  (table) => [check('testimonials_rating_check', sql`${table.rating} between 1 and 5`)],
)

export const covers = pgTable('covers', {
  id: identity(),
  title: text().notNull(),
  title_ur: urduText(),
  image: fileAddress(),
  alt: text().notNull(),
  alt_ur: urduText(),
  link: text(),
  position: integer().notNull().default(0),
  shown: boolean().notNull().default(true),
  ...edited(),
})

export const groupPhotos = pgTable('group_photos', {
  id: identity(),
  title: text().notNull(),
  title_ur: urduText(),
  image: fileAddress(),
  /** The description of the picture; empty uses the title. */
  alt: text().notNull().default(''),
  alt_ur: urduText(),
  taken_on: date({ mode: 'string' }).notNull(),
  position: integer().notNull().default(0),
  shown: boolean().notNull().default(true),
  ...edited(),
})
