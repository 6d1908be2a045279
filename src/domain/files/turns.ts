/** Who may compute next: pixels cost seconds of a core, and every other answer needs the cores too. */
import { Unavailable } from '../errors.ts'

/** A visitor is waiting for it, or nobody is. */
export type Urgency = 'now' | 'later'

type Waiting = { urgency: Urgency; start: () => void }

/**
 * At most `places` works at once. Those nobody waits for come last and never take the last place, so that a
 * visitor's picture is begun at once while uploads are being worked off.
 */
export class Turns {
  readonly #places: number
  readonly #longestQueue: number
  readonly #waiting: Waiting[] = []
  #running = 0
  #runningLater = 0

  constructor({ places, longestQueue }: { places: number; longestQueue: number }) {
    this.#places = places
    this.#longestQueue = longestQueue
  }

  /** @throws Unavailable when too many visitors wait already */
  async take<T>(urgency: Urgency, work: () => Promise<T>): Promise<T> {
    const visitors = this.#waiting.filter((waiting) => waiting.urgency === 'now').length
    if (urgency === 'now' && visitors >= this.#longestQueue) {
      throw new Unavailable('Too many pictures are being made at the moment. Please try again in a moment.')
    }
    await new Promise<void>((start) => {
      this.#waiting.push({ urgency, start })
      this.#next()
    })
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (urgency === 'later') this.#runningLater -= 1
      this.#next()
    }
  }

  #next(): void {
    if (this.#running >= this.#places) return
    const visitor = this.#waiting.findIndex(({ urgency }) => urgency === 'now')
    const roomForLater = this.#runningLater < Math.max(1, this.#places - 1)
    const at = visitor >= 0 ? visitor : roomForLater && this.#waiting.length > 0 ? 0 : -1
    const [chosen] = at >= 0 ? this.#waiting.splice(at, 1) : []
    if (!chosen) return
    this.#running += 1
    if (chosen.urgency === 'later') this.#runningLater += 1
    chosen.start()
    this.#next()
  }
}
