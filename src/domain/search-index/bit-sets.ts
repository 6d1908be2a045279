import { BitSet, countBits, hasBit, unionInto } from './bit-set.ts'

/** For each value of a column the set of its live rows. */
export class BitSets {
  readonly #sets = new Map<number, BitSet>()

  add(value: number, row: number): void {
    let rows = this.#sets.get(value)
    if (!rows) {
      rows = new BitSet()
      this.#sets.set(value, rows)
    }
    rows.add(row)
  }

  remove(value: number, row: number): void {
    this.#sets.get(value)?.remove(row)
  }

  /** Removes the row from every set, since it may be in several. */
  removeFromEach(row: number): void {
    for (const rows of this.#sets.values()) rows.remove(row)
  }

  /** The values that the row has. */
  valuesOf(row: number): number[] {
    return [...this.#sets].flatMap(([value, { words }]) => (hasBit(words, row) ? [value] : []))
  }

  /** How many rows have the value. */
  sizeOf(value: number): number {
    const rows = this.#sets.get(value)
    return rows ? countBits(rows.words) : 0
  }

  entries(): Iterable<[value: number, rows: BitSet]> {
    return this.#sets
  }

  /** Puts the rows whose value is at least `least` into a set. */
  addFrom(least: number, into: Uint32Array): void {
    for (const [value, rows] of this.#sets) if (value >= least) unionInto(into, rows)
  }

  /** Puts the rows that have one of the values into a set. */
  addEach(values: Iterable<number>, into: Uint32Array): void {
    for (const value of values) {
      const rows = this.#sets.get(value)
      if (rows) unionInto(into, rows)
    }
  }
}
