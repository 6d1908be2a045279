import type { ImageWidth } from '#contract/files/image-address.ts'
import { originalKey, pictureFormats, sizeKey } from '#storage/keys.ts'
import type { Context, Needs } from '../context.ts'
import { inChild, type Urgency } from '../media/index.ts'
import { fullWidthOf, widthToKeep } from './picture-size.ts'

// The widths that phones and desktops request in lists, galleries and heroes.
const commonWidths: readonly ImageWidth[] = [1280, 840, 640, 320]

/**
 * Makes the sizes of a picture that are requested most, except for those that are in storage already. A
 * picture that no longer exists is skipped.
 */
export function makeCommonSizes(ctx: Context<'db' | 'storage'>, id: string): Promise<void> {
  return makeSizes(ctx, id, { widths: commonWidths, urgency: 'later' })
}

/** The same for any widths, the widest first: the original is decoded once, each next size is made of the last. */
export async function makeSizes(
  { db, storage }: Needs<'db' | 'storage'>,
  id: string,
  { widths, urgency }: { widths: readonly ImageWidth[]; urgency: Urgency },
): Promise<void> {
  const fullWidth = await fullWidthOf(db, id)
  const original = fullWidth === undefined ? undefined : await storage.find(originalKey(id))
  if (fullWidth === undefined || !original) return
  const wanted = [...new Set(widths.map((width) => widthToKeep(width, fullWidth)))].sort((a, b) => b - a)
  const all = wanted.flatMap((width) =>
    pictureFormats.map((format) => ({ key: sizeKey(id, width, format), width, format })),
  )
  const sizes = []
  for (const size of all) if (!(await storage.exists(size.key))) sizes.push(size)
  if (sizes.length === 0) return
  const made = await inChild('makeSizes', { original, sizes }, { urgency, seconds: mostSeconds })
  for (const { key, bytes } of made) await storage.put(key, bytes)
}

// A dozen files, of which an AVIF takes a second on a slow core; this runs in the background.
const mostSeconds = 120
