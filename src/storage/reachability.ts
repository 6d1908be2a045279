import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'

/** The storage service is out of reach: its files exist, but cannot be read now. */
export class StorageUnreachable extends Error {
  override name = 'StorageUnreachable'
}

/** Called when the service is lost, with its error, and when it is back. */
export type OnReach = (isInReach: boolean, error?: unknown) => void

const patienceMs = 3_000
const longestMs = 30_000
const restMs = 1_000
const steadyMs = 10_000

type Work<Result> = (signal: AbortSignal, heard: () => unknown) => Promise<Result>

/** What the service is used for: how long it may be silent, in milliseconds. */
type Use = { silenceMs?: number }

/**
 * Uses a service that may be gone or hang. A use fails after three seconds in which nothing was `heard`, or
 * after half a minute in all; then the service is not tried for a second, so that a page with forty
 * pictures does not wait for each.
 * @param isAnswer whether a failure is the service's answer about that file
 * @returns a function that runs work and throws StorageUnreachable while the service is away
 */
export function watchReachability(isAnswer: (error: unknown) => boolean, onReach: OnReach = () => {}) {
  const breaker = circuitBreaker(
    handleWhen((error) => !isAnswer(error)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(1) },
  )
  let isToldLost = false
  let failedAt = 0

  // A service that answers every other request is reported lost once, not again and again.
  breaker.onFailure(({ handled, reason }) => {
    if (!handled) return answered()
    failedAt = Date.now()
    if (isToldLost) return
    isToldLost = true
    onReach(false, 'error' in reason ? reason.error : undefined)
  })
  breaker.onSuccess(answered)

  function answered(): void {
    if (!isToldLost || Date.now() - failedAt < steadyMs) return
    isToldLost = false
    onReach(true)
  }

  return async function use<Result>(
    work: Work<Result>,
    { silenceMs = patienceMs }: Use = {},
  ): Promise<Result> {
    // While the service may not be back, one request tries it and the others fail without waiting.
    if (breaker.state === CircuitState.HalfOpen) throw inPeace()
    try {
      return await breaker.execute(() => unlessSilent(work, silenceMs))
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw inPeace()
      if (isAnswer(error)) throw error
      throw new StorageUnreachable('The storage service does not answer.', { cause: error })
    }
  }
}

function inPeace(): StorageUnreachable {
  return new StorageUnreachable('The storage service is left in peace for a moment.')
}

async function unlessSilent<Result>(work: Work<Result>, silenceMs: number): Promise<Result> {
  const begun = Date.now()
  const giveUp = new AbortController()
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    giveUp.abort()
    silence.reject(new Error(`The storage service was silent for ${silenceMs / 1000} s`))
  }, silenceMs)
  const heard = () => Date.now() - begun < longestMs && timer.refresh()
  try {
    return await Promise.race([work(giveUp.signal, heard), silence.promise])
  } finally {
    clearTimeout(timer)
  }
}
