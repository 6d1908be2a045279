/** A few works at a time, a bounded number that wait, and none for long: what is too much is said at once. */
import { Unavailable } from '#domain/errors.ts'

export type WorkQueueOptions = {
  /** Works under way at once. */
  places: number
  /** Works that may wait. */
  longestQueue: number
  /** How long one may wait. */
  longestMs: number
}

type Waiting = { start: () => void; giveUp: NodeJS.Timeout }

export class WorkQueue {
  readonly #options: WorkQueueOptions
  readonly #waiting = new Set<Waiting>()
  #running = 0

  constructor(options: WorkQueueOptions) {
    this.#options = options
  }

  /**
   * Does `work` when its turn comes.
   * @throws Unavailable when too many wait already, or this one has waited too long
   */
  async take<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    if (this.#running < this.#options.places) this.#running += 1
    else await this.#turn()
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.size >= this.#options.longestQueue) return Promise.reject(tooMany())
    return new Promise((start, refuse) => {
      const giveUp = setTimeout(() => {
        this.#waiting.delete(waiting)
        refuse(tooMany())
      }, this.#options.longestMs)
      const waiting = { start, giveUp }
      this.#waiting.add(waiting)
    })
  }

  #next(): void {
    const [first] = this.#waiting
    if (!first) {
      this.#running -= 1
      return
    }
    this.#waiting.delete(first)
    clearTimeout(first.giveUp)
    // Between two works whatever has arrived meanwhile is looked at: health, forms and pages from the cache.
    setImmediate(first.start)
  }
}

const tooMany = () =>
  new Unavailable('Too many people are using the site at the moment. Please try again in a few seconds.')
