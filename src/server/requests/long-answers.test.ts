import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'

let database: TestDatabase
let site: ToySite
const lines = Array.from({ length: 400 }, (_, at) => `line ${at} of a long list\n`)
const made: string[] = []
let left = Promise.withResolvers<void>()

/** Makes a line only when the reader takes it. */
function streamed(contentType: string, endless: boolean): Response {
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const line = lines[at]
      if (line === undefined && !endless) return controller.close()
      made.push(line ?? 'more')
      at += 1
      controller.enqueue(new TextEncoder().encode(line ?? `${'more '.repeat(500)}\n`))
    },
    cancel: () => left.resolve(),
  })
  return new Response(body, {
    headers: { 'content-type': contentType, 'x-accel-buffering': 'no', etag: '"1"' },
  })
}

/** Sends these lines, and then waits for something to happen. */
function silent(said: readonly string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const line of said) controller.enqueue(new TextEncoder().encode(line))
    },
    cancel: () => left.resolve(),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } })
}

beforeAll(async () => {
  database = await createTestDatabase()
  site = await openToySite(database, {
    pages: () => htmlPage('a page'),
    api: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/quiet') return silent(lines.slice(0, 1))
      if (pathname === '/api/events') return streamed('text/event-stream', false)
      return streamed('text/csv; charset=utf-8', pathname === '/api/endless')
    },
  })
})
afterAll(async () => {
  await site.close()
  await database.drop()
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a long answer comes whole when %s is taken, and is never held whole', async (takes, comes) => {
  const answer = await site.get('/api/long', { headers: { 'accept-encoding': takes } })
  expect(answer.headers.get('content-encoding')).toBe(comes)
  expect(answer.headers.get('content-length')).toBeNull()
  expect(answer.headers.get('etag')).toBe('W/"1"')
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  expect(await answer.text()).toBe(lines.join(''))
})

test('news that come line by line are not held back to be compressed', async () => {
  const answer = await site.get('/api/events', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(lines.join(''))
})

test('HEAD makes nothing', async () => {
  made.length = 0
  const answer = await site.get('/api/long', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  // A stream begins with its first line, for every reader.
  expect(made.length).toBeLessThan(2)
})

test.each(['/api/endless', '/api/quiet'])('a client that leaves %s ends its production', async (path) => {
  left = Promise.withResolvers()
  const leaving = new AbortController()
  const answer = await site.get(path, { signal: leaving.signal })
  await answer.body?.getReader().read()
  leaving.abort()
  await left.promise
})
