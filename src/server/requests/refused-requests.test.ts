import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { askRaw, type RawAnswer } from '#tests/support/raw-request.ts'
import { htmlPage, openToySite, speak, type ToySite } from '#tests/support/toy-site.ts'

let database: TestDatabase
let site: ToySite
/** The same site with short limits for slow clients. */
let hasty: ToySite
/** The addresses that reached pages and API, as the router reads them. */
const reached: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const parts = {
    pages(request: Request) {
      const { pathname } = new URL(request.url)
      reached.push(decodeURIComponent(pathname))
      const isThere = pathname !== '/nowhere' && !/^\/booking\/(?!AG-REAL$)/.test(pathname)
      return htmlPage('<h1>Houses</h1>', isThere ? 200 : 404)
    },
    async api(request: Request) {
      reached.push(decodeURIComponent(new URL(request.url).pathname))
      return Response.json({ stored: (await request.text()).length }, { status: 201 })
    },
  }
  site = await openToySite(database, { ...parts, settings: { BODY_LIMIT_KB: '2' } })
  hasty = await openToySite(database, {
    ...parts,
    settings: { BODY_LIMIT_KB: '2', REQUEST_TIMEOUT_MS: '600' },
  })
})

afterAll(async () => {
  await site.close()
  await hasty.close()
  await database.drop()
})

function ask(path: string): Promise<RawAnswer> {
  return askRaw({ port: site.port, path })
}

test('a body larger than the limit is refused, also when its size is not said', async () => {
  const post = (init: RequestInit) => site.get('/api/inquiry', { method: 'POST', ...init })
  expect(await (await post({ body: 'x'.repeat(2048) })).json()).toEqual({ stored: 2048 })
  expect((await post({ body: 'x'.repeat(2049) })).status).toBe(413)

  const chunk = `800\r\n${'x'.repeat(2048)}\r\n`
  const head = 'POST /api/inquiry HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
  const said = await speak(site.port, head + chunk + chunk)
  expect(said).toMatch(/^HTTP\/1.1 413 /)
  expect(said).toContain('"code":"too_large"')
})

