/** What this browser knows of the homes on the map. */
export type KnownHomes = { seen: ReadonlySet<number>; saved: ReadonlySet<number> }

/** How a pin is marked: `saved` when one of its homes is saved, `seen` when each of them was opened before. */
export type PinMark = 'new' | 'seen' | 'saved'

export function pinMark(ids: readonly number[], { seen, saved }: KnownHomes): PinMark {
  if (ids.some((id) => saved.has(id))) return 'saved'
  return ids.every((id) => seen.has(id)) ? 'seen' : 'new'
}
