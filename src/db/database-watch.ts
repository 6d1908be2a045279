/**
 * Checks all the time, on a connection of its own, whether the database answers. A server that hangs keeps
 * its connections open and sends nothing: without this, every visitor would wait until their own query times
 * out.
 */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { part } from './part.ts'
import { connectionTo, parseServers } from './servers.ts'
import { errorCode } from './startup-error.ts'

/** The database does not answer, so the query was not sent. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'

  constructor() {
    super('The database does not answer.')
  }
}

export type DatabaseWatch = {
  readonly isUnreachable: boolean
  /** Calls `cut` each time the database is lost. */
  onLost: (cut: () => void) => void
  /**
   * Asks on the watch's own connection, which no visitor's query can keep busy.
   * @throws DatabaseUnreachable immediately while the database does not answer
   */
  query: <Row extends pg.QueryResultRow>(text: string) => Promise<{ rows: Row[] }>
  close: () => Promise<void>
}

export type WatchOptions = {
  /** Called once when the database is lost, and once when it is back. */
  onReach?: (isReachable: boolean, error?: unknown) => void
  everyMs?: number
  /** How long an answer may take. */
  patienceMs?: number
}

/** Another server was promoted while the previous one keeps running as before. */
class PrimaryMoved extends DatabaseUnreachable {
  override name = 'PrimaryMoved'
}

const turnsBetweenLooks = 4

/** Opens the watch; the database counts as reachable until a query fails. */
export function watchDatabase(url: string, options: WatchOptions = {}): DatabaseWatch {
  const { onReach = () => {}, everyMs = 500, patienceMs = 2_000 } = options
  const stopping = new AbortController()
  const cuts: (() => void)[] = []
  let connected = Promise.withResolvers<pg.Client>()
  let lastAnswer: Promise<unknown> = Promise.resolve()
  let isUnreachable = false
  const servers = parseServers(url)

  function reached(now: boolean, error?: unknown): void {
    if (now === !isUnreachable) return
    isUnreachable = !now
    onReach(now, error)
    if (now) return
    servers?.leave()
    for (const cut of cuts) cut()
  }

  async function watchOnce(): Promise<void> {
    const own = new pg.Client({
      ...connectionTo(url),
      application_name: 'aangan watch',
      connectionTimeoutMillis: patienceMs,
      keepAlive: true,
    })
    const lost = new Promise<never>((_, reject) => {
      own.on('error', reject)
      own.on('end', () => reject(new DatabaseUnreachable()))
    })
    lost.catch(() => {})
    try {
      await own.connect()
      connected.resolve(own)
      for (let turn = 1; !stopping.signal.aborted; turn += 1) {
        await Promise.race([lost, answered(inTurn(own, 'SELECT 1'), patienceMs)])
        reached(true)
        await Promise.race([lost, pause(everyMs)])
        if (turn % turnsBetweenLooks === 0 && (await servers?.hasMoved())) throw new PrimaryMoved()
      }
    } finally {
      connected.promise.catch(() => {})
      connected.reject(new DatabaseUnreachable())
      connected = Promise.withResolvers()
      await part(own)
    }
  }

  /** Runs one query at a time on the connection. */
  function inTurn<Row extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<{ rows: Row[] }> {
    const answer = lastAnswer.catch(() => {}).then(() => client.query<Row>(text))
    lastAnswer = answer
    return answer
  }

  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {})

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await watchOnce().catch((error) => {
        if (!isRefusal(error)) reached(false, error)
      })
      await pause(everyMs)
    }
  }

  const watching = watch()
  return {
    get isUnreachable() {
      return isUnreachable
    },
    onLost: (cut) => void cuts.push(cut),
    async query(text) {
      if (isUnreachable) throw new DatabaseUnreachable()
      return answered(
        connected.promise.then((client) => inTurn(client, text)),
        patienceMs,
      )
    },
    async close() {
      stopping.abort()
      await watching
    },
  }
}

/** The server is there but has no connection for us; open connections keep working. */
function isRefusal(error: unknown): boolean {
  return /^(?:53|28)/.test(errorCode(error) ?? '')
}

/** @throws DatabaseUnreachable when no answer comes in time */
export async function answered<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  const late = new AbortController()
  const given = answer.finally(() => late.abort())
  given.catch(() => {})
  return Promise.race([given, rejectAfter(ms, late.signal)])
}

// After a long stretch of our own work the timer fires before an answer that has arrived is read;
// one more turn of the event loop lets it be read first.
async function rejectAfter(ms: number, signal: AbortSignal): Promise<never> {
  await wait(ms, undefined, { signal })
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
  throw new DatabaseUnreachable()
}
