import type { ImageWidth } from '#contract/image-address.ts'
import { originalKey, type PictureFormat, pictureFormats, sizeKey } from '#storage/keys.ts'
import { type FileStore, fullWidthOf, widthToKeep } from './picture-size.ts'

// What phones and desks ask for in lists, galleries and heroes; the widest first, the others are made from it.
const commonWidths: readonly ImageWidth[] = [1280, 840, 640, 320]

/**
 * Makes the sizes of a picture that are asked for most, but for those that are in storage already. A picture
 * that is gone is nothing to do.
 */
export async function makeCommonSizes({ db, storage }: FileStore, id: string): Promise<void> {
  const fullWidth = await fullWidthOf(db, id)
  const original = fullWidth === undefined ? undefined : await storage.find(originalKey(id))
  if (fullWidth === undefined || !original) return
  const { decode, encode, narrow } = await import('./pixels.ts')
  const widths = new Set(commonWidths.map((width) => widthToKeep(width, fullWidth)))
  let pixels = await decode(original, Math.max(...widths), 'later')
  for (const width of widths) {
    if (width < pixels.width) pixels = await narrow(pixels, width, 'later')
    const make = async (format: PictureFormat) => {
      const key = sizeKey(id, width, format)
      if (!(await storage.exists(key))) await storage.put(key, await encode(pixels, format, 'later'))
    }
    await Promise.all(pictureFormats.map(make))
  }
}
