import { expect, test } from 'vitest'
import { createLog, type LogOptions } from './log.ts'

const entry = { id: 'a', request: { method: 'GET', url: '/' }, status: 200, ms: 1, cache: 'hit' }

const spent = { queue: 400, database: 500, render: 300, body: 0, shared: 0, other: 1 }

function logWith(options: Partial<LogOptions> = {}) {
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line), flushSync: () => {} }
  const log = createLog({ level: 'info', terminal: false, requests: false, slowMs: 1000, ...options }, sink)
  return { log, lines: () => lines.map((line) => JSON.parse(line)) }
}

test('a failed request and a slow one are a line each that says where the time went, and a quick one is none', () => {
  const { log, lines } = logWith()
  log.request({ ...entry, spent: { ...spent, database: 1 } })
  expect(lines()).toEqual([])
  log.request({ ...entry, route: '/listing/$id', ms: 1250, spent })
  log.request({ ...entry, status: 503, spent: { ...spent, database: 1 } })
  const [slow, failed] = lines()
  expect(slow).toMatchObject({ level: 40, msg: 'request', id: 'a', route: '/listing/$id', status: 200 })
  expect(slow).toMatchObject({ ms: 1250, queue_ms: 400, database_ms: 500, render_ms: 300, send_ms: 49 })
  expect(failed).toMatchObject({ level: 50, status: 503, database_ms: 1 })
})

test('a slow sender and a slow reader make no request slow', () => {
  const { log, lines } = logWith()
  log.request({ ...entry, ms: 60_000, spent: { ...spent, database: 1, body: 30_000 } })
  expect(lines()).toEqual([])
})

test('when all requests fail, the log counts the lines it has no room for', () => {
  const { log, lines } = logWith()
  for (let times = 0; times < 5_000; times += 1) log.request({ ...entry, status: 503, spent })
  log.flush()
  const said = lines()
  // A minute may have ended in between.
  expect(said.length).toBeLessThanOrEqual(2_001)
  const counted = said.filter(({ msg }) => msg === 'More requests failed or were slow')
  expect(counted).toEqual([expect.objectContaining({ failed: 5_000 - said.length + 1 })])
})

test('refused connections are one line that counts them', () => {
  const { log, lines } = logWith()
  for (let times = 0; times < 3; times += 1) log.refused('too slow')
  log.refused('too many')
  expect(lines()).toEqual([])
  log.flush()
  expect(lines()).toMatchObject([
    { msg: 'Connections and uploads were refused', 'too slow': 3, 'too many': 1 },
  ])
})

function linesOf(level: string, requests: boolean, url = '/'): string[] {
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line), flushSync: () => {} }
  createLog({ level, terminal: false, requests }, sink).request({ ...entry, request: { method: 'GET', url } })
  return lines
}

test('in production requests are logged when the level asks for it, and else not', () => {
  expect(linesOf('info', false)).toHaveLength(0)
  expect(linesOf('debug', false)).toHaveLength(1)
})

test('while developing every request is logged, unless the level says less', () => {
  expect(linesOf('info', true)).toHaveLength(1)
  expect(linesOf('warn', true)).toHaveLength(0)
})

test('a line has the address without its query and without the key to a visitor’s alerts', () => {
  const [search = ''] = linesOf('info', true, '/search?q=0300+1234567')
  expect(JSON.parse(search)).toMatchObject({ method: 'GET', path: '/search', status: 200, cache: 'hit' })
  const [alerts = ''] = linesOf('info', true, '/alerts/NPm3cPDBZ5-dGmQq8aZ_2AEIrhtwMsZYTgYV5XqJzxGA?done=1')
  expect(JSON.parse(alerts).path).toBe('/alerts/…')
})
