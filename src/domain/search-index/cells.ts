import { mostIdsOfPin } from '#contract/search/map-search.ts'
import { floatAt, wholeAt, wordAt } from '../typed-arrays.ts'
import { isEmpty } from './bit-set.ts'
import { type AreaHomes, addTo, isWhole, wordsPerBlock } from './blocks.ts'
import type { Columns } from './columns.ts'
import { MapSum } from './map-sum.ts'
import type { Rows } from './page.ts'
import { none } from './row.ts'
import { worldBits } from './world.ts'

/** The homes in one cell of the map. */
export class Cell extends MapSum {
  /** The IDs of the homes, while all have the same position. */
  ids: number[] | undefined = []
  /** The area, while the cell has only homes of this area without a position. */
  areaId: number | undefined

  addHome({ price, id }: Columns, row: number, x: number, y: number): void {
    this.add(x, y, floatAt(price, row))
    if (!this.ids) return
    if (!this.isSpot) this.ids = undefined
    else if (this.ids.length < mostIdsOfPin) this.ids.push(wholeAt(id, row))
  }

  addArea(id: number, homes: MapSum): void {
    const isAlone = this.count === 0
    this.addSum(homes)
    this.areaId = isAlone ? id : undefined
  }

  override addSum(other: MapSum): void {
    super.addSum(other)
    this.ids = undefined
    this.areaId = undefined
  }
}

/** The cells of the world that are not empty, by their number from north-west to south-east. */
export class Cells {
  #cells = new Map<number, Cell>()
  readonly #level: number
  /** The number of cells around the world, and the bits of a coordinate inside one cell. */
  readonly #across: number
  readonly #shift: number

  /** @param level how often the world is halved to get a cell */
  constructor(level: number) {
    this.#level = level
    this.#across = 2 ** level
    this.#shift = worldBits - level
  }

  get size(): number {
    return this.#cells.size
  }

  /** The width and height of a cell in units of the world. */
  get side(): number {
    return 2 ** this.#shift
  }

  at(x: number, y: number): Cell {
    return this.#numbered(this.#numberAt(x, y))
  }

  /** From north to south. */
  all(): Cell[] {
    return [...this.#cells].sort(([one], [other]) => one - other).map(([, cell]) => cell)
  }

  /** Adds the homes that have a position of their own to the cells, and the others to those of their area. */
  addHomes({ partition, rows }: Rows, withoutPosition: Map<number, AreaHomes>): void {
    const live = partition.live.words
    for (let from = 0; from < rows.length; from += wordsPerBlock) {
      const part = rows.subarray(from, from + wordsPerBlock)
      if (isEmpty(part)) continue
      const { placed, areas } = partition.blocks.from(from)
      const isOne = placed.count === 0 || this.#isOneCell(placed)
      if (isOne && isWhole(part, live.subarray(from, from + wordsPerBlock))) {
        if (placed.count > 0) this.at(placed.leastX, placed.leastY).addSum(placed)
        for (const [id, homes] of areas) addTo(withoutPosition, id, homes)
      } else this.#addEach(part, from << 5, partition, withoutPosition)
    }
  }

  /** Merges every four cells into one, when there are too many to show. */
  coarser(): Cells {
    const coarser = new Cells(this.#level - 1)
    const across = this.#across
    for (const [number, cell] of this.#cells) {
      const [row, column] = [Math.floor(number / across), number % across]
      const parent = (row >>> 1) * (across / 2) + (column >>> 1)
      const known = coarser.#cells.get(parent)
      if (known) known.addSum(cell)
      else coarser.#cells.set(parent, cell)
    }
    return coarser
  }

  /** Whether a block's homes are in one cell, with more than one position. */
  #isOneCell(placed: MapSum): boolean {
    return (
      !placed.isSpot &&
      this.#numberAt(placed.leastX, placed.leastY) === this.#numberAt(placed.mostX, placed.mostY)
    )
  }

  #addEach(
    rows: Uint32Array,
    first: number,
    { columns }: Rows['partition'],
    withoutPosition: Map<number, AreaHomes>,
  ): void {
    const shift = this.#shift
    let [lastRow, lastColumn] = [-1, -1]
    let cell: Cell | undefined
    for (let word = 0; word < rows.length; word++) {
      for (let left = wordAt(rows, word); left !== 0; left &= left - 1) {
        const row = first + ((word << 5) | (31 - Math.clz32(left & -left)))
        const x = wholeAt(columns.x, row)
        if (x === none) {
          addTo(withoutPosition, wholeAt(columns.areaId, row), {
            count: 1,
            price: floatAt(columns.price, row),
          })
          continue
        }
        const y = wholeAt(columns.y, row)
        if (!cell || x >>> shift !== lastColumn || y >>> shift !== lastRow) {
          cell = this.at(x, y)
          lastColumn = x >>> shift
          lastRow = y >>> shift
        }
        cell.addHome(columns, row, x, y)
      }
    }
  }

  #numberAt(x: number, y: number): number {
    return (y >>> this.#shift) * this.#across + (x >>> this.#shift)
  }

  #numbered(number: number): Cell {
    const known = this.#cells.get(number)
    if (known) return known
    const cell = new Cell()
    this.#cells.set(number, cell)
    return cell
  }
}
