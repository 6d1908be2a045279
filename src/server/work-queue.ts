/**
 * A few pieces of work at a time, a bounded number that wait, and none for long. Refusals beyond that leave at a
 * bounded pace: a crowd that asks again as soon as it is refused would otherwise take the processor from health checks,
 * forms and pages in the cache.
 */
import { Unavailable } from '#domain/errors.ts'

export type WorkQueueOptions = {
  /** Works under way at once. */
  places: number
  /** Works that may wait. */
  longestQueue: number
  /** How long one may wait. */
  longestMs: number
  /** The shortest time until a refusal, in milliseconds. */
  refusalMs: number
}

// The most refusals in a millisecond.
const refusalsPerMs = 1

type Waiting = { start: () => void; giveUp: NodeJS.Timeout }

export class WorkQueue {
  readonly #options: WorkQueueOptions
  readonly #waiting = new Set<Waiting>()
  readonly #starting: (() => void)[] = []
  #running = 0
  #refusing = 0

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
    if (this.#waiting.size >= this.#options.longestQueue) return this.#refuse()
    return new Promise((start, refuse) => {
      const giveUp = setTimeout(() => {
        this.#waiting.delete(waiting)
        refuse(tooMany())
      }, this.#options.longestMs)
      const waiting = { start, giveUp }
      this.#waiting.add(waiting)
    })
  }

  async #refuse(): Promise<never> {
    this.#refusing += 1
    const ms = Math.max(this.#options.refusalMs, this.#refusing / refusalsPerMs)
    await new Promise((resolve) => setTimeout(resolve, ms))
    this.#refusing -= 1
    throw tooMany()
  }

  #next(): void {
    const [first] = this.#waiting
    if (!first) {
      this.#running -= 1
      return
    }
    this.#waiting.delete(first)
    clearTimeout(first.giveUp)
    this.#starting.push(first.start)
    if (this.#starting.length === 1) setImmediate(() => this.#startOne())
  }

  // One in each turn of the event loop: between two, whatever has arrived is looked at.
  #startOne(): void {
    this.#starting.shift()?.()
    if (this.#starting.length > 0) setImmediate(() => this.#startOne())
  }
}

const tooMany = () =>
  new Unavailable('Too many people are using the site at the moment. Please try again in a few seconds.')
