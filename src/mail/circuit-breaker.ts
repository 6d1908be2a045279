/**
 * Stops trying a mail server that does not answer, so that no mail waits for it. A greeting does not prove
 * that it is back: one real mail is tried first, and the others are sent only when that one was accepted.
 */

/** The mail server does not answer; while that is known, no mail is tried. */
export class MailServerUnreachable extends Error {
  override name = 'MailServerUnreachable'
}

export type BreakerOptions = {
  /** Asks the server whether one mail is worth trying. @throws while it does not greet or refuses the sign-in */
  probe: () => Promise<unknown>
  /** Called when the server is lost, with what it said, and when it has taken a mail again. */
  onReach?: ((isReachable: boolean, error?: unknown) => void) | undefined
  /** Called when it greets again: one waiting mail may be tried. */
  onGreeting?: (() => void) | undefined
  /** The first pause before the next probe; each further one is twice as long, up to a minute. */
  restMs?: number | undefined
}

export type CircuitBreaker = {
  /**
   * Does work that may send a mail. After an outage one piece of work runs alone, and the others wait for
   * its result.
   * @throws MailServerUnreachable while the server is known to be away, and what `work` throws
   */
  admit<T>(work: () => Promise<T>): Promise<T>
  /** Whether a mail may be tried now. */
  isReachable(): boolean
  /** Sends a mail. @throws MailServerUnreachable for an outage, else what `send` throws */
  run<T>(send: () => Promise<T>): Promise<T>
  close(): void
}

const longestRestMs = 60_000

export function openCircuitBreaker({
  probe,
  onReach,
  onGreeting,
  restMs: firstRestMs = 5_000,
}: BreakerOptions): CircuitBreaker {
  let outage: Error | undefined
  let hasGreeted = false
  let trial: Promise<unknown> | undefined
  let restMs = firstRestMs
  let backSince = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function lost(error: Error): void {
    if (isClosed) return
    hasGreeted = false
    if (outage) return
    outage = error
    // A server that accepts a mail only now and then keeps its longer pauses, so that it is reported less
    // and less often.
    if (performance.now() - backSince > longestRestMs) restMs = firstRestMs
    onReach?.(false, error)
    probeLater()
  }

  function probeLater(): void {
    timer = setTimeout(probeNow, restMs).unref()
    restMs = Math.min(restMs * 2, longestRestMs)
  }

  async function probeNow(): Promise<void> {
    if (trial) return probeLater()
    const greets = await probe().then(
      () => true,
      () => false,
    )
    if (isClosed || !outage) return
    hasGreeted = greets
    // The server is probed until it accepts a mail: the trial may not have sent anything.
    probeLater()
    if (greets) onGreeting?.()
  }

  function took(): void {
    if (!outage || isClosed) return
    outage = undefined
    backSince = performance.now()
    clearTimeout(timer)
    onReach?.(true)
  }

  function check(): void {
    if (outage && !hasGreeted) throw away(outage)
  }

  return {
    isReachable: () => !outage || hasGreeted,
    async admit(work) {
      while (trial) await trial
      check()
      if (!outage) return work()
      const tried = work()
      trial = tried.then(
        () => {},
        () => {},
      )
      return tried.finally(() => {
        trial = undefined
      })
    },
    async run(send) {
      // One that was on its way before the outage says nothing about what is now.
      const isTrial = outage !== undefined
      try {
        const done = await send()
        if (isTrial) took()
        return done
      } catch (error) {
        if (!(error instanceof Error && isOutage(error))) throw error
        lost(error)
        throw away(error)
      }
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

function away(outage: Error): MailServerUnreachable {
  return new MailServerUnreachable(`The mail server does not answer: ${outage.message}`, { cause: outage })
}

// What nodemailer calls failures of the server or of the sign-in there; others are about one mail.
const outages = new Set([
  'ETIMEDOUT',
  'ECONNECTION',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
])

function isOutage(error: Error & { code?: string }): boolean {
  return error.code !== undefined && outages.has(error.code)
}
