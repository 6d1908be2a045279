/**
 * A few pieces of work at a time, a bounded number that wait, and none for long. Refusals beyond that leave at a
 * bounded pace: a crowd that asks again as soon as it is refused would otherwise take the processor from health checks,
 * forms and pages in the cache.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import PQueue from 'p-queue'
import { Unavailable } from '#domain/errors.ts'
import { requestErrors as t } from '#messages/server.ts'
import { begin, timed } from '#tracing/timing.ts'

export type WorkQueueOptions = {
  /** Works that run in parallel. */
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

export class RenderQueue {
  readonly #options: WorkQueueOptions
  readonly #queue: PQueue
  #lastStart = Promise.resolve()
  #refusing = 0

  constructor(options: WorkQueueOptions) {
    this.#options = options
    this.#queue = new PQueue({ concurrency: options.places })
  }

  /**
   * Runs `work` when its turn comes.
   * @throws Unavailable when too many wait already, or this one has waited too long
   */
  take<Result>(work: () => Result | Promise<Result>): Promise<Awaited<Result>> {
    if (this.#queue.pending < this.#options.places) return this.#queue.add(work)
    if (this.#queue.size >= this.#options.longestQueue) return this.refuse()
    const waiting = new AbortController()
    const giveUp = setTimeout(() => waiting.abort(tooMany()), this.#options.longestMs)
    const endWaiting = begin('queue')
    // It is started where another work ends, but runs in the context of its caller.
    const start = AsyncLocalStorage.bind(async () => {
      clearTimeout(giveUp)
      // One in each turn of the event loop: between two, everything that has arrived is handled.
      this.#lastStart = this.#lastStart.then(() => nextTurn())
      await this.#lastStart
      endWaiting()
      return work()
    })
    waiting.signal.addEventListener('abort', endWaiting)
    return this.#queue.add(start, { signal: waiting.signal })
  }

  /** Refuses a work; the more are refused, the later. @throws Unavailable */
  async refuse(): Promise<never> {
    this.#refusing += 1
    const ms = Math.max(this.#options.refusalMs, this.#refusing / refusalsPerMs)
    await timed('queue', () => new Promise((resolve) => setTimeout(resolve, ms)))
    this.#refusing -= 1
    throw tooMany()
  }
}

const tooMany = () => new Unavailable(t.busy)
