/** Does the work for all items, for so many at a time. Whoever is free takes the next one: the lanes share one iterator. */
export async function inLanes<Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const next = items.values()
  const lane = async () => {
    for (const item of next) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane))
}
