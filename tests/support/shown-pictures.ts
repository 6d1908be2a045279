import { UploadAnswer } from '#contract/files/uploads.ts'
import { listingImages } from '#db/schema/index.ts'
import { type DemoSite, uploadToken } from './browser.ts'
import type { ListingRow } from './factories.ts'
import { photo } from './pictures.ts'

type Uploaded = UploadAnswer['data']

/** Uploads a new photograph, as the admin app does. */
export async function uploadPhoto(site: DemoSite, width = 1600, height = 1200): Promise<Uploaded> {
  const answer = await fetch(`${site.url}/api/uploads`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${uploadToken}`,
      'content-type': 'image/jpeg',
      'x-file-name': 'photo.jpg',
    },
    body: new Uint8Array(await photo(width, height)),
  })
  return UploadAnswer.parse(await answer.json()).data
}

/** Gives the listing a new photograph for each description. */
export async function showPictures(
  site: DemoSite,
  listing: Pick<ListingRow, 'id'>,
  alts: readonly string[],
  role: (typeof listingImages.$inferInsert)['role'] = 'photo',
): Promise<Uploaded[]> {
  const photos = await Promise.all(alts.map(() => uploadPhoto(site)))
  const rows = photos.map(({ address, width, height }, position) => ({
    listing_id: listing.id,
    role,
    position,
    url: address,
    alt: alts[position] ?? '',
    width: width ?? 0,
    height: height ?? 0,
  }))
  await site.db.insert(listingImages).values(rows)
  return photos
}
