/** Sets of row numbers, one bit a row: what makes a search over a million rows a matter of a millisecond. */
import { wholeAt, wordAt } from '../typed-arrays.ts'

/** A set that grows with the highest row put into it. */
export class BitSet {
  words = new Uint32Array(1)

  add(row: number): void {
    const word = row >>> 5
    if (word >= this.words.length) this.#grow(word)
    this.words[word] = wordAt(this.words, word) | (1 << (row & 31))
  }

  remove(row: number): void {
    const word = row >>> 5
    if (word < this.words.length) this.words[word] = wordAt(this.words, word) & ~(1 << (row & 31))
  }

  #grow(word: number): void {
    const larger = new Uint32Array(Math.max(word + 1, this.words.length * 2))
    larger.set(this.words)
    this.words = larger
  }
}

export function hasBit(words: Uint32Array, row: number): boolean {
  return (wordAt(words, row >>> 5) & (1 << (row & 31))) !== 0
}

export function isEmpty(words: Uint32Array): boolean {
  for (let word = 0; word < words.length; word++) if (wordAt(words, word) !== 0) return false
  return true
}

/** The rows of a set in ascending order. */
export function rowsOf(words: Uint32Array): Uint32Array {
  const rows = new Uint32Array(countBits(words))
  let place = 0
  for (let word = 0; word < words.length; word++) {
    for (let left = wordAt(words, word); left !== 0; left &= left - 1) {
      rows[place++] = (word << 5) | (31 - Math.clz32(left & -left))
    }
  }
  return rows
}

export function unionInto(into: Uint32Array, { words }: BitSet): void {
  const length = Math.min(into.length, words.length)
  for (let word = 0; word < length; word++) into[word] = wordAt(into, word) | wordAt(words, word)
}

/** Leaves in `into` what both have. */
export function intersectInto(into: Uint32Array, words: Uint32Array): void {
  const length = Math.min(into.length, words.length)
  for (let word = 0; word < length; word++) into[word] = wordAt(into, word) & wordAt(words, word)
  into.fill(0, length)
}

/** Takes out of `from` what is in the other set. */
export function subtractFrom(from: Uint32Array, words: Uint32Array): void {
  const length = Math.min(from.length, words.length)
  for (let word = 0; word < length; word++) from[word] = wordAt(from, word) & ~wordAt(words, word)
}

export function countBits(words: Uint32Array): number {
  let sum = 0
  for (let word = 0; word < words.length; word++) sum += popCount(wordAt(words, word))
  return sum
}

/** How many rows both have. */
export function countCommonBits(one: Uint32Array, other: Uint32Array): number {
  const length = Math.min(one.length, other.length)
  let sum = 0
  for (let word = 0; word < length; word++) sum += popCount(wordAt(one, word) & wordAt(other, word))
  return sum
}

/** The number of one-bits, counted in pairs, then fours, then bytes. */
export function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Keeps of `into` the rows that have `value` in `column`. */
export function filterEqual(into: Uint32Array, column: Int32Array, value: number): void {
  filterBetween(into, column, { from: value, to: value })
}

/** Keeps of `into` the rows with a value in `column` that is not below `from` and not above `to`. */
export function filterBetween(
  into: Uint32Array,
  column: Int32Array,
  { from, to }: { from: number; to: number },
): void {
  for (let word = 0; word < into.length; word++) {
    let left = wordAt(into, word)
    let kept = 0
    while (left !== 0) {
      const lowest = left & -left
      const value = wholeAt(column, (word << 5) | (31 - Math.clz32(lowest)))
      if (value >= from && value <= to) kept |= lowest
      left ^= lowest
    }
    into[word] = kept
  }
}

/** How often each value of `column` occurs in the rows, added to `counts`. */
export function tally(rows: Uint32Array, column: Int32Array, counts: Map<number, number>): void {
  // Neighbouring rows often have the same value, so runs are counted before the map is read.
  let value = 0
  let run = 0
  for (let word = 0; word < rows.length; word++) {
    let left = wordAt(rows, word)
    while (left !== 0) {
      const lowest = left & -left
      const next = wholeAt(column, (word << 5) | (31 - Math.clz32(lowest)))
      if (next !== value) {
        if (run > 0) counts.set(value, (counts.get(value) ?? 0) + run)
        value = next
        run = 0
      }
      run++
      left ^= lowest
    }
  }
  if (run > 0) counts.set(value, (counts.get(value) ?? 0) + run)
}
