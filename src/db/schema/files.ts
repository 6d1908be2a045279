import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { fileKinds } from '#contract/files/upload-types.ts'
import { createdAt, isOneOf } from './columns.ts'

/**
 * Uploaded files, once for the same bytes. `address` is what other tables store of a picture; the bytes are
 * in storage under the id. A picture's width and height are those a visitor sees, its orientation applied.
 */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    address: text().notNull().unique(),
    sha256: text().notNull(),
    kind: text({ enum: fileKinds }).notNull(),
    content_type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    thumbhash: text(),
    colour: text(),
    /** The picture shown for a video until it plays. */
    poster: text().references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    /** When it was uploaded, the last time it was. */
    created_at: createdAt(),
  },
  (table) => [
    unique('files_content_key').on(table.kind, table.sha256),
    check('files_id_check', sql`${table.id} ~ '^[A-Za-z0-9_-]{22}$'`),
    check('files_address_check', sql`${table.address} = 'media/' || ${table.id} || '/original'`),
    check('files_sha256_check', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('files_kind_check', isOneOf(table.kind, fileKinds)),
    check('files_bytes_check', sql`${table.bytes} > 0`),
    check('files_box_check', sql`${table.width} > 0 and ${table.height} > 0`),
    check('files_colour_check', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
    check(
      'files_picture_check',
      sql`${table.kind} <> 'picture' or num_nulls(${table.width}, ${table.height}, ${table.thumbhash}, ${table.colour}) = 0`,
    ),
    check('files_poster_check', sql`${table.poster} is null or ${table.kind} = 'video'`),
  ],
)
