/** The last searches of this browser. They never leave it; without storage there are none. */
import { searchesKey as key } from '../recently-viewed/returning-keys.ts'

/** `detail` names the filters, `at` is when it was last looked at: milliseconds since 1970. */
export type RecentSearch = { label: string; detail?: string; address: string; at?: number }

const most = 5

export function recentSearches(): RecentSearch[] {
  try {
    return readSearches(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** The searches of a stored value; what is none is left out. */
export function readSearches(kept: unknown): RecentSearch[] {
  return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, most) : []
}

/** Puts a search first; the same address is kept once. */
export function rememberSearch(search: RecentSearch): void {
  const others = recentSearches().filter(({ address }) => address !== search.address)
  keep([{ ...search, at: Date.now() }, ...others])
}

/** Adds those of another browser. */
export function addSearches(others: readonly RecentSearch[]): void {
  keep(mergeSearches(recentSearches(), others))
}

/** Both together, those looked at last first; the same address is kept once. */
export function mergeSearches(own: readonly RecentSearch[], others: readonly RecentSearch[]): RecentSearch[] {
  const lastFirst = [...own, ...others].sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
  const addresses = lastFirst.map(({ address }) => address)
  return lastFirst.filter(({ address }, at) => addresses.indexOf(address) === at).slice(0, most)
}

function keep(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches.slice(0, most)))
  } catch {
    // A full or forbidden storage only forgets.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // There was none.
  }
}

/** Storage can be edited, so an address must lead to a search of this site. */
function isRecentSearch(kept: unknown): kept is RecentSearch {
  if (typeof kept !== 'object' || kept === null || !('label' in kept) || !('address' in kept)) return false
  const { label, address } = kept
  const isWhole =
    (!('detail' in kept) || typeof kept.detail === 'string') && (!('at' in kept) || Number.isFinite(kept.at))
  return isWhole && typeof label === 'string' && typeof address === 'string' && address.startsWith('/search?')
}
