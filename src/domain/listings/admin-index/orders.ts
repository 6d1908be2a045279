import type { ListingSort } from '#contract/admin/listing-list.ts'
import { Bits, holds, size } from '../search-index/bits.ts'
import { firstPlace } from '../search-index/ranges.ts'
import { sortRows } from '../search-index/sort-rows.ts'
import { wholeAt, wordAt } from '../search-index/typed-arrays.ts'
import type { Columns } from './columns.ts'

type Rows = { count: number; live: Bits; columns: Columns }

type Compared = (one: number, other: number) => number

/** An order of all rows, and those that changed since it was made: they may stand where they no longer belong. */
type Order = { rows: Uint32Array; changed: Set<number> }

/** The rows in each order, the smallest first; equal ones by their property IDs. An order is made when it is first asked for. */
export class Orders {
  readonly #rows: Rows
  readonly #orders = new Map<ListingSort, Order>()

  constructor(rows: Rows) {
    this.#rows = rows
  }

  /** Has each order put the row where it belongs before it is used again. */
  changed(row: number): void {
    for (const order of this.#orders.values()) order.changed.add(row)
  }

  /** Rows that are not there any more may be among them. */
  get(sort: ListingSort): Uint32Array {
    const known = this.#orders.get(sort)
    if (known?.changed.size === 0) return known.rows
    const isWorthMending = known && known.changed.size * 4 < known.rows.length
    const rows = isWorthMending ? this.#mended(sort, known) : this.#sorted(sort, this.#all())
    this.#orders.set(sort, { rows, changed: new Set() })
    return rows
  }

  #all(): Uint32Array {
    const { live, count } = this.#rows
    const rows = new Uint32Array(size(live.words))
    for (let row = 0, place = 0; row < count; row++) if (holds(live.words, row)) rows[place++] = row
    return rows
  }

  #sorted(sort: ListingSort, rows: Uint32Array): Uint32Array {
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

  /** What did not change still is in order; each that did is put where it belongs now. */
  #mended(sort: ListingSort, { rows, changed }: Order): Uint32Array {
    const { live } = this.#rows
    const compared = this.#compared(sort)
    const kept = without(changed, rows)
    const moved = Uint32Array.from([...changed].filter((row) => holds(live.words, row))).sort(compared)
    const mended = new Uint32Array(kept.length + moved.length)
    let from = 0
    for (const [place, row] of moved.entries()) {
      const to = from + firstPlace(kept.subarray(from), (other) => compared(other, row) > 0)
      mended.set(kept.subarray(from, to), from + place)
      mended[to + place] = row
      from = to
    }
    mended.set(kept.subarray(from), from + moved.length)
    return mended
  }

  #isInOrder(sort: ListingSort, rows: Uint32Array): boolean {
    const compared = this.#compared(sort)
    for (let place = 1; place < rows.length; place++)
      if (compared(wordAt(rows, place - 1), wordAt(rows, place)) > 0) return false
    return true
  }

  #compared(sort: ListingSort): Compared {
    const { columns } = this.#rows
    const byId = (one: number, other: number) => wholeAt(columns.id, one) - wholeAt(columns.id, other)
    if (sort === 'id') return byId
    if (sort === 'title')
      return (one, other) => inOrder(columns.title(one), columns.title(other)) || byId(one, other)
    return (one, other) => inOrder(columns.key(sort, one), columns.key(sort, other)) || byId(one, other)
  }
}

function without(taken: Iterable<number>, rows: Uint32Array): Uint32Array {
  const gone = new Bits()
  for (const row of taken) gone.add(row)
  const kept = new Uint32Array(rows.length)
  let count = 0
  for (let place = 0; place < rows.length; place++) {
    const row = wordAt(rows, place)
    if (!holds(gone.words, row)) kept[count++] = row
  }
  return kept.subarray(0, count)
}

function inOrder<Key extends number | string>(one: Key, other: Key): number {
  return one < other ? -1 : one > other ? 1 : 0
}
