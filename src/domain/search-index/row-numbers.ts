import { wholeAt, wordAt } from '../typed-arrays.ts'

/**
 * The position of each listing: property ID → number of its partition and row. A table of our own, because a
 * Map of a million entries takes four times the memory.
 */
export class RowNumbers {
  #ids = new Int32Array(1024)
  #partitions = new Uint32Array(1024)
  #rows = new Uint32Array(1024)
  #used = 0

  /** The row, else undefined. Property IDs are above 0; a place whose row was deleted keeps its ID. */
  find(id: number): { partition: number; row: number } | undefined {
    const place = this.#placeOf(id)
    if (this.#ids[place] !== id || this.#rows[place] === gone) return undefined
    return { partition: wordAt(this.#partitions, place), row: wordAt(this.#rows, place) }
  }

  set(id: number, partition: number, row: number): void {
    if (this.#used * 2 > this.#ids.length) this.#grow()
    this.#put(id, partition, row)
  }

  delete(id: number): void {
    const place = this.#placeOf(id)
    if (this.#ids[place] === id) this.#rows[place] = gone
  }

  #put(id: number, partition: number, row: number): void {
    const place = this.#placeOf(id)
    if (this.#ids[place] === 0) this.#used++
    this.#ids[place] = id
    this.#partitions[place] = partition
    this.#rows[place] = row
  }

  /** Where the ID is, or the free place where it would be put. */
  #placeOf(id: number): number {
    const mask = this.#ids.length - 1
    let place = (Math.imul(id, 0x9e3779b1) >>> 8) & mask
    while (this.#ids[place] !== 0 && this.#ids[place] !== id) place = (place + 1) & mask
    return place
  }

  #grow(): void {
    const [ids, partitions, rows] = [this.#ids, this.#partitions, this.#rows]
    this.#ids = new Int32Array(ids.length * 2)
    this.#partitions = new Uint32Array(ids.length * 2)
    this.#rows = new Uint32Array(ids.length * 2)
    this.#used = 0
    for (let place = 0; place < ids.length; place++) {
      if (ids[place] !== 0 && rows[place] !== gone)
        this.#put(wholeAt(ids, place), wordAt(partitions, place), wordAt(rows, place))
    }
  }
}

const gone = 0xffff_ffff
