/**
 * What works that take turns on this thread cost it. While several are under way each is charged its part of the
 * processor time that passes: nobody can tell whose it was, and what one of them causes it mostly pays itself.
 */
export class ProcessorMeter {
  readonly #read: () => number
  #last: number
  #underWay = 0
  /** What a work would have been charged that was under way from the beginning. */
  #charged = 0

  /** @param read the thread's processor time in milliseconds */
  constructor(read: () => number = threadMs) {
    this.#read = read
    this.#last = read()
  }

  /** Begins a work; what is returned ends it and gives its milliseconds. */
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