test('a client that sends its request too slowly is answered with 408', async () => {
  expect(await speak(hasty.port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(/^HTTP\/1.1 408 /)
  const unfinished = await speak(
    hasty.port,
    'POST /api/inquiry HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc',
  )
  expect(unfinished).not.toContain('HTTP/1.1 201')
})

const end = ' HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

test.each([
  ['an address with broken escapes', `GET /%E0%A4%A${end}`, 400],
  ['an address with a NUL', `GET /..%00/a${end}`, 400],
  ['a query with a NUL', `GET /careers?department=%00${end}`, 400],
  ['something that is no address', `GET nonsense${end}`, 400],
  ['a request for no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['complete nonsense', 'complete nonsense\r\n\r\n', 400],
  ['an endless header', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['DELETE of a page', `DELETE /${end}`, 405],
  ['TRACE', `TRACE /api/listings${end}`, 405],
  ['a whole address, as proxies send it', `GET http://a/robots.txt${end}`, 200],
])('%s is answered as it deserves', async (_what, text, status) => {
  expect((await speak(site.port, text)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
})

test.each([
  '/../toy-site.ts',
  '/assets/../../toy-site.ts',
  '/..%2ftoy-site.ts',
  '/%2e%2e/toy-site.ts',
  '/assets/..%5c..%5ctoy-site.ts',
  '//etc/passwd',
])('the address %s does not lead out of the folder', async (path) => {
  expect((await ask(path)).bytes.toString()).not.toMatch(/openToySite|root:/)
})

test('too many wrong references are answered with 429, on pages and in the API', async () => {
  for (let tried = 0; tried < 30; tried += 1) expect((await ask(`/booking/AG-${tried}`)).status).toBe(404)
  const page = await ask('/booking/AG-REAL')
  expect(page.status).toBe(429)
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(500)
  expect(page.bytes.toString()).toContain('Please wait ten minutes')
  const call = await ask('/api/bookings/AG-REAL')
  expect(call.status).toBe(429)
  expect(JSON.parse(call.bytes.toString()).error.code).toBe('rate_limited')
  // Other pages and the forms are not refused.
  expect((await ask('/nowhere')).status).toBe(404)
  expect((await site.get('/api/inquiry', { method: 'POST', body: 'x' })).status).toBe(201)
  expect((await site.get('/api/inquiry/property', { method: 'POST', body: 'x' })).status).toBe(201)
})

test('no spelling of an address escapes what holds up guesses, the policy of its page, or the log', async () => {
  const hidden = [
    '/booking/AG-REAL',
    '/ur/booking/AG-REAL',
    '/alerts/confirm/AG-REAL-0123456789abcdef',
    '/api/bookings/AG-REAL',
    '/api/inquiry/AG-REAL',
  ]
  for (const plain of hidden) expect((await ask(plain)).status).toBe(429)
  // Each letter of it as an attacker would write it.
  const letter = (of: string) => {
    const hex = `%${of.charCodeAt(0).toString(16)}`
    return fc.constantFrom(...[of, of, of, of.toUpperCase(), hex, hex.toUpperCase(), hex.replace('%', '%25')])
  }
  const slash = fc.constantFrom(
    '/',
    '/',
    '//',
    '/./',
    '/x/../',
    '/%2e/',
    '/x/%2E%2e/',
    '%2F',
    '%5c',
    '/\\',
    '/;/',
  )
  const spelled = fc.constantFrom(...hidden).chain((plain) => {
    const parts = [...plain].map((of) => (of === '/' ? slash : letter(of)))
    const rest = fc.constantFrom('', '/', '/.', '?', '?x=/', '#x', '//')
    const host = fc.constantFrom('', '', 'http://a', 'HTTPS://a@b')
    return fc.tuple(host, ...parts, rest).map((texts) => texts.join(''))
  })
  await fc.assert(
    fc.asyncProperty(spelled, async (path) => {
      let { status, headers } = await ask(path)
      if (status === 308) ({ status, headers } = await ask(String(headers.location)))
      expect(status, 'no redirect leads to another').not.toBe(308)
      // A different address is answered as that address.
      if (status !== 400 && status !== 429) {
        expect(reached.at(-1)).not.toMatch(
          /^\/(?:(?:ur\/)?(?:booking|alerts\/confirm)|api\/(?:bookings|inquiry))\/[^/]*REAL/i,
        )
      }
    }),
    { numRuns: 300 },
  )
  const heldUp = site.logged().filter(({ status }) => status === 429)
  expect(heldUp.length).toBeGreaterThan(hidden.length)
  for (const { path } of heldUp) expect(path).toContain('…')
})

test('what is refused is counted by reason, for connections and for uploads', async () => {
  const counts = async () => {
    const text = await (await fetch(`http://127.0.0.1:${hasty.metricsPort}/metrics`)).text()
    const count = (name: string, reason: string) =>
      Number(new RegExp(`^aangan_${name}_total\\{reason="${reason}"\\} (\\d+)`, 'm').exec(text)?.[1])
    return [
      count('connections_cut', 'head_too_slow'),
      count('connections_cut', 'unreadable'),
      count('connections_cut', 'body_too_large'),
      count('uploads_refused', 'too_slow'),
    ]
  }
  const before = await counts()
  await speak(hasty.port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  await speak(hasty.port, 'NONSENSE\r\n\r\n')
  await hasty.get('/api/inquiry', { method: 'POST', body: 'x'.repeat(2049) })
  await speak(
    hasty.port,
    'POST /api/webhr/upload-resume HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 90\r\n\r\n--a',
  )
  await expect.poll(counts).toEqual(before.map((count) => count + 1))
})
