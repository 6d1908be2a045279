import { wholeAt } from '../typed-arrays.ts'
import { BitSet, rowsOf } from './bit-set.ts'
import { BitSets } from './bit-sets.ts'
import { Blocks } from './blocks.ts'
import { Columns } from './columns.ts'
import { inMapOrder } from './map-order.ts'
import { NumberList } from './number-list.ts'
import type { ColumnValues } from './row.ts'
import { SortOrders } from './sort-orders.ts'
import type { Yields } from './yields.ts'

const mostOutOfOrder = 30_000

/**
 * The published listings of one purpose in one city. Rows are only ever added: a listing that changes leaves its
 * old row dead and gets a new one, and `compacted` leaves the dead ones behind.
 */
export class Partition {
  readonly purpose: string
  readonly cityId: number
  /** Rows so far, the dead ones included. */
  count = 0
  #dead = 0
  /** The number of rows, from the first, that are in the order of the map. */
  #inOrder = 0
  readonly columns = new Columns()
  readonly live = new BitSet()
  readonly ofSubtype = new BitSets()
  readonly ofBeds = new BitSets()
  readonly ofBaths = new BitSets()
  readonly ofPossession = new BitSets()
  readonly ofArea = new BitSets()
  readonly ofProject = new BitSets()
  readonly ofTrait = new BitSets()
  readonly orders: SortOrders
  readonly blocks: Blocks
  /** The rows whose title has a word, by the word's number; dead rows stay in. */
  readonly #titled = new Map<number, NumberList>()

  readonly #market: { readonly yields: Yields }

  /** `market` has the yields of the newest evidence. */
  constructor(purpose: string, cityId: number, market: { readonly yields: Yields }) {
    this.purpose = purpose
    this.cityId = cityId
    this.#market = market
    this.orders = new SortOrders(this)
    this.blocks = new Blocks(this)
  }

  get yields(): Yields {
    return this.#market.yields
  }

  get size(): number {
    return this.count - this.#dead
  }

  /** Adds a listing; `words` are the numbers of its title's words, `traits` those of `traits.ts`. Returns its row. */
  add(listing: ColumnValues, words: Iterable<number>, traits: Iterable<number>): number {
    const row = this.count++
    this.columns.write(row, listing)
    this.live.add(row)
    this.blocks.changed(row)
    this.ofSubtype.add(listing.subtype, row)
    this.ofBeds.add(listing.beds, row)
    this.ofBaths.add(listing.baths, row)
    this.ofPossession.add(listing.possession, row)
    this.ofArea.add(listing.areaId, row)
    this.ofProject.add(listing.projectId, row)
    for (const trait of traits) this.ofTrait.add(trait, row)
    for (const word of words) this.#titledWith(word).push(row)
    return row
  }

  remove(row: number): void {
    const { columns } = this
    this.live.remove(row)
    this.blocks.changed(row)
    this.ofSubtype.remove(wholeAt(columns.subtype, row), row)
    this.ofBeds.remove(wholeAt(columns.beds, row), row)
    this.ofBaths.remove(wholeAt(columns.baths, row), row)
    this.ofPossession.remove(wholeAt(columns.possession, row), row)
    this.ofArea.remove(wholeAt(columns.areaId, row), row)
    this.ofProject.remove(wholeAt(columns.projectId, row), row)
    this.ofTrait.removeFromEach(row)
    this.#dead++
  }

  /** Puts the rows whose title has the word into a set; dead rows may be among them. */
  addTitled(word: number, into: Uint32Array): void {
    this.#titled.get(word)?.addTo(into)
  }

  /** Whether too many rows are dead or out of order, so that the partition should be rebuilt. */
  get isWorn(): boolean {
    return (
      (this.#dead > 1024 && this.#dead * 2 > this.count) ||
      (this.count - this.#inOrder > mostOutOfOrder && this.#inOrder * 2 < this.count)
    )
  }

  /** The same listings in the order of the map, without the dead rows; `moved` is called with each new row. */
  compacted(moved: (id: number, row: number) => void): Partition {
    const words = this.#wordsByRow()
    const fresh = new Partition(this.purpose, this.cityId, this.#market)
    for (const row of inMapOrder(rowsOf(this.live.words), this.columns)) {
      const listing = this.columns.read(row)
      moved(listing.id, fresh.add(listing, words[row] ?? [], this.ofTrait.valuesOf(row)))
    }
    fresh.#inOrder = fresh.count
    return fresh
  }

  #wordsByRow(): number[][] {
    const words: number[][] = Array.from({ length: this.count }, () => [])
    for (const [word, rows] of this.#titled) {
      for (const row of rows) words[row]?.push(word)
    }
    return words
  }

  #titledWith(word: number): NumberList {
    const known = this.#titled.get(word)
    if (known) return known
    const rows = new NumberList()
    this.#titled.set(word, rows)
    return rows
  }
}
