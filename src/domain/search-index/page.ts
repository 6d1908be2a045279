import type { SearchSort } from '#contract/search/search-keys.ts'
import { wholeAt, wordAt } from '../typed-arrays.ts'
import { hasBit } from './bit-set.ts'
import type { Partition } from './partition.ts'
import { comesBefore } from './sort-orders.ts'

export type Rows = { partition: Partition; rows: Uint32Array }

/** The ids of one page: the matching rows of all partitions in one order, from `offset`, at most `limit`. */
export function pageOf(
  found: readonly Rows[],
  { sort, offset, limit }: { sort: SearchSort; offset: number; limit: number },
): number[] {
  const walks = found.map((rows) => new Walk(rows, sort))
  const ids: number[] = []
  for (let place = 0; ids.length < limit; place++) {
    const next = nextOf(walks, sort)
    if (!next) break
    if (place >= offset) ids.push(next.id)
    next.step()
  }
  return ids
}

function nextOf(walks: readonly Walk[], sort: SearchSort): Walk | undefined {
  let next: Walk | undefined
  for (const walk of walks) {
    if (walk.ended) continue
    if (!next || comesBefore(sort, walk.partition, walk.row, next.partition, next.row)) next = walk
  }
  return next
}

/** Goes through the matching rows of a partition in order. */
class Walk {
  readonly partition: Partition
  readonly #rows: Uint32Array
  readonly #order: Uint32Array
  #place = -1
  row = 0

  constructor({ partition, rows }: Rows, sort: SearchSort) {
    this.partition = partition
    this.#rows = rows
    this.#order = partition.orders.get(sort)
    this.step()
  }

  get ended(): boolean {
    return this.#place >= this.#order.length
  }

  get id(): number {
    return wholeAt(this.partition.columns.id, this.row)
  }

  step(): void {
    const order = this.#order
    const rows = this.#rows
    let place = this.#place + 1
    while (place < order.length && !hasBit(rows, wordAt(order, place))) place++
    this.#place = place
    this.row = wordAt(order, place)
  }
}
