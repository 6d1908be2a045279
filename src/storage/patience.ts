/** The storage service is out of reach: the files are there, and nobody can read them now. */
export class StorageAway extends Error {
  override name = 'StorageAway'
}

/** Told when the service is lost, with what it said, and when it is back. */
export type OnReach = (isInReach: boolean, error?: unknown) => void

const patienceMs = 3_000
const longestMs = 30_000
const restMs = 1_000

type Reading<Read> = (signal: AbortSignal, heard: () => unknown) => Promise<Read>

/**
 * Reads from a service that may be gone or hang: given up after three seconds in which nothing was `heard`, or half a
 * minute in all, and then left in peace for a second, so that a page with forty pictures waits for none of them.
 * @param isAnswer whether a failure is the service's answer about that file
 * @returns what reads, and throws StorageAway for what cannot be read now
 */
export function openPatience(isAnswer: (error: unknown) => boolean, onReach: OnReach = () => {}) {
  let restsUntil = 0
  let isInReach = true

  return async function read<Read>(work: Reading<Read>): Promise<Read> {
    if (Date.now() < restsUntil) throw new StorageAway('The storage service is left in peace for a moment.')
    // While it is not known to be back, one asks and the others do not wait for it.
    if (!isInReach) restsUntil = Date.now() + restMs
    const begun = Date.now()
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), patienceMs)
    try {
      const got = await work(giveUp.signal, () => Date.now() - begun < longestMs && timer.refresh())
      reached(true)
      return got
    } catch (error) {
      if (isAnswer(error)) {
        reached(true)
        throw error
      }
      restsUntil = Date.now() + restMs
      reached(false, error)
      throw new StorageAway('The storage service cannot be read from.', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  function reached(now: boolean, error?: unknown): void {
    if (now) restsUntil = 0
    if (now !== isInReach) onReach(now, error)
    isInReach = now
  }
}
