import { eq, type Placeholder, sql } from 'drizzle-orm'
import type { StoredImage } from '#contract/files/image.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { localized } from '../localized.ts'
import { prepared } from '../prepared-query.ts'

export type Media = {
  images: Array<StoredImage & { role: 'photo' | 'floor plan'; alt_ur: string }>
  videos: Array<{ url: string; title: string; title_ur: string; poster: string | null }>
}

type ImageRow = Media['images'][number]

/** The pictures of one role, with their texts in the current language. */
export function imagesOf(rows: readonly ImageRow[], wanted: ImageRow['role']): StoredImage[] {
  return rows
    .filter(({ role }) => role === wanted)
    .map(({ role: _, alt, alt_ur, ...image }) => ({ ...image, alt: localized(alt, alt_ur) }))
}

/** A listing's pictures and videos in their order, with their texts in both languages. */
export async function readMedia(db: Db, id: number): Promise<Media> {
  const [media] = await mediaOfListing(db).execute({ id })
  return media ?? { images: [], videos: [] }
}

/** The same as columns of a query about the listing with this id. */
export function mediaColumns(id: Placeholder) {
  return {
    images: sql<Media['images']>`coalesce((
      select json_agg(json_build_object('role', image.role, 'url', image.url, 'alt', image.alt, 'alt_ur', image.alt_ur,
        'width', image.width, 'height', image.height, 'placeholder', case when file.id is not null then
          json_build_object('thumbhash', file.thumbhash, 'colour', file.colour) end) order by image.position)
      from listing_images as image left join files as file on file.address = image.url and file.kind = 'picture'
      where image.listing_id = ${id}), '[]')`,
    videos: sql<Media['videos']>`coalesce((
      select json_agg(json_build_object('url', video.url, 'title', video.title, 'title_ur', video.title_ur, 'poster', video.poster)
        order by video.position)
      from listing_videos as video where video.listing_id = ${id}), '[]')`,
  }
}

const mediaOfListing = prepared((db) =>
  db
    .select(mediaColumns(sql.placeholder('id')))
    .from(listings)
    .where(eq(listings.id, sql.placeholder('id')))
    .prepare('media_of_listing'),
)
