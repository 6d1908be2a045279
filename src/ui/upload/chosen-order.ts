/**
 * Puts a stored file into the list before the first one that was chosen after it, so that a list keeps the order in
 * which its files were chosen whatever order their uploads end in. `chosenAs` gives an item's number in that order;
 * undefined for items that were there before, which stay where they are.
 */
export function insertInChosenOrder<Item>(
  list: readonly Item[],
  added: Item,
  chosenAs: (item: Item) => number | undefined,
): Item[] {
  const number = chosenAs(added) ?? Number.POSITIVE_INFINITY
  const at = list.findIndex((item) => (chosenAs(item) ?? -1) > number)
  return at === -1 ? [...list, added] : [...list.slice(0, at), added, ...list.slice(at)]
}
