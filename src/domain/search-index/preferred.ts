/** Results that have preferred words come first. */
import type { Search } from '#contract/search/search.ts'
import { searchFields } from '#contract/search/search-keys.ts'
import { intersectInto, subtractFrom } from './bit-set.ts'
import { buffers, countRows } from './find-rows.ts'
import { readKeyword } from './keyword.ts'
import { addMeant } from './match.ts'
import { pageOf, type Rows } from './page.ts'
import type { Store } from './store.ts'

/** Whether the order of the results is the usual one, which preferred words change, and there are any. */
export function isRanked({ prefer, sort }: Pick<Search, 'prefer' | 'sort'>): boolean {
  return Boolean(prefer) && sort === searchFields.sort.usual
}

/**
 * A page of results with those first that have one of the preferred words in their title, or in the name of their place,
 * project or type; `described` are listings whose description has one. `preferred` counts them on all pages.
 */
export function preferredPage(
  store: Store,
  found: readonly Rows[],
  { search, described }: { search: Search; described: readonly number[] },
): { ids: number[]; preferred: number } {
  const { sort, page, perPage } = search
  const first = preferredRows(store, found, { words: search.prefer, described })
  const preferred = countRows(first)
  const offset = (page - 1) * perPage
  const ids = pageOf(first, { sort, offset, limit: perPage })
  const rest = { offset: Math.max(0, offset - preferred), limit: perPage - ids.length }
  return { ids: [...ids, ...pageOf(without(found, first), { sort, ...rest })], preferred }
}

function preferredRows(
  store: Store,
  found: readonly Rows[],
  { words, described }: { words: string | undefined; described: readonly number[] },
): Rows[] {
  const { meanings } = readKeyword(words, store)
  const places = described.flatMap((id) => store.rowNumbers.find(id) ?? [])
  return found.map(({ partition, rows }) => {
    const preferred = buffers.take(partition.count)
    for (const meaning of meanings) addMeant(preferred, partition, meaning, { store, buffers })
    for (const place of places)
      if (store.partitions[place.partition] === partition) addRow(preferred, place.row)
    intersectInto(preferred, rows)
    return { partition, rows: preferred }
  })
}

function without(found: readonly Rows[], first: readonly Rows[]): Rows[] {
  return found.map(({ partition, rows }, at) => {
    const rest = buffers.take(partition.count)
    rest.set(rows)
    subtractFrom(rest, first[at]?.rows ?? rest)
    return { partition, rows: rest }
  })
}

function addRow(rows: Uint32Array, row: number): void {
  rows[row >>> 5] = (rows[row >>> 5] ?? 0) | (1 << (row & 31))
}
