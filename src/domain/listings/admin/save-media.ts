import { and, eq, inArray } from 'drizzle-orm'
import type { ListingContent } from '#contract/admin/listing-content.ts'
import { isPictureLink } from '#contract/files/picture-link.ts'
import { videoSource } from '#contract/files/video-source.ts'
import type { Db } from '#db/client.ts'
import { files, listingImages, listingVideos } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import { Invalid } from '../../errors.ts'
import { urduOfPicture } from '../../urdu-of-picture.ts'
import type { Media } from '../media.ts'

type Chosen = Pick<ListingContent, 'photos' | 'floor_plans' | 'videos'>
type Box = { width: number; height: number }

/** What was sent, in which a text that came without its Urdu keeps it while its English stays. */
export function keepUrdu<Content extends Chosen>(content: Content, before: Chosen): Content {
  const described = (field: 'photos' | 'floor_plans') =>
    content[field].map((picture) => ({
      ...picture,
      alt_ur: urduOfPicture(picture, before[field]),
    }))
  const videos = content.videos.map((video) => {
    const same = before.videos.find(({ url, title }) => url === video.url && title === video.title)
    return { ...video, title_ur: video.title_ur ?? same?.title_ur ?? '' }
  })
  return { ...content, photos: described('photos'), floor_plans: described('floor_plans'), videos }
}

/**
 * Replaces a listing's pictures and videos by those chosen, in their order; the first photo is its cover.
 * @throws Invalid for a picture or video that was never uploaded
 */
export async function writeMedia(tx: Db, listing_id: number, before: Media, chosen: Chosen): Promise<void> {
  if (!isSamePictures(before, chosen)) await writePictures(tx, listing_id, before, chosen)
  if (!isSameVideos(before, chosen)) await writeVideos(tx, listing_id, before, chosen)
}

function isSamePictures({ images }: Media, { photos, floor_plans }: Chosen): boolean {
  const words = (pictures: Chosen['photos']) =>
    JSON.stringify(pictures.map(({ url, alt, alt_ur }) => [url, alt, alt_ur]))
  const stored = (wanted: string) => words(images.filter(({ role }) => role === wanted))
  return words(photos) === stored('photo') && words(floor_plans) === stored('floor plan')
}

async function writePictures(
  tx: Db,
  listing_id: number,
  { images }: Media,
  { photos, floor_plans }: Chosen,
): Promise<void> {
  const boxes = new Map<string, Box>(images.map(({ url, width, height }) => [url, { width, height }]))
  const unknown = [...photos, ...floor_plans].map(({ url }) => url).filter((url) => !boxes.has(url))
  for (const { address, width, height } of await stored(tx, 'picture', unknown)) {
    if (width && height) boxes.set(address, { width, height })
  }
  const rowsOf = (field: 'photos' | 'floor_plans', role: 'photo' | 'floor plan', chosen: Chosen['photos']) =>
    chosen.map(({ url, alt, alt_ur }, at) => {
      const box = boxes.get(url)
      if (!box) throw new Invalid({ [field]: t.pictureGone({ number: at + 1 }) })
      return { listing_id, role, position: at + 1, url, alt, alt_ur, ...box }
    })
  const rows = [...rowsOf('photos', 'photo', photos), ...rowsOf('floor_plans', 'floor plan', floor_plans)]
  await tx.delete(listingImages).where(eq(listingImages.listing_id, listing_id))
  if (rows.length > 0) await tx.insert(listingImages).values(rows)
}

function isSameVideos({ videos }: Media, chosen: Chosen): boolean {
  const words = (list: Chosen['videos']) =>
    JSON.stringify(list.map(({ url, title, title_ur }) => [url, title, title_ur]))
  return words(videos) === words(chosen.videos)
}

async function writeVideos(tx: Db, listing_id: number, before: Media, { videos }: Chosen): Promise<void> {
  const posters = new Map(before.videos.map(({ url, poster }) => [url, poster]))
  const unknown = videos.map(({ url }) => url).filter((url) => !posters.has(url))
  const found = await stored(tx, 'video', unknown)
  for (const { address, poster } of found) posters.set(address, poster && `media/${poster}/original`)
  const rows = videos.map(({ url, title, title_ur }, at) => {
    const isOurs = url.startsWith('media/')
    if (!posters.has(url) && (isOurs || isPictureLink(url) || !videoSource(url, '/')))
      throw new Invalid({ videos: t.videoAddress({ number: at + 1 }) })
    return { listing_id, position: at + 1, url, title, title_ur, poster: posters.get(url) ?? null }
  })
  await tx.delete(listingVideos).where(eq(listingVideos.listing_id, listing_id))
  if (rows.length > 0) await tx.insert(listingVideos).values(rows)
}

async function stored(tx: Db, kind: 'picture' | 'video', addresses: readonly string[]) {
  if (addresses.length === 0) return []
  return (
    tx
      .select({ address: files.address, width: files.width, height: files.height, poster: files.poster })
      .from(files)
      .where(and(eq(files.kind, kind), inArray(files.address, [...addresses])))
      // Keeps the files from being removed meanwhile.
      .for('key share')
  )
}
