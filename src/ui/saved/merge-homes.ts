import { mostSavedHomes } from '#contract/saved/saved-limits.ts'
import type { HomeKey } from './home-key.ts'
import type { SavedHome, SavedHomes } from './saved-format.ts'

/**
 * The homes of this browser together with those of another. What both have keeps the date and price of this one, and
 * the note that was written last; a note never gives way to an empty one. When there are more than a browser keeps,
 * those that were saved last are added.
 */
export function mergeHomes(own: SavedHomes, others: SavedHomes): SavedHomes {
  const merged = new Map<HomeKey, SavedHome>(own)
  const newestFirst = [...others].sort(([, one], [, other]) => other.savedAt - one.savedAt)
  for (const [key, home] of newestFirst) {
    const known = merged.get(key)
    if (known) merged.set(key, withNewerNote(known, home))
    else if (merged.size < mostSavedHomes) merged.set(key, home)
  }
  return merged
}

function withNewerNote(own: SavedHome, other: SavedHome): SavedHome {
  if (other.note === '' || other.note === own.note) return own
  if (own.note !== '' && notedAt(own) >= notedAt(other)) return own
  return { ...own, note: other.note, notedAt: notedAt(other) }
}

/** Notes of earlier versions of the site have no time of their own. */
function notedAt({ notedAt, savedAt }: SavedHome): number {
  return notedAt ?? savedAt
}
