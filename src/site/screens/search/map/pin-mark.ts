/** What this browser knows of the homes on the map. */
export type KnownHomes = { seen: ReadonlySet<number>; saved: ReadonlySet<number> }

/**
 * How a pin is marked: `saved` when one of its homes is saved, `outside` when it is no result but just outside the
 * search, `seen` when each of its homes was opened before.
 */
export type PinMark = 'new' | 'seen' | 'saved' | 'outside'

export function pinMark(
  { ids, missed }: { ids: readonly number[]; missed?: unknown },
  { seen, saved }: KnownHomes,
): PinMark {
  if (ids.some((id) => saved.has(id))) return 'saved'
  if (missed) return 'outside'
  return ids.every((id) => seen.has(id)) ? 'seen' : 'new'
}
