/** The listings that this browser has opened: the map shows which are new, and pages show the last ones again. */
import { seenKey as storageKey } from './recently-viewed/returning-keys.ts'

const most = 500
/** How many 'Recently viewed' shows. */
const mostRecent = 24

/** Remembers that a listing was opened; the oldest are forgotten. It never leaves the browser. */
export function rememberSeen(id: number): void {
  keep([id, ...seenListings()])
}

/** Adds those that were opened in another browser, after those of this one. */
export function addSeen(ids: readonly number[]): void {
  keep([...seenListings(), ...ids])
}

function keep(ids: readonly number[]): void {
  try {
    localStorage.setItem(storageKey, [...new Set(ids)].slice(0, most).join())
  } catch {
    // Without local storage every listing is shown as new.
  }
}

/** The IDs, newest first; empty without local storage. */
export function seenListings(): ReadonlySet<number> {
  try {
    const ids = (localStorage.getItem(storageKey) ?? '').split(',').map(Number)
    return new Set(ids.filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647))
  } catch {
    return new Set()
  }
}

/** The IDs of those opened last, newest first, with commas; empty where there is none. */
export function recentlySeen(): string {
  return [...seenListings()].slice(0, mostRecent).join()
}

/** Forgets all of them. */
export function clearSeen(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls `listener` once they are cleared. Gives what ends that. */
export function onSeenCleared(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
