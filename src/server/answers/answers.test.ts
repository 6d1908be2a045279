import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { askRaw, type RawAnswer } from '#tests/support/raw-request.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'

let database: TestDatabase
let site: ToySite
const rendered: string[] = []

const script = 'document.documentElement.dataset.ready = "1 < 2"'
const nonce = () => globalThis.aanganPage?.getStore()?.nonce
const body = () =>
  [
    `<script nonce="${nonce()}">${script}</script>`,
    '<script>steal()</script>',
    '<script type="application/ld+json">{"@type":"House"}</script>',
    '<style>h1 { color: green }</style>',
    '<h1 style="background: url(&quot;/a.svg&quot;)">Houses</h1>',
    `<p>${'A house with a courtyard. '.repeat(200)}</p>`,
  ].join('')

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

beforeAll(async () => {
  database = await createTestDatabase()
  site = await openToySite(database, {
    pages(request) {
      const { pathname, search } = new URL(request.url)
      rendered.push(pathname + search)
      if (pathname === '/team-members') return Response.redirect(new URL('/team', request.url), 301)
      if (pathname === '/broken') throw new Error('The kitchen burns')
      return htmlPage(body(), pathname === '/nowhere' ? 404 : 200)
    },
    async api() {
      const list = Array.from({ length: 100 }, (_, id) => ({ id, title: 'A house' }))
      return Response.json(list, { headers: { etag: '"list-1"' } })
    },
  })
})

afterAll(async () => {
  await site.close()
  await database.drop()
})

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  return askRaw({ port: site.port, path, headers, method })
}

test('a page comes in brotli, gzip or plain, as the browser can read it', async () => {
  for (const round of ['rendered', 'from the cache']) {
    const plain = await ask('/', {})
    const gzip = await ask('/', { 'accept-encoding': 'gzip, deflate' })
    const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const refused = await ask('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(plain.bytes.toString(), round).toContain('<h1')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
    expect(refused.bytes).toEqual(plain.bytes)
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const answer of [plain, gzip, brotli]) expect(answer.headers.vary).toBe('Accept-Encoding')
  }
})

