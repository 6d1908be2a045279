/** What this browser knows of the homes on the map. */
export type KnownHomes = { seen: ReadonlySet<number>; saved: ReadonlySet<number> }

/**
 * How a pin is marked: `saved` when one of its homes is saved, `outside` when it is no result but just outside the
 * search, `onCall` when it is none because its price is on call, `seen` when each of its homes was opened before.
 */
export type PinMark = 'new' | 'seen' | 'saved' | 'outside' | 'onCall'

export function pinMark(
  { ids, missed, isOnCall }: { ids: readonly number[]; missed?: unknown; isOnCall?: true | undefined },
  { seen, saved }: KnownHomes,
): PinMark {
  if (ids.some((id) => saved.has(id))) return 'saved'
  if (missed) return 'outside'
  if (isOnCall) return 'onCall'
  return ids.every((id) => seen.has(id)) ? 'seen' : 'new'
}
