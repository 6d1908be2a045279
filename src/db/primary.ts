/**
 * Finds which of several database servers takes changes. Every connection asks here when it is opened, so
 * that after a promotion all of them find the new primary.
 */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { databaseLocation } from '../config/database-address.ts'
import { errorCode } from './startup-error.ts'

export type Primary = {
  address: string
  /** Grows with each promotion: of two servers that take changes, the one with the later timeline is right. */
  timeline: string
}

/** No server takes changes; has the refusal of each. */
export class NoPrimary extends Error {
  override name = 'NoPrimary'
  /** PostgreSQL's code of a server that is starting, when one of them may yet become the primary. */
  readonly code: string

  constructor(refusals: readonly Refusal[]) {
    const said = refusals.map(({ address, reason }) => `${databaseLocation(address)} (${reason})`)
    super(`None of the database servers accepts changes: ${said.join(', ')}.`)
    this.code =
      refusals.find(({ code }) => code === cannotConnectNow)?.code ?? refusals[0]?.code ?? cannotConnectNow
  }
}

type Refusal = { address: string; reason: string; code: string | undefined }

const cannotConnectNow = '57P03'

// A server that hangs delays the next look at the others by no more than this.
const answerMs = 1_500
// Another one may have been promoted over the one that answered first.
const graceMs = 300
const pauseMs = 200
const giveUpMs = 5_000

/**
 * Asks all servers in parallel, repeatedly for five seconds while one may become the primary. A server whose
 * timeline is before `earliest` was replaced.
 * @throws NoPrimary when none has taken changes by then
 */
export async function findPrimary(addresses: readonly string[], earliest = ''): Promise<Primary> {
  for (const begun = Date.now(); ; await wait(pauseMs)) {
    const { primary, refusals } = await lookForPrimary(addresses, earliest)
    if (primary) return primary
    const mayBecome = refusals.some(({ code }) => code === cannotConnectNow)
    if (!mayBecome || Date.now() - begun > giveUpMs) throw new NoPrimary(refusals)
  }
}

/** Looks at all servers once. */
export async function lookForPrimary(
  addresses: readonly string[],
  earliest = '',
): Promise<{ primary: Primary | undefined; refusals: readonly Refusal[] }> {
  const found: Primary[] = []
  const refusals: Refusal[] = []
  const first = Promise.withResolvers<void>()
  const answers = addresses.map(async (address) => {
    try {
      const timeline = await readTimeline(address)
      if (timeline === null) {
        refusals.push({ address, reason: 'a standby', code: cannotConnectNow })
      } else if (timeline < earliest) {
        refusals.push({ address, reason: 'replaced by one that was promoted', code: undefined })
      } else {
        found.push({ address, timeline })
        first.resolve()
      }
    } catch (error) {
      refusals.push({ address, reason: failureReason(error), code: errorCode(error) })
    }
  })
  const all = Promise.all(answers)
  await Promise.race([all, first.promise.then(() => wait(graceMs))])
  const [primary] = found.sort((one, other) => (one.timeline < other.timeline ? 1 : -1))
  return { primary, refusals }
}

function failureReason(error: unknown): string {
  if (error instanceof pg.DatabaseError) return error.message
  return errorCode(error) ?? (error instanceof Error ? error.message : 'no answer')
}

/** Returns null for a server that takes no changes. */
async function readTimeline(address: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'aangan primary',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(`
      SELECT CASE WHEN current_setting('transaction_read_only') = 'off'
        THEN left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) END AS timeline`)
    return rows[0]?.timeline ?? null
  } finally {
    void client.end().catch(() => {})
  }
}
