import type { HomeKey } from '#ui/saved/home-key.ts'
import type { SavedHome } from '#ui/saved/saved-format.ts'

export const savedSorts = ['newest', 'oldest', 'cheapest', 'dearest', 'reduced'] as const
export type SavedSort = (typeof savedSorts)[number]

/** A saved home with what is asked for it now: PKR; undefined where that is unknown, on call or no longer asked. */
export type Sortable = { key: HomeKey; home: SavedHome; priceNow: number | undefined }

/** The homes in the order of `sort`; those without a price come last, and equal ones newest first. */
export function sortHomes<Home extends Sortable>(homes: readonly Home[], sort: SavedSort): Home[] {
  const newestFirst = [...homes].sort((one, other) => other.home.savedAt - one.home.savedAt)
  if (sort === 'newest') return newestFirst
  if (sort === 'oldest') return newestFirst.reverse()
  return newestFirst.sort((one, other) => sortKey(one, sort) - sortKey(other, sort))
}

function sortKey({ home, priceNow }: Sortable, sort: 'cheapest' | 'dearest' | 'reduced'): number {
  if (priceNow === undefined) return Number.MAX_VALUE
  if (sort === 'cheapest') return priceNow
  if (sort === 'dearest') return -priceNow
  return home.price ? priceNow / home.price : 1
}
