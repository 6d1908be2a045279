/** A search backwards: which of a few listings does it find? */
import type { Search } from '#contract/search/search.ts'
import { wholeAt } from '../typed-arrays.ts'
import { rowsOf } from './bit-set.ts'
import { buffers, findRows } from './find-rows.ts'
import { readKeyword } from './keyword.ts'
import { parseQuery } from './query.ts'
import type { IndexedListing } from './row.ts'
import type { Store } from './store.ts'

/** A few listings, to hold searches against. */
export type Among = {
  /** The ids of those that a search finds, in no order; exactly what `find` finds of them. */
  find(search: Search): number[]
  /** The cities of the listings by purpose, and their areas with every area around them. */
  cities: ReadonlyMap<string, ReadonlySet<number>>
  areas: ReadonlySet<number>
}

/** Makes a small index that reads keywords and names as the large one does. */
export function amongListings(store: Store, listings: readonly IndexedListing[]): Among {
  const few = store.small()
  const cities = new Map<string, Set<number>>()
  const areas = new Set<number>()
  for (const listing of listings) {
    few.put(listing)
    cities.getOrInsertComputed(listing.purpose, () => new Set()).add(listing.cityId)
    for (const around of store.names.around(listing.values.areaId)) areas.add(around)
  }
  return { find: (search) => findEach(few, search), cities, areas }
}

function findEach(few: Store, search: Search): number[] {
  buffers.reset()
  const asked = parseQuery(search, few.names, readKeyword(search.keyword, few))
  return findRows(few, asked).flatMap(({ partition, rows }) =>
    [...rowsOf(rows)].map((row) => wholeAt(partition.columns.id, row)),
  )
}
