/**
 * The homes that this visitor saved: kept in this browser alone, the same in all its tabs. Where the browser keeps
 * nothing, they last until the page is left.
 *
 * Show a heart with `SaveButton`, in React with `useSavedHomes` or `useIsSaved`, elsewhere with `subscribe` and `read`:
 *
 *     const unsubscribe = savedHomes.subscribe(() => paint(savedHomes.read().has(homeKey('listing', 10590))))
 */
import { longestNote, mostSavedHomes } from '#contract/saved/saved-limits.ts'
import type { HomeKey } from './home-key.ts'
import { formatSaved, parseSaved, type SavedHome, type SavedHomes } from './saved-format.ts'
import { savedKey } from './saved-key.ts'

/** `unkept`: it lasts until the page is left, because the browser keeps nothing. `full`: 200 are saved already. */
export type SaveOutcome = 'kept' | 'unkept' | 'full'

export const noHomes: SavedHomes = new Map()

let homes: SavedHomes | undefined
/** What was removed since the page was opened, so that saving it again brings back its note, date and price. */
const removed = new Map<HomeKey, SavedHome>()
const listeners = new Set<() => void>()

export const savedHomes = {
  /** The same map until something changes. Not for the server, which knows of none. */
  read(): SavedHomes {
    homes ??= stored() ?? noHomes
    return homes
  },

  /** Calls `listener` after every change, in this tab or another. Gives what ends that. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', readAgain)
      addEventListener('pageshow', readAgain)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('storage', readAgain)
      removeEventListener('pageshow', readAgain)
    }
  },

  /** Saves a home as it is now; what was saved or removed a moment ago keeps its date, price and note. */
  save(key: HomeKey, { title, price }: Pick<SavedHome, 'title' | 'price'>): SaveOutcome {
    const known = latest()
    if (known.size >= mostSavedHomes && !known.has(key)) return 'full'
    const home = known.get(key) ?? removed.get(key) ?? { savedAt: Date.now(), title, price, note: '' }
    return keep(new Map(known).set(key, home))
  },

  /** Puts a home back as it was before it was removed. */
  restore(key: HomeKey, home: SavedHome): SaveOutcome {
    removed.set(key, home)
    return savedHomes.save(key, home)
  },

  remove(key: HomeKey): SaveOutcome {
    const left = new Map(latest())
    const home = left.get(key)
    if (home) removed.set(key, home)
    left.delete(key)
    return keep(left)
  },

  /** Keeps what the visitor wrote about a saved home, at most 500 characters. */
  setNote(key: HomeKey, note: string): SaveOutcome {
    const known = latest()
    const home = known.get(key)
    if (!home) return 'kept'
    const noted = { ...home, note: note.slice(0, longestNote), notedAt: Date.now() }
    return keep(new Map(known).set(key, noted))
  },

  /** Keeps what `edit` makes of the homes as they are now. */
  change(edit: (known: SavedHomes) => SavedHomes): SaveOutcome {
    return keep(edit(latest()))
  },
}

/** What the storage has; undefined where it cannot be read, or was written by a later version of the site. */
function stored(): SavedHomes | undefined {
  try {
    return parseSaved(localStorage.getItem(savedKey))
  } catch {
    return undefined
  }
}

/** With what other tabs saved meanwhile; what the browser could not keep is only here. */
function latest(): SavedHomes {
  return (isKept ? stored() : undefined) ?? savedHomes.read()
}

let isKept = true

function keep(next: SavedHomes): SaveOutcome {
  isKept = write(next)
  show(next)
  return isKept ? 'kept' : 'unkept'
}

function write(next: SavedHomes): boolean {
  if (!stored()) return false
  try {
    localStorage.setItem(savedKey, formatSaved(next))
    return true
  } catch {
    return false
  }
}

/** Another tab changed something, or the page came back from the browser's own cache. */
function readAgain(event: Event): void {
  // Without a key all of the storage was emptied.
  if (event instanceof StorageEvent && event.key !== savedKey && event.key !== null) return
  const now = isKept ? stored() : undefined
  if (now && formatSaved(now) !== formatSaved(savedHomes.read())) show(now)
}

function show(next: SavedHomes): void {
  homes = next
  for (const listener of listeners) listener()
}
