import type { Source } from './message-types.ts'

/**
 * The catalogue with the texts of `over` in place of those of the same name: a translation, an agency's own words.
 * @throws Error when `over` has a text that the catalogue has not, which would never be shown
 */
export function overlay<Catalogue extends Source>(catalogue: Catalogue, over: Source = {}): Catalogue {
  const texts: Record<string, string | Source> = { ...catalogue }
  for (const [key, text] of Object.entries(over)) {
    const below = catalogue[key]
    if (typeof below === 'object' && typeof text === 'object') texts[key] = overlay(below, text)
    else if (typeof below === 'string' && typeof text === 'string') texts[key] = text
    else throw new Error(`There is no text called ${key} here: ${Object.keys(catalogue).join(', ')}`)
  }
  return texts as Catalogue
}
