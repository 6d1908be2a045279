/** Ctrl-C and similar signals: the first starts a clean shutdown, the second ends the process immediately. */

/** The start was interrupted: nothing went wrong, and nothing more is to be opened. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

export type Shutdown = {
  /** Remembers how to undo what was just opened; the last thing added goes first. */
  add: (stop: () => unknown) => void
  /** Requests the end; what is being opened is finished first. */
  ask: () => void
  /** @throws Interrupted once the end was requested */
  check: () => void
  /** Aborted with Interrupted once the end was requested, for code that waits. */
  signal: AbortSignal
  /** Ends everything in order. Called again it returns the same promise. */
  run: () => Promise<void>
}

export function createShutdown(onError: (error: unknown) => void): Shutdown {
  const stops: (() => unknown)[] = []
  const asking = new AbortController()
  let ending: Promise<void> | undefined

  async function end(): Promise<void> {
    for (const stop of stops.toReversed()) {
      try {
        await stop()
      } catch (error) {
        onError(error)
      }
    }
  }

  return {
    add: (stop) => void stops.push(stop),
    ask: () => asking.abort(new Interrupted()),
    check: () => asking.signal.throwIfAborted(),
    signal: asking.signal,
    run() {
      ending ??= end()
      return ending
    },
  }
}

/** Waits until `work` succeeds or fails, at most for so many milliseconds; returns whether it has ended. */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(late.resolve, ms, false)
  const ended = work.then(
    () => true,
    () => true,
  )
  return Promise.race([ended, late.promise]).finally(() => clearTimeout(timer))
}

const numbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 }

/**
 * Calls `end` at the first signal; it returns whether all is closed. The second signal ends the process
 * immediately.
 */
export function onSignals(end: () => Promise<boolean>): void {
  let asked = false
  for (const [signal, number] of Object.entries(numbers)) {
    process.on(signal, async () => {
      if (asked) process.exit(128 + number)
      asked = true
      process.exit((await end()) ? 0 : 1)
    })
  }
}
