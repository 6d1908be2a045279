/** Ctrl-C and its relatives: the first asks for a clean end, the second for an end at once. */
export type Shutdown = {
  /** Undoes what `stop` says when the process ends; the last thing added goes first. */
  add: (stop: () => unknown) => void
  /** Ends everything in order. Called again it gives the same end. */
  run: () => Promise<void>
}

export function createShutdown(onError: (error: unknown) => void): Shutdown {
  const stops: (() => unknown)[] = []
  let ending: Promise<void> | undefined
  return {
    add: (stop) => stops.push(stop),
    run() {
      ending ??= (async () => {
        for (const stop of stops.reverse()) {
          try {
            await stop()
          } catch (error) {
            onError(error)
          }
        }
      })()
      return ending
    },
  }
}

const numbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 }

/** Calls `end` at the first signal; the second one ends the process at once. */
export function onSignals(end: (signal: NodeJS.Signals) => Promise<void>): void {
  let asked = false
  for (const [signal, number] of Object.entries(numbers)) {
    process.on(signal, async (name: NodeJS.Signals) => {
      if (asked) process.exit(128 + number)
      asked = true
      await end(name)
      process.exit(0)
    })
  }
}
