import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { files, listingImages, listingVideos } from '#db/schema/index.ts'
import { isPictureAt, placeholderColumn } from '../files/placeholder.ts'
import { prepared } from '../prepared-query.ts'

export type Media = Awaited<ReturnType<typeof readMedia>>

/** A listing's pictures and videos in their order. */
export async function readMedia(db: Db, id: number) {
  const [images, videos] = await Promise.all([
    imagesOfListing(db).execute({ id }),
    videosOfListing(db).execute({ id }),
  ])
  return { images, videos }
}

const imagesOfListing = prepared((db) =>
  db
    .select({
      role: listingImages.role,
      url: listingImages.url,
      alt: listingImages.alt,
      width: listingImages.width,
      height: listingImages.height,
      placeholder: placeholderColumn,
    })
    .from(listingImages)
    .leftJoin(files, isPictureAt(listingImages.url))
    .where(eq(listingImages.listing_id, sql.placeholder('id')))
    .orderBy(asc(listingImages.position))
    .prepare('images_of_listing'),
)

const videosOfListing = prepared((db) =>
  db
    .select({ url: listingVideos.url, title: listingVideos.title, poster: listingVideos.poster })
    .from(listingVideos)
    .where(eq(listingVideos.listing_id, sql.placeholder('id')))
    .orderBy(asc(listingVideos.position))
    .prepare('videos_of_listing'),
)
