import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Page } from '#contract/content/pages.ts'
import { pageErrors as t } from '#messages/admin.ts'
import { missing } from '#messages/server.ts'
import { Unavailable } from '../errors.ts'
import { PageProblem } from './page-problem.ts'
import type { ThreadAnswer, ThreadTask } from './page-thread.ts'

type Limits = { ms: number; megabytes: number }

// Real texts take some milliseconds.
const usualLimits: Limits = { ms: 3_000, megabytes: 128 }
const mostWaiting = 20
const idleMs = 30_000

/**
 * Reads texts that were typed in the admin, one after the other, in a thread beside the site's own: a text that is made
 * to take minutes or gigabytes is refused and keeps no visitor waiting. The thread ends when nothing comes for a while.
 */
export class PageReader {
  readonly #limits: Limits
  #thread: Promise<Worker> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #idle: NodeJS.Timeout | undefined

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...usualLimits, ...limits }
  }

  /**
   * The page of a text.
   * @throws PageProblem when the text cannot be used or takes too much, Unavailable when too many wait
   */
  async read(task: ThreadTask): Promise<Page> {
    if (this.#waiting >= mostWaiting) throw new Unavailable(missing.tooManyTexts)
    this.#waiting += 1
    clearTimeout(this.#idle)
    const reading = this.#last.then(() => this.#readNow(task))
    this.#last = reading.catch(() => {})
    try {
      return await reading
    } finally {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#idle = setTimeout(() => this.#end(), idleMs).unref()
    }
  }

  async #readNow(task: ThreadTask): Promise<Page> {
    this.#thread ??= startThread(this.#limits)
    try {
      const thread = await this.#thread
      thread.postMessage(task)
      const answer = await nextAnswer(thread, this.#limits)
      if (answer && 'page' in answer) return answer.page
      // A text that takes too long is still being read.
      if (!answer) this.#end()
      throw new PageProblem(answer?.problem ?? t.tooSlow)
    } catch (error) {
      if (!(error instanceof PageProblem)) this.#end()
      throw error
    }
  }

  #end(): void {
    void this.#thread?.then((thread) => thread.terminate()).catch(() => {})
    this.#thread = undefined
  }
}

async function startThread({ megabytes }: Limits): Promise<Worker> {
  const thread = new Worker(new URL('./page-thread.ts', import.meta.url), {
    // Not those of the process, which may be meant for it alone.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, stackSizeMb: 1 },
  })
  thread.unref()
  await once(thread, 'message', { signal: AbortSignal.timeout(30_000) })
  return thread
}

/** Undefined when it took more time or memory than a text may take. */
async function nextAnswer(thread: Worker, { ms }: Limits): Promise<ThreadAnswer | undefined> {
  const inTime = AbortSignal.timeout(ms)
  try {
    const [answer]: ThreadAnswer[] = await once(thread, 'message', { signal: inTime })
    return answer
  } catch (error) {
    if (inTime.aborted || errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return undefined
    throw error
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
