import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import { arabicFamily, latinFamily } from './fonts.ts'
import notoSansArabic from './noto-sans-arabic.woff2?url'

/** One weight of Noto Sans Arabic is used for all: a browser would thicken its letters for others. */
const weight = '100 900'

let areAdded = false

/**
 * Fetches the fonts of names on maps and makes them known to the page. Latin letters are those of the page, whose file
 * the browser has already, under a name of the map: the page's rule may have given up on it on a slow line, and the
 * map waits. A new font lays out the whole page again, so they are added while the map's code is loading.
 */
export function addMapFonts(): void {
  if (areAdded) return
  areAdded = true
  add(latinFamily, outfit)
  add(arabicFamily, notoSansArabic)
}

function add(family: string, file: string): void {
  const face = new FontFace(family, `url(${file}) format("woff2")`, { weight })
  document.fonts.add(face)
  // Names are drawn in another font then.
  void face.load().catch(() => {})
}
