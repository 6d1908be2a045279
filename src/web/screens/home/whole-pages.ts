/**
 * The first pages of a list without a last one that is only begun: a window never moves where its end would exceed
 * the total (specification section 4), so such items could not be reached.
 */
export function wholePages<Item>(items: readonly Item[], perPage: number, most: number): readonly Item[] {
  const pages = Math.min(most, Math.floor(items.length / perPage))
  return pages === 0 ? items : items.slice(0, pages * perPage)
}
