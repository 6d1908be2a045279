/** Visitors who come at a constant rate, each from an address of its own, and the outcome of each request. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { inquiryOf } from '../machines/visitors.ts'
import type { Mix } from './mix.ts'

export type Visits = {
  /** The milliseconds of each that was answered as it should be. */
  times: number[]
  /** The errors of the others: how often, and where last. */
  failed: Map<string, { count: number; path: string }>
  /** How many forms were acknowledged. */
  forms: number
}

type Asked = { path: string; expected: number; body?: object }

/** Each comes so often in a second. */
const perSecond = { page: 15, search: 4, picture: 8, form: 0.2 } as const

const patienceMs = 30_000

export function sendVisitors(address: string, mix: Mix): { visits: Visits; stop(): Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const visits: Visits = { times: [], failed: new Map(), forms: 0 }
  const underway = new Set<Promise<void>>()
  let count = 0
  const next: Record<keyof typeof perSecond, () => Asked> = {
    page: () => ({ path: oneOf(mix.pages), expected: 200 }),
    search: () => ({ path: `/search?minPrice=${100_000 + count * 1_000}`, expected: 200 }),
    picture: () => ({ path: oneOf(mix.pictures), expected: 200 }),
    form: () => ({ path: '/api/inquiry', expected: 201, body: inquiryOf(`${randomUUID()}@example.com`) }),
  }

  function fail(problem: string, { path }: Asked): void {
    const { count: before } = visits.failed.get(problem) ?? { count: 0 }
    visits.failed.set(problem, { count: before + 1, path })
  }

  function visit(asked: Asked): void {
    count += 1
    const begun = performance.now()
    const answered = ask(address, asked, agent).then(
      (status) => {
        if (status !== asked.expected) return fail(`status ${status}`, asked)
        visits.times.push(performance.now() - begun)
        if (asked.body) visits.forms += 1
      },
      (error: Error) => fail(error.message, asked),
    )
    underway.add(answered)
    void answered.finally(() => underway.delete(answered))
  }

  const timers = (['page', 'search', 'picture', 'form'] as const).map((kind) =>
    setInterval(() => visit(next[kind]()), 1_000 / perSecond[kind]),
  )
  return {
    visits,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underway)
      agent.destroy()
    },
  }
}

function oneOf(paths: readonly string[]): string {
  return paths[Math.floor(Math.random() * paths.length)] ?? '/'
}

/** The status of the answer, once all of it has come. */
function ask(address: string, { path, body }: Asked, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html,image/webp',
      'accept-encoding': 'gzip',
      'x-forwarded-for': visitorAddress(),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    }
    const method = body ? 'POST' : 'GET'
    const signal = AbortSignal.timeout(patienceMs)
    const asked = request(address + path, { agent, method, headers, signal }, (answer) => {
      answer.once('error', reject)
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    asked.once('error', (error) =>
      // On a kept connection a reset may be a race that browsers hide by asking again.
      reject(asked.reusedSocket ? new Error(`${error.message} on a kept connection`) : error),
    )
    asked.end(body && JSON.stringify(body))
  })
}

function visitorAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return `10.${part()}.${part()}.${part()}`
}
