import { check, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { mediaKinds } from '#contract/content/event-media.ts'
import { createdAt, edited, fileAddress, identity, isOneOf, urduText } from './columns.ts'

export const events = pgTable(
  'events',
  {
    id: identity(),
    title: text().notNull(),
    title_ur: urduText(),
    description: text().notNull(),
    description_ur: urduText(),
    place: text().notNull(),
    place_ur: urduText(),
    held_on: date({ mode: 'string' }).notNull(),
    thumbnail: fileAddress(),
    created_at: createdAt(),
    ...edited(),
  },
  (table) => [index('events_held_idx').on(table.held_on.desc())],
)

export const eventMedia = pgTable(
  'event_media',
  {
    id: identity(),
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text({ enum: mediaKinds }).notNull(),
    url: fileAddress(),
    alt: text().notNull(),
    alt_ur: urduText(),
    poster: fileAddress(),
  },
  (table) => [
    unique('event_media_key').on(table.event_id, table.position),
    check('event_media_kind_check', isOneOf(table.kind, mediaKinds)),
  ],
)
