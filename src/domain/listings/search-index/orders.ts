import { type SearchSort, searchSorts } from '#contract/search.ts'
import { at } from './bits.ts'
import type { Partition } from './partition.ts'

type Rows = Pick<Partition, 'count' | 'columns'>

/** What a sort compares, the smaller value first. A price on call (0) is last in both price orders (decision 19). */
const keys: Readonly<Record<SearchSort, (rows: Rows, row: number) => number>> = {
  newest: ({ columns }, row) => -at(columns.published, row),
  'price-low': ({ columns }, row) => at(columns.price, row) || Number.MAX_VALUE,
  'price-high': ({ columns }, row) => (at(columns.price, row) ? -at(columns.price, row) : Number.MAX_VALUE),
  'size-low': ({ columns }, row) => at(columns.sqft, row),
  'size-high': ({ columns }, row) => -at(columns.sqft, row),
}

/** Whether the listing in one row comes before another's, in whichever partitions they are. Ties: larger ID first. */
export function comesBefore(
  sort: SearchSort,
  one: Rows,
  row: number,
  other: Rows,
  otherRow: number,
): boolean {
  const key = keys[sort]
  const difference = key(one, row) - key(other, otherRow)
  return difference < 0 || (difference === 0 && at(one.columns.id, row) > at(other.columns.id, otherRow))
}

/** A partition's rows in each order, dead ones included. Rows added since are merged in when an order is asked for. */
export class Orders {
  readonly #rows: Rows
  readonly #orders = new Map<SearchSort, Uint32Array>()

  constructor(rows: Rows) {
    this.#rows = rows
  }

  get(sort: SearchSort): Uint32Array {
    const known = this.#orders.get(sort) ?? new Uint32Array(0)
    const { count } = this.#rows
    if (known.length === count) return known
    const added = new Uint32Array(count - known.length)
    for (let place = 0; place < added.length; place++) added[place] = known.length + place
    const order = this.#merge(sort, known, this.#sorted(sort, added))
    this.#orders.set(sort, order)
    return order
  }

  /** Makes every order, so that no visitor waits for one; lets others work between two of them. */
  async prepare(): Promise<void> {
    for (const sort of searchSorts) {
      this.get(sort)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  #sorted(sort: SearchSort, added: Uint32Array): Uint32Array {
    const { columns } = this.#rows
    const first = added[0] ?? 0
    const values = Float64Array.from(added, (row) => keys[sort](this.#rows, row))
    return added.sort(
      (one, other) =>
        at(values, one - first) - at(values, other - first) || at(columns.id, other) - at(columns.id, one),
    )
  }

  #merge(sort: SearchSort, known: Uint32Array, added: Uint32Array): Uint32Array {
    if (known.length === 0) return added
    const merged = new Uint32Array(known.length + added.length)
    let fromKnown = 0
    let fromAdded = 0
    for (let place = 0; place < merged.length; place++) {
      const takesAdded =
        fromKnown === known.length ||
        (fromAdded < added.length &&
          comesBefore(sort, this.#rows, at(added, fromAdded), this.#rows, at(known, fromKnown)))
      merged[place] = takesAdded ? at(added, fromAdded++) : at(known, fromKnown++)
    }
    return merged
  }
}
