import { and, asc, eq, sql } from 'drizzle-orm'
import type { StoredImage } from '#contract/files/image.ts'
import type { Db } from '#db/client.ts'
import { files, listingImages } from '#db/schema/index.ts'
import { localized } from '../localized.ts'
import { prepared } from '../prepared-query.ts'

/** The first photo of each of these listings that has one, by the listing's id. */
export async function firstPhotos(db: Db, ids: readonly number[]): Promise<Map<number, StoredImage>> {
  if (ids.length === 0) return new Map()
  const rows = await photosById(db).execute({ ids: [...ids] })
  return new Map(
    rows.map(({ listing_id, url, alt, alt_ur, width, height, thumbhash, colour }) => {
      const placeholder = thumbhash !== null && colour !== null ? { thumbhash, colour } : null
      return [listing_id, { url, alt: localized(alt, alt_ur), width, height, placeholder }]
    }),
  )
}

const photosById = prepared((db) =>
  db
    .selectDistinctOn([listingImages.listing_id], {
      listing_id: listingImages.listing_id,
      url: listingImages.url,
      alt: listingImages.alt,
      alt_ur: listingImages.alt_ur,
      width: listingImages.width,
      height: listingImages.height,
      thumbhash: files.thumbhash,
      colour: files.colour,
    })
    .from(listingImages)
    .leftJoin(files, and(eq(files.address, listingImages.url), eq(files.kind, 'picture')))
    .where(
      and(
        sql`${listingImages.listing_id} = any(${sql.placeholder('ids')}::int[])`,
        eq(listingImages.role, 'photo'),
      ),
    )
    .orderBy(asc(listingImages.listing_id), asc(listingImages.position))
    .prepare('first_photos'),
)
