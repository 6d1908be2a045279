/**
 * Measures what works that take turns on this thread cost. While several run, each is charged its share of
 * the processor time that passes: the true owner cannot be known, and a work mostly pays for itself.
 */
export class ProcessorMeter {
  readonly #read: () => number
  #last: number
  #underWay = 0
  /** What a work that ran from the beginning would have been charged. */
  #charged = 0

  /** @param read the thread's processor time in milliseconds */
  constructor(read: () => number = threadMs) {
    this.#read = read
    this.#last = read()
  }

  /** Begins a work; the returned function ends it and gives its milliseconds. */
  begin(): () => number {
    this.#divide()
    this.#underWay += 1
    const before = this.#charged
    return () => {
      this.#divide()
      this.#underWay -= 1
      return this.#charged - before
    }
  }

  #divide(): void {
    const now = this.#read()
    if (this.#underWay > 0) this.#charged += (now - this.#last) / this.#underWay
    this.#last = now
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
