/**
 * Memory for the sets of one search, used again by the next: a search runs to its end without waiting, so no
 * two searches are ever in it together.
 */
export class BufferPool {
  #memory = new Uint32Array(1 << 16)
  #used = 0

  /** An empty set for `rows` rows, good until `reset`. */
  take(rows: number): Uint32Array {
    const length = (rows + 31) >>> 5
    if (this.#used + length > this.#memory.length) {
      // Buffers taken before keep the old memory alive.
      this.#memory = new Uint32Array(Math.max(this.#memory.length * 2, length))
      this.#used = 0
    }
    const set = this.#memory.subarray(this.#used, this.#used + length)
    this.#used += length
    return set.fill(0)
  }

  reset(): void {
    this.#used = 0
  }
}
