import { Bits } from '../search-index/bits.ts'
import { RowNumbers } from '../search-index/row-numbers.ts'
import { Columns } from './columns.ts'
import { Orders } from './orders.ts'
import type { ListingTableRow } from './row.ts'

/** All listings, each in a row that it keeps while it lasts. */
export class Rows {
  /** Rows so far, those that are free again included. */
  count = 0
  readonly columns = new Columns()
  readonly live = new Bits()
  readonly orders = new Orders(this)
  readonly #numbers = new RowNumbers()
  readonly #free: number[] = []

  /** The row of a listing, else undefined. */
  find(id: number): number | undefined {
    return this.#numbers.find(id)?.row
  }

  /** Takes a listing in, in place of what was known of it. */
  put(listing: ListingTableRow): void {
    const row = this.find(listing.id) ?? this.#free.pop() ?? this.count++
    this.columns.write(row, listing)
    this.live.add(row)
    this.#numbers.set(listing.id, 0, row)
    this.orders.changed(row)
  }

  remove(id: number): void {
    const row = this.find(id)
    if (row === undefined) return
    this.live.remove(row)
    this.#numbers.delete(id)
    this.#free.push(row)
    this.orders.changed(row)
  }
}
