/*
 * MapLibre draws the letters of names itself, in fonts of the page. It reads the weight out of the first name of a
 * list, which is therefore a name that no font has.
 */
export const latinFamily = 'Map Outfit'
export const arabicFamily = 'Map Arabic'

/** Lists of fonts for `text-font`, by weight. */
export const fonts = {
  regular: [latinFamily, arabicFamily],
  medium: [`${latinFamily} Medium`, latinFamily, arabicFamily],
  semibold: [`${latinFamily} Semibold`, latinFamily, arabicFamily],
}
