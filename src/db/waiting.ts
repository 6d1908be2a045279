import { setTimeout as sleep } from 'node:timers/promises'

/** How a caller waits for the database: where progress is reported, and what ends the waiting. */
export interface Waiting {
  /** Takes one plain sentence on the cause of the wait, possibly the same one again and again. */
  say?: (sentence: string) => void
  /** Ends the waiting with its reason. */
  signal?: AbortSignal
}

/**
 * Pauses for so many milliseconds.
 * @throws the signal's reason when it ends the waiting
 */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  await sleep(ms, undefined, { ...(signal && { signal }) }).catch(() => {})
  signal?.throwIfAborted()
}

/** Passes a sentence on only when it differs from the one before. */
export function onChange(say: (sentence: string) => void): (sentence: string) => void {
  let last = ''
  return (sentence) => {
    if (sentence !== last) say(sentence)
    last = sentence
  }
}
