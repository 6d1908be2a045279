import { floatAt, wholeAt, wordAt } from '../typed-arrays.ts'
import type { BitSet } from './bit-set.ts'
import type { Columns } from './columns.ts'
import { lowerPrice, MapSum } from './map-sum.ts'
import { none } from './row.ts'

/** The 32-bit words of a bit set that cover a block: 256 rows. */
export const wordsPerBlock = 8
const rowsPerBlock = wordsPerBlock * 32

/** Homes without a position in one area. `price` is the lowest, 0 when all are on call. */
export type AreaHomes = { count: number; price: number }

/** Totals of a block's live rows: those with a position of their own, the others by their area. */
export type Block = { placed: MapSum; areas: ReadonlyMap<number, AreaHomes> }

/**
 * A partition's rows in blocks of 256, each with its rectangle on the map. The rows are kept in the order of the map,
 * so most blocks are wholly inside or outside of the requested region and their rows are not looked at. A row that is
 * added later only makes its block's rectangle larger.
 */
export class Blocks {
  readonly #columns: Columns
  readonly #live: BitSet
  readonly #blocks: (Block | undefined)[] = []

  constructor({ columns, live }: { columns: Columns; live: BitSet }) {
    this.#columns = columns
    this.#live = live
  }

  /** Discards the totals of a row's block after the row was added or removed. */
  changed(row: number): void {
    this.#blocks[Math.floor(row / rowsPerBlock)] = undefined
  }

  /** The block that starts at this word. */
  from(word: number): Block {
    const number = word / wordsPerBlock
    this.#blocks[number] ??= this.#summed(word)
    return this.#blocks[number]
  }

  /** The blocks that cover this many words. */
  *all(words: number): Generator<Block> {
    for (let word = 0; word < words; word += wordsPerBlock) yield this.from(word)
  }

  #summed(from: number): Block {
    const { x, y, price, areaId } = this.#columns
    const { words } = this.#live
    const placed = new MapSum()
    const areas = new Map<number, AreaHomes>()
    for (let word = from; word < Math.min(words.length, from + wordsPerBlock); word++) {
      for (let left = wordAt(words, word); left !== 0; left &= left - 1) {
        const row = (word << 5) | (31 - Math.clz32(left & -left))
        const atX = wholeAt(x, row)
        if (atX === none) addTo(areas, wholeAt(areaId, row), { count: 1, price: floatAt(price, row) })
        else placed.add(atX, wholeAt(y, row), floatAt(price, row))
      }
    }
    return { placed, areas }
  }
}

/** Adds homes to the total of their area. */
export function addTo(areas: Map<number, AreaHomes>, id: number, { count, price }: AreaHomes): void {
  const known = areas.get(id)
  if (!known) {
    areas.set(id, { count, price })
    return
  }
  known.count += count
  known.price = lowerPrice(known.price, price)
}

/** Whether a set of rows contains all live rows of a block. */
export function isWhole(rows: Uint32Array, live: Uint32Array): boolean {
  for (let word = 0; word < rows.length; word++) if (wordAt(rows, word) !== wordAt(live, word)) return false
  return true
}
