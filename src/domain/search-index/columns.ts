import { floatAt, wholeAt } from '../typed-arrays.ts'
import type { ColumnValues } from './row.ts'

const first = 64

/** The values of a partition's rows, a typed array each. `texts` is a hash of titles and traits. */
export class Columns {
  id = new Int32Array(first)
  price = new Float64Array(first)
  sqft = new Float64Array(first)
  marlas = new Float64Array(first)
  published = new Float64Array(first)
  areaId = new Int32Array(first)
  agentId = new Int32Array(first)
  projectId = new Int32Array(first)
  subtype = new Int32Array(first)
  beds = new Int32Array(first)
  baths = new Int32Array(first)
  possession = new Int32Array(first)
  yearBuilt = new Int32Array(first)
  floor = new Int32Array(first)
  x = new Int32Array(first)
  y = new Int32Array(first)
  texts = new Int32Array(first)

  write(row: number, listing: ColumnValues): void {
    if (row === this.id.length) this.#grow()
    for (const name of columnNames) this[name][row] = listing[name]
  }

  read(row: number): ColumnValues {
    return {
      id: wholeAt(this.id, row),
      price: floatAt(this.price, row),
      sqft: floatAt(this.sqft, row),
      marlas: floatAt(this.marlas, row),
      published: floatAt(this.published, row),
      areaId: wholeAt(this.areaId, row),
      agentId: wholeAt(this.agentId, row),
      projectId: wholeAt(this.projectId, row),
      subtype: wholeAt(this.subtype, row),
      beds: wholeAt(this.beds, row),
      baths: wholeAt(this.baths, row),
      possession: wholeAt(this.possession, row),
      yearBuilt: wholeAt(this.yearBuilt, row),
      floor: wholeAt(this.floor, row),
      x: wholeAt(this.x, row),
      y: wholeAt(this.y, row),
      texts: wholeAt(this.texts, row),
    }
  }

  holds(row: number, listing: ColumnValues): boolean {
    return columnNames.every((name) => this[name][row] === listing[name])
  }

  #grow(): void {
    const length = this.id.length * 2
    for (const name of floats) {
      const larger = new Float64Array(length)
      larger.set(this[name])
      this[name] = larger
    }
    for (const name of wholeNumbers) {
      const larger = new Int32Array(length)
      larger.set(this[name])
      this[name] = larger
    }
  }
}

const floats = ['price', 'sqft', 'marlas', 'published'] as const

const wholeNumbers = [
  ...([
    'id',
    'areaId',
    'agentId',
    'projectId',
    'subtype',
    'beds',
    'baths',
    'possession',
    'yearBuilt',
  ] as const),
  ...(['floor', 'x', 'y', 'texts'] as const),
] as const

const columnNames = [...floats, ...wholeNumbers] as const