test('a page often asked for gets smaller without becoming another page', async () => {
  const headers = { 'accept-encoding': 'br' }
  const first = await ask('/projects', headers)
  let last = first
  while (last.headers.etag === first.headers.etag) last = await ask('/projects', headers)
  expect(last.bytes.length).toBeLessThanOrEqual(first.bytes.length)
  expect(brotliDecompressSync(last.bytes)).toEqual(brotliDecompressSync(first.bytes))
  const again = await ask('/projects', { ...headers, 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
})

test('a browser that already has the page gets a 304 of a few bytes', async () => {
  const { headers } = await ask('/', { 'accept-encoding': 'br' })
  const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect(again.bytes.length).toBe(0)
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  expect((await ask('/', { 'if-none-match': '"another"' })).status).toBe(200)
})

test('HEAD returns the headers of GET', async () => {
  const get = await ask('/', { 'accept-encoding': 'br' })
  const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect(head.bytes.length).toBe(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect((await ask('/api/listings', {}, 'HEAD')).status).toBe(200)
})

test('campaign marks in an address neither reach the page nor take room in the cache', async () => {
  await site.get('/?fbclid=1')
  const { size } = site.cache
  rendered.length = 0
  await site.get('/?utm_source=mail&utm_campaign=eid')
  await site.get('/search?utm_source=mail&page=2&purpose=rent')
  await site.get('/search?purpose=rent&page=2&gclid=7')
  expect(rendered).toEqual(['/search?purpose=rent&page=2'])
  expect(site.cache.size).toBe(size + 1)
})

test('an address that does not exist is answered with 404 and not kept', async () => {
  const { size } = site.cache
  const missing = await site.get('/nowhere')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('Houses')
  expect(site.cache.size).toBe(size)
})

test('a moved address leads on', async () => {
  const moved = await site.get('/team-members')
  expect(moved.status).toBe(301)
  expect(new URL(moved.headers.get('location') ?? '').pathname).toBe('/team')
})

test('a signed-in member of staff gets a private page', async () => {
  const { size } = site.cache
  const moved = await site.get('/team-members', { headers: { cookie: 'admin.session_token=abc' } })
  expect([moved.status, moved.headers.get('cache-control')]).toEqual([301, 'private, no-store'])
  const own = await site.get('/', { headers: { cookie: 'theme=dark; admin.session_token=abc' } })
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(site.cache.size).toBe(size)
})

test('a page with a personal URL is not cached', async () => {
  for (const path of [
    '/booking/AG-7K2M',
    '/ur/alerts/confirm/abc',
    '/inquiry/AG-7K2M?sent=1',
    '/saved/abc',
  ]) {
    const page = await site.get(path)
    expect([path, page.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
  }
  expect((await site.get('/saved')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('staff who came by https get the cached pages of all visitors', async () => {
  await site.get('/')
  const page = await site.get('/', { headers: { cookie: '__Host-admin.session_token=abc' } })
  expect(page.headers.get('cache-control')).not.toContain('no-store')
})

test('the policy allows the scripts that carry the nonce of this rendering, and its styles', async () => {
  const page = await site.get('/')
  const policy = String(page.headers.get('content-security-policy'))
  const [, given] = /<script nonce="([\w+/=]{24})">/.exec(await page.text()) ?? []
  expect(policy).toContain(`script-src 'self' 'nonce-${given}';`)
  expect(policy).toContain(`style-src 'self' ${sha256('h1 { color: green }')};`)
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${sha256('background: url("/a.svg")')};`)
  expect(policy).not.toContain("'unsafe-inline'")
  for (const part of ["default-src 'none'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
    expect(policy).toContain(part)
})

test('no two renderings share a nonce, and only the page contains it', async () => {
  const nonces = new Set<string | undefined>()
  for (const init of [
    {},
    { headers: { authorization: 'Bearer x' } },
    { headers: { authorization: 'Bearer x' } },
  ]) {
    const page = await site.get('/', init)
    const [, said] = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? []
    expect(await page.text()).toContain(`nonce="${said}"`)
    expect(page.headers.get('x-page-nonce')).toBeNull()
    nonces.add(said)
  }
  expect(nonces.size).toBe(3)
})

test.each(['/', '/nowhere', '/broken', '/api/listings', '/health/live', '/robots.txt', '/%E0%A4%A'])(
  'the answer of %s cannot be sniffed, framed or traced',
  async (path) => {
    const { headers } = await ask(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  },
)

test('every answer carries a request id, a given one if it is sane', async () => {
  const one = await ask('/')
  const other = await ask('/')
  expect(one.headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  expect((await ask('/', { 'x-request-id': 'from-the-proxy-1' })).headers['x-request-id']).toBe(
    'from-the-proxy-1',
  )
  expect((await ask('/', { 'x-request-id': '"}{"level":60' })).headers['x-request-id']).not.toContain('level')
})

test('a failure is a plain sentence with the number of the request', async () => {
  const failed = await site.get('/broken')
  expect(failed.status).toBe(500)
  const text = await failed.text()
  expect(text).toContain(failed.headers.get('x-request-id'))
  expect(text).not.toContain('kitchen')
})

test('the log has the request and its outcome, never what a visitor typed', async () => {
  await site.get('/search?keyword=Mrs+Khan+0300+1234567', { headers: { 'x-request-id': 'asked-by-a-test' } })
  const line = site.logged().find(({ id }) => id === 'asked-by-a-test')
  expect(line).toMatchObject({ method: 'GET', path: '/search', status: 200, cache: 'miss' })
  expect(JSON.stringify(site.logged())).not.toContain('Khan')
})

test('lists of the API are compressed and keep their tag', async () => {
  const plain = await ask('/api/listings')
  const brotli = await ask('/api/listings', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  expect(plain.headers.etag).toBe('"list-1"')
  expect(brotli.headers.etag).toBe('W/"list-1"')
  expect(brotli.headers.vary).toContain('Accept-Encoding')
})

test('an asset with a hash in its name is kept by the browser for ever, another file is asked for again', async () => {
  for (const name of ['entry-Ab3dEf9_.js', 'Ab3dEf9_.js']) {
    const asset = await ask(`/assets/${name}`, { 'accept-encoding': 'br' })
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotliDecompressSync(asset.bytes).toString()).toContain('Assalam o alaikum')
  }

  const robots = await ask('/robots.txt?v=2')
  expect(robots.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect((await ask('/robots.txt', { 'if-none-match': String(robots.headers.etag) })).status).toBe(304)
  expect((await ask('/robots.txt', {}, 'PUT')).status).toBe(405)
})

test('every address below /admin is the admin app, whose files are its own', async () => {
  for (const path of ['/admin', '/admin/', '/admin/staff?page=2', '/admin/no/such/screen']) {
    const page = await ask(path)
    expect(page.status).toBe(200)
    expect(page.bytes.toString()).toContain('<title>The admin app</title>')
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
  const script = await ask('/admin/assets/index-Zx81aBcD.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/admin/assets/none.js', '/officers', '/admin/assets/../index.html']) {
    expect((await ask(path)).bytes.toString(), path).not.toContain('The admin app')
  }
})

test.each([
  ['/office', '/admin'],
  ['/office?from=mail', '/admin?from=mail'],
  ['/office/password?token=a%2Fb', '/admin/password?token=a%2Fb'],
])('%s, where the admin app was, leads to %s for good', async (former, now) => {
  const { status, headers } = await ask(former)
  expect([status, headers.location]).toEqual([308, now])
  expect((await ask('/offices')).status).not.toBe(308)
})

test('the metrics are on a port of their own and nowhere else', async () => {
  const metrics = await askRaw({ port: site.metricsPort, path: '/metrics' })
  const text = metrics.bytes.toString()
  expect(text).toMatch(/aangan_request_duration_seconds_count\{route="page",status="200"\} \d/)
  expect(text).toMatch(/aangan_page_cache_requests_total\{outcome="hit"\} [1-9]/)
  expect(text).toContain('aangan_database_connections')
  expect(text).toContain('aangan_nodejs_eventloop_lag_seconds')
  expect((await ask('/metrics')).bytes.toString()).not.toContain('aangan_')
})

test('the site says that it lives and is ready', async () => {
  expect(await (await site.get('/health/live')).json()).toEqual({ status: 'live' })
  expect(await (await site.get('/health/ready')).json()).toEqual({ status: 'ready' })
})
