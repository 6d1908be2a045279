import type { ImageWidth } from '#contract/image-address.ts'
import { originalKey, type PictureFormat, pictureFormats, sizeKey } from '#storage/keys.ts'
import { type FileStore, fullWidthOf, widthToKeep } from './picture-size.ts'
import type { Urgency } from './turns.ts'

// What phones and desks ask for in lists, galleries and heroes.
const commonWidths: readonly ImageWidth[] = [1280, 840, 640, 320]

/**
 * Makes the sizes of a picture that are asked for most, but for those that are in storage already. A picture
 * that is gone is nothing to do.
 */
export function makeCommonSizes(store: FileStore, id: string): Promise<void> {
  return makeSizes(store, id, { widths: commonWidths, urgency: 'later' })
}

/** The same for any widths, the widest first: the original is decoded once, each next size is made of the last. */
export async function makeSizes(
  { db, storage }: FileStore,
  id: string,
  { widths, urgency }: { widths: readonly ImageWidth[]; urgency: Urgency },
): Promise<void> {
  const fullWidth = await fullWidthOf(db, id)
  const original = fullWidth === undefined ? undefined : await storage.find(originalKey(id))
  if (fullWidth === undefined || !original) return
  const { decode, encode, narrow } = await import('./pixels.ts')
  const wanted = new Set(widths.map((width) => widthToKeep(width, fullWidth)))
  let pixels = await decode(original, Math.max(...wanted), urgency)
  for (const width of wanted) {
    if (width < pixels.width) pixels = await narrow(pixels, width, urgency)
    const make = async (format: PictureFormat) => {
      const key = sizeKey(id, width, format)
      if (!(await storage.exists(key))) await storage.put(key, await encode(pixels, format, urgency))
    }
    await Promise.all(pictureFormats.map(make))
  }
}
