import { type SearchSort, searchSorts } from '#contract/search/search-keys.ts'
import { floatAt, wholeAt, wordAt } from '../typed-arrays.ts'
import type { Columns } from './columns.ts'
import { sortRows } from './sort-rows.ts'
import type { Yields } from './yields.ts'

/** The orders that results are shown in, and the one that a range of marla is looked up in. */
export type SortColumn = SearchSort | 'marlas'

const orders: readonly SortColumn[] = [...searchSorts, 'marlas']

type Rows = {
  readonly purpose: string
  readonly count: number
  readonly columns: Columns
  readonly yields: Yields
}

/**
 * The compared value of each sort, the smaller first. A price on call (0) is last in every price order (D19), and an
 * unknown yield in that of yields.
 */
const keys: Readonly<Record<SortColumn, (rows: Rows, row: number) => number>> = {
  newest: ({ columns }, row) => -floatAt(columns.published, row),
  'longest-listed': ({ columns }, row) => floatAt(columns.published, row),
  'price-low': ({ columns }, row) => floatAt(columns.price, row) || Number.MAX_VALUE,
  'price-high': ({ columns }, row) =>
    floatAt(columns.price, row) ? -floatAt(columns.price, row) : Number.MAX_VALUE,
  'unit-price-low': ({ columns }, row) => unitPrice(columns, row) || Number.MAX_VALUE,
  'unit-price-high': ({ columns }, row) => -unitPrice(columns, row) || Number.MAX_VALUE,
  'size-low': ({ columns }, row) => floatAt(columns.sqft, row),
  'size-high': ({ columns }, row) => -floatAt(columns.sqft, row),
  'highest-yield': (rows, row) => -rows.yields.of(rows, row) || Number.MAX_VALUE,
  marlas: ({ columns }, row) => floatAt(columns.marlas, row),
}

function unitPrice({ price, sqft }: Columns, row: number): number {
  return floatAt(price, row) / floatAt(sqft, row)
}

/** Whether the listing in one row comes before another's, in whichever partitions they are. Ties: larger ID first. */
export function comesBefore(
  sort: SortColumn,
  one: Rows,
  row: number,
  other: Rows,
  otherRow: number,
): boolean {
  const key = keys[sort]
  const difference = key(one, row) - key(other, otherRow)
  return (
    difference < 0 || (difference === 0 && wholeAt(one.columns.id, row) > wholeAt(other.columns.id, otherRow))
  )
}

// Below this many rows comparing them is quicker.
const worthRadix = 5_000

/** A partition's rows in each order, dead ones included. Rows added since are merged in when an order is asked for. */
export class SortOrders {
  readonly #rows: Rows
  readonly #orders = new Map<SortColumn, Uint32Array>()
  /** The yields that the order of yields is of. */
  #yields: Yields | undefined

  constructor(rows: Rows) {
    this.#rows = rows
  }

  get(sort: SortColumn): Uint32Array {
    if (sort === 'highest-yield') this.#forgetOldYields()
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
    for (const sort of orders) {
      this.get(sort)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  #forgetOldYields(): void {
    if (this.#yields !== this.#rows.yields) this.#orders.delete('highest-yield')
    this.#yields = this.#rows.yields
  }

  #sorted(sort: SortColumn, added: Uint32Array): Uint32Array {
    const rows = this.#rows
    const inOrder = (one: number, other: number) => (comesBefore(sort, rows, one, rows, other) ? -1 : 1)
    if (added.length < worthRadix) return added.sort(inOrder)
    const byId = sortRows(
      added,
      keysOf(added, (row) => -wholeAt(rows.columns.id, row)),
    )
    return sortRows(
      byId,
      keysOf(byId, (row) => keys[sort](rows, row)),
    )
  }

  #merge(sort: SortColumn, known: Uint32Array, added: Uint32Array): Uint32Array {
    if (known.length === 0) return added
    const merged = new Uint32Array(known.length + added.length)
    let fromKnown = 0
    let fromAdded = 0
    for (let place = 0; place < merged.length; place++) {
      const takesAdded =
        fromKnown === known.length ||
        (fromAdded < added.length &&
          comesBefore(sort, this.#rows, wordAt(added, fromAdded), this.#rows, wordAt(known, fromKnown)))
      merged[place] = takesAdded ? wordAt(added, fromAdded++) : wordAt(known, fromKnown++)
    }
    return merged
  }
}

function keysOf(rows: Uint32Array, key: (row: number) => number): Float64Array {
  const keys = new Float64Array(rows.length)
  for (let place = 0; place < rows.length; place++) keys[place] = key(wordAt(rows, place))
  return keys
}
