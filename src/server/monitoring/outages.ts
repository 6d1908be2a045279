/**
 * Failures of what this server needs and cannot reach: the log says when they begin, when they are over and
 * how many there were, instead of repeating the same line thousands of times.
 */
import { saysDiskFull } from '#db/disk-space.ts'
import { isUnreachable } from '#storage/storage.ts'

type Outage = { sentence: string; since: number; last: number; failures: number }

export type Over = { sentence: string; since: string; failures: number; cause: string }

export type Outages = {
  /** Whether this failure is to be logged; further failures of a known outage are counted. */
  isNews: (sentence: string, error: unknown) => boolean
  /** Reports outages that had no failure for a minute as over. */
  look: () => void
}

const quietMs = 60_000

/** `now` is the time in milliseconds. */
export function openOutages(onOver: (over: Over) => void, now: () => number = Date.now): Outages {
  const underway = new Map<string, Outage>()

  return {
    isNews(sentence, error) {
      // A job that is given up for good is logged in every case.
      if (error instanceof Error && error.message.includes('is given up')) return true
      const causes = [...causesOf(error)]
      // The storage reports its own outages.
      if (causes.some(isUnreachable)) return false
      const cause = causes.map(unreachable).find((one) => one !== undefined)
      if (cause === undefined) return true
      const known = underway.get(cause)
      if (known) {
        known.failures += 1
        known.last = now()
        return false
      }
      underway.set(cause, { sentence, since: now(), last: now(), failures: 1 })
      return true
    },
    look() {
      for (const [cause, { sentence, since, last, failures }] of underway) {
        if (now() - last < quietMs) continue
        underway.delete(cause)
        onOver({ sentence, since: new Date(since).toISOString(), failures, cause })
      }
    },
  }
}

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

// The network's codes, and PostgreSQL's for a server that stops, starts or has no connection left.
const codes =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ESOCKET|UND_ERR_\w+|57P0[1-3]|53300|08\w{3})$/

const sentences =
  /^(?:Connection terminated|timeout exceeded when trying to connect|The operation was aborted due to timeout)/

/** The name of what could not be reached, for an error that says so. */
function unreachable(error: Error): string | undefined {
  // Files, tables and indexes: each names another one that it could not write.
  if (saysDiskFull(error)) return 'full disk'
  if (sentences.test(error.message)) return error.message
  const [code, address, port] = ['code', 'address', 'port'].map((name): unknown => Reflect.get(error, name))
  if (typeof code !== 'string' || !codes.test(code)) return undefined
  return [code, address, port].filter((part) => part !== undefined).join(' ')
}
