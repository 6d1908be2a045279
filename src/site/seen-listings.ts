/** The listings that this browser has opened, so that the map can show which are new to the visitor. */
const storageKey = 'aangan-seen-listings'
const most = 500

/** Remembers that a listing was opened; the oldest are forgotten. It never leaves the browser. */
export function rememberSeen(id: number): void {
  const ids = [id, ...[...seenListings()].filter((other) => other !== id)].slice(0, most)
  try {
    localStorage.setItem(storageKey, ids.join())
  } catch {
    // Without local storage every listing is shown as new.
  }
}

/** The IDs, newest first; empty without local storage. */
export function seenListings(): ReadonlySet<number> {
  try {
    const ids = (localStorage.getItem(storageKey) ?? '').split(',').map(Number)
    return new Set(ids.filter((id) => Number.isInteger(id) && id > 0))
  } catch {
    return new Set()
  }
}
