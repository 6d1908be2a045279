/** The list with the one at `from` at `to`; the others keep their order. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
