import { sql } from 'drizzle-orm'
import type { StoredImage } from '#contract/files/image.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { prepared } from '../prepared-query.ts'
import { photos } from './cards.ts'

/** The first photo of each of these listings that has one, by the listing's id. */
export async function firstPhotos(db: Db, ids: readonly number[]): Promise<Map<number, StoredImage>> {
  if (ids.length === 0) return new Map()
  const rows = await photosById(db).execute({ ids: [...ids] })
  return new Map(rows.flatMap(({ id, photos: known }) => (known ? [[id, known.first]] : [])))
}

const photosById = prepared((db) =>
  db
    .select({ id: listings.id, photos })
    .from(listings)
    .where(sql`${listings.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('first_photos'),
)
