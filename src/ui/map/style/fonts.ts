import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import type { FontFacesSpecification } from 'maplibre-gl'
import { arabicFont } from './arabic-font.ts'

/*
 * MapLibre draws the letters of names itself, in the fonts of the page. It reads the weight out of the first name of a
 * list, which is therefore a name that no font has.
 */
const family = 'Map Outfit'
const arabicFamily = 'Map Arabic'

/** Lists of fonts for `text-font`, by weight. */
export const fonts = {
  regular: [family, arabicFamily],
  medium: [`${family} Medium`, family, arabicFamily],
  semibold: [`${family} Semibold`, family, arabicFamily],
}

/** Letters of Arabic script come from a file that is fetched when a name has one. */
export const fontFaces: FontFacesSpecification = {
  [arabicFamily]: [{ url: arabicFont, 'unicode-range': ['U+600-6FF', 'U+FB50-FDFF', 'U+FE70-FEFF'] }],
}

let isAdded = false

/**
 * Makes the file of the page's own font, which the browser has already, known in all weights under a name of the map:
 * the page's rule may have given up on it on a slow line, and the map waits.
 */
export function addMapFont(): void {
  if (isAdded) return
  isAdded = true
  document.fonts.add(new FontFace(family, `url(${outfit}) format("woff2")`, { weight: '100 900' }))
}
