import { eq } from 'drizzle-orm'
import type { StoredImage } from '#contract/files/image.ts'
import { listings } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { imagesOf, readMedia } from './media.ts'
import { mustBeVisible } from './visibility.ts'

/**
 * The photos of a listing in their order, without floor plans.
 * @throws what `mustBeVisible` throws
 */
export async function photosOfListing({ db }: Context<'db'>, id: number): Promise<StoredImage[]> {
  const [[found], media] = await Promise.all([
    db
      .select({ status: listings.status, published_at: listings.published_at })
      .from(listings)
      .where(eq(listings.id, id)),
    readMedia(db, id),
  ])
  mustBeVisible(found)
  return imagesOf(media.images, 'photo')
}
