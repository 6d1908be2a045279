/** Where the time of a request goes, for the line that a slow or failed one leaves in the log. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** `body`: waiting for what its sender still sends. `shared`: waiting for work that began for another request. */
type Part = 'database' | 'queue' | 'body' | 'shared' | 'render'

/** In milliseconds. Each moment belongs to one part, so that their sum is the whole time. */
export type Spent = Record<Part | 'other', number>

// What happens at the same time counts for the first of these: a page is rendered between its queries.
const order: readonly Part[] = ['database', 'queue', 'body', 'shared', 'render']

const timings = new AsyncLocalStorage<Timing>()

export class Timing {
  /** The pattern of the first call of the API that the request made, such as '/api/listings/:id'. */
  call: string | undefined
  /** That of its page, such as '/listing/$id'. */
  page: string | undefined
  readonly #underway: Record<Part, number> = { database: 0, queue: 0, body: 0, shared: 0, render: 0 }
  readonly #spent: Spent = { database: 0, queue: 0, body: 0, shared: 0, render: 0, other: 0 }
  #since = performance.now()

  /** Does the work of the request: what is timed in it counts here. */
  run<Result>(work: () => Result): Result {
    return timings.run(this, work)
  }

  enter(part: Part): void {
    this.read()
    this.#underway[part] += 1
  }

  leave(part: Part): void {
    this.read()
    this.#underway[part] -= 1
  }

  /** What was spent until now. */
  read(): Spent {
    const now = performance.now()
    this.#spent[order.find((part) => this.#underway[part] > 0) ?? 'other'] += now - this.#since
    this.#since = now
    return { ...this.#spent }
  }

  /** Adds what shared work spent while this waited for it, in place of the waiting. */
  takeOver(before: Spent, after: Spent): void {
    this.#spent.shared = 0
    for (const part of [...order, 'other'] as const) this.#spent[part] += after[part] - before[part]
  }
}

/** Begins a part of the request at hand, if there is one. Gives what ends it, wherever that is called. */
export function begin(part: Part): () => void {
  const timing = timings.getStore()
  timing?.enter(part)
  return () => timing?.leave(part)
}

/** Counts the time until `work` ends for a part of the request at hand. */
export async function timed<Result>(part: Part, work: () => Promise<Result>): Promise<Result> {
  const end = begin(part)
  try {
    return await work()
  } finally {
    end()
  }
}

/** Gives what counts for the request at hand later, where it may not be known any more. */
export function partTimer(part: Part): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const timing = timings.getStore()
  return (work) => (timing ? timing.run(() => timed(part, work)) : work())
}

/** Notes the pattern of the call that the request at hand makes. */
export function noteCall(pattern: string): void {
  const timing = timings.getStore()
  if (timing) timing.call ??= pattern
}

/** Notes the pattern of the page that is rendered for the request at hand. */
export function notePage(pattern: string): void {
  const timing = timings.getStore()
  if (timing) timing.page = pattern
}

/**
 * Begins work that several requests wait for. Gives what each of them calls to wait: its time then goes to the parts
 * that the work spent it on meanwhile.
 */
export function shareTime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const own = new Timing()
  const result = own.run(work)
  // Every waiter meets a failure itself.
  result.catch(() => {})
  return async () => {
    const waiter = timings.getStore()
    if (!waiter) return result
    const before = own.read()
    waiter.enter('shared')
    try {
      return await result
    } finally {
      waiter.leave('shared')
      waiter.takeOver(before, own.read())
      waiter.page ??= own.page
    }
  }
}
