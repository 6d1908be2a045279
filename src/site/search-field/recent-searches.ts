/** The last searches of this browser. They never leave it; without storage there are none. */

/** `detail` names the filters. */
export type RecentSearch = { label: string; detail?: string; address: string }

const key = 'aangan-recent-searches'
const most = 5

export function recentSearches(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a search first; the same address is kept once. */
export function rememberSearch(search: RecentSearch): void {
  const others = recentSearches().filter(({ address }) => address !== search.address)
  try {
    localStorage.setItem(key, JSON.stringify([search, ...others].slice(0, most)))
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
  const isWhole = !('detail' in kept) || typeof kept.detail === 'string'
  return isWhole && typeof label === 'string' && typeof address === 'string' && address.startsWith('/search?')
}
