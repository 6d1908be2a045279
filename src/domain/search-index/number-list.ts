import { wordAt } from '../typed-arrays.ts'

/** Row numbers one after the other, in a typed array that grows: a fifth of the memory of a plain array. */
export class NumberList {
  #numbers = new Uint32Array(2)
  #length = 0

  /** Adds a number behind the others; one that is the last already is left out. */
  push(number: number): void {
    if (this.#length > 0 && wordAt(this.#numbers, this.#length - 1) === number) return
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(Math.ceil(this.#length * 1.6) + 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.#length++] = number
  }

  *[Symbol.iterator](): Generator<number> {
    for (let place = 0; place < this.#length; place++) yield wordAt(this.#numbers, place)
  }

  /** Puts every number into a set of rows. */
  addTo(into: Uint32Array): void {
    const numbers = this.#numbers
    for (let place = 0; place < this.#length; place++) {
      const row = wordAt(numbers, place)
      into[row >>> 5] = wordAt(into, row >>> 5) | (1 << (row & 31))
    }
  }
}
