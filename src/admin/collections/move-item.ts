/** A list in which one has gone a place up (-1) or down (1); at the ends it stays where it is. */
export function moved<One>(list: readonly One[], at: number, by: -1 | 1): One[] {
  const one = list[at]
  const to = at + by
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  return movedTo(list, at, to)
}

/** Returns the list with the item at `from` moved to `to`. */
export function movedTo<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list[from]
  if (one === undefined) return [...list]
  const others = list.filter((_other, at) => at !== from)
  return [...others.slice(0, to), one, ...others.slice(to)]
}
