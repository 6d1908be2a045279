import { timed } from '#tracing/timing.ts'
import { isUnreachableOrFull } from './transient-failure.ts'

/**
 * Gives a way to have `work` done for one item. Nobody waits for others to come: an item is begun at once when none is
 * under way, and otherwise with all that came meanwhile, `most` at a time. When `work` throws for several, each is done
 * alone, so that one that cannot be done keeps no other from it: `work` takes back what it did when it throws, as a
 * transaction does.
 */
export function microBatch<Item extends object, Result>(
  work: (items: readonly Item[]) => Promise<(item: Item) => Result>,
  most: number,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  const waiting: Waiting[] = []
  let isUnderWay = false

  async function doAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const resultOf = await work(batch.map(({ item }) => item))
      for (const { item, resolve } of batch) resolve(resultOf(item))
    } catch (error) {
      // What is away for one is away for all: each alone would wait in vain.
      if (isUnreachableOrFull(error)) for (const { reject } of batch) reject(error)
      else if (batch.length > 1) for (const one of batch) await doAll([one])
      else batch[0]?.reject(error)
    }
  }

  async function goOn(): Promise<void> {
    isUnderWay = true
    while (waiting.length > 0) await doAll(waiting.splice(0, most))
    isUnderWay = false
  }

  // What is done for several is the database's: for those that did not begin it as well.
  return (item) =>
    timed(
      'database',
      () =>
        new Promise((resolve, reject) => {
          waiting.push({ item, resolve, reject })
          if (!isUnderWay) void goOn()
        }),
    )
}
