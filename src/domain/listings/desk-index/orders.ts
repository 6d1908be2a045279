import type { DeskSort } from '#contract/office/listing-desk.ts'
import { type Bits, holds } from '../search-index/bits.ts'
import { sortRows } from '../search-index/sort-rows.ts'
import { wholeAt, wordAt } from '../search-index/typed-arrays.ts'
import type { Columns } from './columns.ts'

type Rows = { count: number; live: Bits; columns: Columns }

/** An order of all rows, and those that changed since it was made: they may stand where they no longer belong. */
type Order = { rows: Uint32Array; changed: Set<number> }

/** The rows in each order, the smallest first; equal ones by their property IDs. An order is made when it is first asked for. */
export class Orders {
  readonly #rows: Rows
  readonly #orders = new Map<DeskSort, Order>()

  constructor(rows: Rows) {
    this.#rows = rows
  }

  /** Has each order put the row where it belongs before it is used again. */
  changed(row: number): void {
    for (const order of this.#orders.values()) order.changed.add(row)
  }

  /** Rows that are not there any more may be among them. */
  get(sort: DeskSort): Uint32Array {
    const known = this.#orders.get(sort)
    if (known?.changed.size === 0) return known.rows
    const isWorthMending = known && known.changed.size * 4 < known.rows.length
    const rows = isWorthMending ? this.#mended(sort, known) : this.#sorted(sort, this.#all())
    this.#orders.set(sort, { rows, changed: new Set() })
    return rows
  }

  #all(): Uint32Array {
    const { live, count } = this.#rows
    return Uint32Array.from(Array(count).keys()).filter((row) => holds(live.words, row))
  }

  #sorted(sort: DeskSort, rows: Uint32Array): Uint32Array {
    const { columns } = this.#rows
    // Listings are read in the order of their titles, so that as a rule nothing is to be done.
    if (sort === 'title') return this.#isInOrder(sort, rows) ? rows : rows.sort(this.#compared(sort))
    const byId = sortRows(
      rows,
      Float64Array.from(rows, (row) => wholeAt(columns.id, row)),
    )
    if (sort === 'id') return byId
    return sortRows(
      byId,
      Float64Array.from(byId, (row) => columns.key(sort, row)),
    )
  }

  /** What did not change still is in order; what did is merged in. */
  #mended(sort: DeskSort, { rows, changed }: Order): Uint32Array {
    const { live } = this.#rows
    const compared = this.#compared(sort)
    const kept = rows.filter((row) => !changed.has(row))
    const moved = Uint32Array.from(changed)
      .filter((row) => holds(live.words, row))
      .sort(compared)
    const merged = new Uint32Array(kept.length + moved.length)
    let fromKept = 0
    let fromMoved = 0
    for (let place = 0; place < merged.length; place++) {
      const takesMoved =
        fromKept === kept.length ||
        (fromMoved < moved.length && compared(wordAt(moved, fromMoved), wordAt(kept, fromKept)) < 0)
      merged[place] = takesMoved ? wordAt(moved, fromMoved++) : wordAt(kept, fromKept++)
    }
    return merged
  }

  #isInOrder(sort: DeskSort, rows: Uint32Array): boolean {
    const compared = this.#compared(sort)
    for (let place = 1; place < rows.length; place++)
      if (compared(wordAt(rows, place - 1), wordAt(rows, place)) > 0) return false
    return true
  }

  #compared(sort: DeskSort): (one: number, other: number) => number {
    const { columns } = this.#rows
    const byId = (one: number, other: number) => wholeAt(columns.id, one) - wholeAt(columns.id, other)
    if (sort === 'id') return byId
    if (sort === 'title')
      return (one, other) => inOrder(columns.title(one), columns.title(other)) || byId(one, other)
    return (one, other) => inOrder(columns.key(sort, one), columns.key(sort, other)) || byId(one, other)
  }
}

function inOrder<Key extends number | string>(one: Key, other: Key): number {
  return one < other ? -1 : one > other ? 1 : 0
}
