/** Joins and columns for queries that show stored pictures with their placeholders. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { LinkedImage, Placeholder } from '#contract/files/image.ts'
import { files } from '#db/schema/index.ts'

/** The condition of a left join on `files` by the column that holds a picture's address. */
export function isPictureAt(address: AnyPgColumn | SQL): SQL | undefined {
  return and(eq(files.address, address), eq(files.kind, 'picture'))
}

/** With that join: a picture of which only the address is known, null without an address. */
export function linkedImage(address: AnyPgColumn | SQL): SQL<LinkedImage | null> {
  return sql<LinkedImage | null>`case when ${address} is not null then
    json_build_object('url', ${address}, 'width', ${files.width}, 'height', ${files.height},
      'placeholder', ${placeholderColumn}) end`
}

/** With that join: the picture's placeholder, null for a picture that is elsewhere. */
export const placeholderColumn = sql<Placeholder | null>`case when ${files.id} is not null then
  json_build_object('thumbhash', ${files.thumbhash}, 'colour', ${files.colour}) end`
