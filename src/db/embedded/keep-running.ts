import { setTimeout as sleep } from 'node:timers/promises'

/** Called when a server ended by itself, and when it is back, with plain sentences. */
export interface Reports {
  trouble: (sentence: string) => void
  back: (sentence: string) => void
}

export interface Kept {
  isRunning: () => boolean
  /** Starts it again, or finds the one that another process started meanwhile. */
  restart: (signal: AbortSignal) => Promise<void>
  reports: Reports
}

const lookEveryMs = 250
const firstPauseMs = 500
const longestPauseMs = 15_000
// A server that ran for this long ended for another reason than the one it was last restarted for.
const calmMs = 60_000

/**
 * Watches a server and starts it again whenever it has ended (killed, out of memory, a full disk), with longer and
 * longer pauses while that does not help. Returns a function that ends the watch.
 */
export function keepRunning({ isRunning, restart, reports }: Kept): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  let pauseMs = 0
  let runsSince = Date.now()

  async function watch(): Promise<void> {
    for (;;) {
      await sleep(lookEveryMs, undefined, { signal })
      if (isRunning()) continue
      if (Date.now() - runsSince > calmMs) pauseMs = 0
      reports.trouble('PostgreSQL stopped unexpectedly and is being restarted.')
      await bringBack()
      runsSince = Date.now()
      reports.back('PostgreSQL runs again.')
    }
  }

  async function bringBack(): Promise<void> {
    let told = ''
    for (;;) {
      await sleep(pauseMs, undefined, { signal })
      pauseMs = Math.min(Math.max(pauseMs * 2, firstPauseMs), longestPauseMs)
      try {
        return await restart(signal)
      } catch (error) {
        signal.throwIfAborted()
        const reason = error instanceof Error ? error.message : String(error)
        if (reason !== told) reports.trouble(`${reason} Retrying until PostgreSQL starts.`)
        told = reason
      }
    }
  }

  const watching = watch().catch((error) => {
    if (!signal.aborted) throw error
  })
  return async () => {
    ending.abort()
    await watching
  }
}
