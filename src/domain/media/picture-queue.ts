/**
 * The queue for computing pictures: pixels cost seconds of a core, and every other answer needs the cores
 * too.
 */
import PQueue from 'p-queue'
import { missing } from '#messages/server.ts'
import { Unavailable } from '../errors.ts'

/** Whether a visitor is waiting for it or it runs in the background. */
export type Urgency = 'now' | 'later'

const visitors = { priority: 1 }

/**
 * At most `places` works in parallel. Background works come last and never take the last place, so that a
 * visitor's picture starts immediately while uploads are being processed.
 */
export class PictureQueue {
  readonly #all: PQueue
  readonly #later: PQueue
  readonly #longestQueue: number

  constructor({ places, longestQueue }: { places: number; longestQueue: number }) {
    this.#all = new PQueue({ concurrency: places })
    this.#later = new PQueue({ concurrency: Math.max(1, places - 1) })
    this.#longestQueue = longestQueue
  }

  /** @throws Unavailable when too many visitors wait already */
  take<T>(urgency: Urgency, work: () => Promise<T>): Promise<T> {
    if (urgency === 'later') return this.#later.add(() => this.#all.add(work))
    if (this.#all.sizeBy(visitors) < this.#longestQueue) return this.#all.add(work, visitors)
    return Promise.reject(new Unavailable(missing.tooManyPictures))
  }
}
