import { type ListingTableRow, type NumberSort, never } from './row.ts'

const first = 1024

const keys = () => new Float64Array(first)

/** What is kept of the listings, a typed array for each value: a hundred thousand are looked through in a millisecond. */
export class Columns {
  id = new Int32Array(first)
  cityId = new Int32Array(first)
  areaId = new Int32Array(first)
  agentId = new Int32Array(first)
  status = new Int32Array(first)
  purpose = new Int32Array(first)
  subtype = new Int32Array(first)
  beds = new Int32Array(first)
  featured = new Int32Array(first)
  keys: Record<NumberSort, Float64Array> = {
    updated: keys(),
    created: keys(),
    published: keys(),
    confirmed: keys(),
    price: keys(),
    size: keys(),
  }
  readonly titles: string[] = []

  write(row: number, listing: ListingTableRow): void {
    if (row >= this.id.length) this.#grow()
    for (const name of wholeNumbers) this[name][row] = listing[name]
    for (const name of sorts) this.keys[name][row] = listing.keys[name]
    this.titles[row] = listing.title
  }

  /** A listing's key in an order; `never` for a row that is not there. */
  key(sort: NumberSort, row: number): number {
    return this.keys[sort][row] ?? never
  }

  title(row: number): string {
    return this.titles[row] ?? ''
  }

  #grow(): void {
    const length = this.id.length * 2
    for (const name of wholeNumbers) {
      const larger = new Int32Array(length)
      larger.set(this[name])
      this[name] = larger
    }
    for (const name of sorts) {
      const larger = new Float64Array(length)
      larger.set(this.keys[name])
      this.keys[name] = larger
    }
  }
}

const wholeNumbers = [
  'id',
  'cityId',
  'areaId',
  'agentId',
  'status',
  'purpose',
  'subtype',
  'beds',
  'featured',
] as const
const sorts = ['updated', 'created', 'published', 'confirmed', 'price', 'size'] as const
