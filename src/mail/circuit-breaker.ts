/** Leaves a mail server that does not answer in peace, so that nobody waits for it, until it answers again. */

/** The mail server does not answer; while that is known, nothing is tried. */
export class MailServerUnreachable extends Error {
  override name = 'MailServerUnreachable'
}

export type BreakerOptions = {
  /** Asks the server whether it is back. @throws while it is not */
  probe: () => Promise<unknown>
  /** Told when the server is lost, with what it said, and when it is back. */
  onReach?: ((isReachable: boolean, error?: unknown) => void) | undefined
  /** The first pause before it is asked again; each further one is twice as long, up to a minute. */
  restMs?: number | undefined
}

export type CircuitBreaker = {
  /** @throws MailServerUnreachable while the server is known to be away */
  check(): void
  /** Whether it answered when it was last asked. */
  isReachable(): boolean
  /** Does work that needs the server. @throws MailServerUnreachable for an outage, else what `work` throws */
  run<T>(work: () => Promise<T>): Promise<T>
  close(): void
}

const longestRestMs = 60_000

export function openCircuitBreaker({
  probe,
  onReach,
  restMs: firstRestMs = 5_000,
}: BreakerOptions): CircuitBreaker {
  let outage: Error | undefined
  let restMs = firstRestMs
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function open(error: Error): void {
    if (outage || isClosed) return
    outage = error
    onReach?.(false, error)
    probeLater()
  }

  function probeLater(): void {
    timer = setTimeout(probeNow, restMs).unref()
    restMs = Math.min(restMs * 2, longestRestMs)
  }

  async function probeNow(): Promise<void> {
    const isBack = await probe().then(
      () => true,
      () => false,
    )
    if (isClosed) return
    if (!isBack) return probeLater()
    outage = undefined
    onReach?.(true)
  }

  return {
    isReachable: () => outage === undefined,
    check() {
      if (outage) throw away(outage)
    },
    async run(work) {
      try {
        const done = await work()
        // Only a mail that went shows that it works: until then pauses grow, also when it answers the probe.
        restMs = firstRestMs
        return done
      } catch (error) {
        if (!(error instanceof Error && isOutage(error))) throw error
        open(error)
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
