/** Visitors who come at a constant rate, whatever they are answered, and what they got. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { quantile } from '../support/report.ts'

type Kind = 'page' | 'picture' | 'form'
type Outcome = 'fresh' | 'stale' | '503' | 'reset' | 'other'

type Visit = { kind: Kind; begun: number; ended: number; outcome: Outcome; status: number }

export type Visitors = {
  visits: readonly Visit[]
  /** The e-mail addresses of the forms that were acknowledged. */
  acknowledged: readonly string[]
  stop(): Promise<void>
}

/** Each comes so often in a second. */
const perSecond = { page: 40, picture: 8, form: 4 } as const

const patienceMs = 15_000

/** Has them come to `address` for `paths` in turn. */
export function sendVisitors(
  address: string,
  paths: { page: () => string; picture: () => string },
): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const visits: Visit[] = []
  const acknowledged: string[] = []
  const underway = new Set<Promise<void>>()

  function visit(kind: Kind): void {
    const begun = performance.now()
    const asked = ask(kind)
      .catch(() => ({ outcome: 'reset' as const, status: 0 }))
      .then((answer) => void visits.push({ kind, begun, ended: performance.now(), ...answer }))
    underway.add(asked)
    void asked.finally(() => underway.delete(asked))
  }

  async function ask(kind: Kind): Promise<{ outcome: Outcome; status: number }> {
    if (kind !== 'form') return outcomeOf(await send(address + paths[kind](), agent))
    const email = `${randomUUID()}@example.com`
    const answer = await send(`${address}/api/inquiry`, agent, inquiryOf(email))
    if (answer.status === 201) acknowledged.push(email)
    return outcomeOf(answer)
  }

  const timers = (['page', 'picture', 'form'] as const).map((kind) =>
    setInterval(() => visit(kind), 1000 / perSecond[kind]),
  )
  return {
    visits,
    acknowledged,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underway)
      agent.destroy()
    },
  }
}

/** A visitor's inquiry, from an address of its own. */
export function inquiryOf(email: string): object {
  const texts = { name: 'Ayesha Khan', client_Location: 'G-13, Islamabad', inquiry: 'A house of 10 marla.' }
  return { ...texts, email, phone: `0300 ${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}` }
}

type Answer = { status: number; isStale: boolean }

function send(address: string, agent: Agent, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      {
        // Each form comes from an address of its own: how many one may send is limited.
        ...(body ? { agent: false, localAddress: ownAddress() } : { agent }),
        method: body ? 'POST' : 'GET',
        headers: {
          accept: 'text/html,image/webp',
          ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
        signal: AbortSignal.timeout(patienceMs),
      },
      (answer) => {
        answer.once('error', reject)
        answer.once('end', () => {
          const isStale = String(answer.headers['cache-status'] ?? '').includes('detail=stale')
          resolve({ status: answer.statusCode ?? 0, isStale })
        })
        answer.resume()
      },
    )
    asked.once('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

function ownAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return `127.${part()}.${part()}.${part()}`
}

function outcomeOf({ status, isStale }: Answer): { outcome: Outcome; status: number } {
  if (status === 503) return { outcome: '503', status }
  if (status < 200 || status > 299) return { outcome: 'other', status }
  return { outcome: isStale ? 'stale' : 'fresh', status }
}

/** The results of the visits that began between two moments, as a row of the table. */
export function summary(visits: readonly Visit[], from: number, to: number): string[] {
  const seen = visits.filter(({ begun }) => begun >= from && begun < to)
  const count = (kind: Kind, outcome: Outcome) =>
    seen.filter((visit) => visit.kind === kind && visit.outcome === outcome).length
  const ofKind = (kind: Kind) => {
    const counts = (['fresh', 'stale', '503', 'reset', 'other'] as const).map(
      (outcome) => [outcome, count(kind, outcome)] as const,
    )
    return counts
      .filter(([outcome, many]) => many > 0 || outcome === 'fresh')
      .map(([outcome, many]) => `${many} ${outcome === 'other' ? `other (${others(seen, kind)})` : outcome}`)
      .join(', ')
  }
  const troubles = seen.filter(({ kind, outcome }) => kind !== 'picture' && outcome !== 'fresh')
  const well = Math.max(from, ...troubles.map(({ ended }) => ended)) - from
  const times = seen.filter(({ kind }) => kind === 'page').map(({ begun, ended }) => ended - begun)
  return [
    ofKind('page'),
    ofKind('form'),
    ofKind('picture'),
    `${seconds(longestGap(seen, from, to))} s`,
    `${seconds(well)} s`,
    `${Math.round(quantile(times, 0.99))} ms`,
  ]
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

const others = (visits: readonly Visit[], kind: Kind) =>
  [
    ...new Set(
      visits.filter((visit) => visit.kind === kind && visit.outcome === 'other').map(({ status }) => status),
    ),
  ].join(' ')

/** The longest time in which no page was answered, not even with an old one. */
function longestGap(visits: readonly Visit[], from: number, to: number): number {
  const answered = visits
    .filter(({ kind, outcome }) => kind === 'page' && (outcome === 'fresh' || outcome === 'stale'))
    .map(({ ended }) => ended)
    .toSorted((one, other) => one - other)
  const moments = [from, ...answered.filter((moment) => moment < to), to]
  return Math.max(...moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment)))
}
