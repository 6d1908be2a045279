import type { City } from '#contract/places/places.ts'
import type { SearchIndex } from '../search-index/index.ts'

/**
 * All cities in the order of their ids, so that the one the menu links to comes first (S2.3).
 * Every page shows them, and the search index has them in memory.
 * @throws Unavailable while the index is still being read
 */
export function listCities({ search }: { search: Pick<SearchIndex, 'cities'> }): City[] {
  return [...search.cities()]
}
