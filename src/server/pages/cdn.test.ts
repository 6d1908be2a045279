import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeCdn } from '#domain/cdn/purge.ts'
import { type CdnSettings, openCdn } from '#integrations/cdn.ts'
import { NotNow } from '#queue/not-now.ts'
import { openQueue, type Queue } from '#queue/queue.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openReceiver, type Receiver } from '#tests/support/receiver.ts'
import { htmlPage, openToySite } from '#tests/support/toy-site.ts'
import { openCdnNews } from './tell-cdn.ts'

const opened = new AsyncDisposableStack()
let database: TestDatabase
let queue: Queue
let purges: Receiver

beforeAll(async () => {
  database = await createTestDatabase()
  opened.defer(() => database.drop())
  queue = await openQueue(database.url)
  opened.defer(() => queue.close())
  purges = opened.use(await openReceiver())
})
afterAll(() => opened.disposeAsync())

const settings = (kind: CdnSettings['kind']): CdnSettings => ({
  kind,
  purgeUrls: [`${purges.url}/purge`],
  token: 'may-purge',
  maxAgeSeconds: 3600,
})

test.each([
  ['fastly', 'POST', { 'fastly-key': 'may-purge', 'surrogate-key': 'listing:7 ads:home_band' }, ''],
  ['cloudflare', 'POST', { authorization: 'Bearer may-purge' }, '{"tags":["listing:7","ads:home_band"]}'],
  ['varnish', 'PURGE', { 'purge-token': 'may-purge', 'xkey-purge': 'listing:7 ads:home_band' }, ''],
] as const)('%s gets the changed tags by its own call', async (kind, method, headers, body) => {
  await openCdn(settings(kind), () => {}).purge(['listing:7', 'ads:home band', 'listing:7'])
  expect(purges.received.at(-1)).toMatchObject({ method, body, headers })
})

test('the reports of one change by several processes are one job, which purges twice', async () => {
  const sites = [1, 2, 3].map(() => openCdnNews({ db: database.db, queue }, () => {}))
  for (const site of sites) site.changed(['listing:7', 'listings'])
  await Promise.all(sites.map((site) => site.close()))
  const waiting = async () =>
    (
      await database.pool.query(
        `SELECT data FROM pgboss.job WHERE name = 'purge-cdn' AND state = 'created' ORDER BY data::text`,
      )
    ).rows.map(({ data }) => data)
  expect(await waiting()).toEqual([{ tags: ['listing:7'] }, { tags: ['listings'] }])

  const cdn = openCdn(settings('varnish'), () => {})
  const ctx = { db: database.db, queue, clock: () => new Date(), cdn }
  await purgeCdn(ctx, [{ tags: ['listing:7'] }, { tags: ['listings'] }])
  expect(purges.received.at(-1)?.headers['xkey-purge']).toBe('listing:7 listings')
  expect(await waiting()).toContainEqual({ tags: ['listing:7', 'listings'], again: true })
  await purgeCdn(ctx, [{ tags: ['listings', '*'], again: true }])
  expect(purges.received.at(-1)?.headers['xkey-purge']).toBe('aangan')
})

test('a CDN that refuses makes the job wait, and is reported once when lost and once when back', async () => {
  const told: boolean[] = []
  const cdn = openCdn(settings('varnish'), (isReachable) => told.push(isReachable))
  const ctx = { db: database.db, queue, clock: () => new Date(), cdn }
  purges.otherwise = 503
  for (let turn = 0; turn < 3; turn += 1)
    await expect(purgeCdn(ctx, [{ tags: ['listings'] }])).rejects.toThrow(NotNow)
  expect(told).toEqual([false])
  purges.otherwise = 200
  await expect.poll(() => purgeCdn(ctx, [{ tags: ['listings'] }]).then(() => told)).toEqual([false, true])
})

test('pages that may be kept say so to the CDN; those of one visitor, of units and old ones do not', async () => {
  let works = true
  const site = await openToySite(database, {
    settings: {
      CDN: 'varnish',
      CDN_PURGE_URL: 'http://127.0.0.1:1',
      CDN_TOKEN: 'may-purge',
      CDN_MAX_AGE: '60',
    },
    read: async () => ({ status: 200, body: {}, tags: ['listings', 'listing:7'] }),
    pages: async () => {
      await globalThis.aanganPage?.getStore()?.api.read('listings', { params: {}, query: {} }, 'id')
      return works ? htmlPage('a page') : htmlPage('broken', 500)
    },
  })
  opened.defer(() => site.close())
  const headers = async (path: string) => {
    const answer = await site.get(path)
    return [answer.status, answer.headers.get('xkey'), answer.headers.get('surrogate-control')]
  }
  const kept = [200, 'aangan listings listing:7', 'max-age=60']
  expect(await headers('/search')).toEqual(kept)
  expect(await headers('/search')).toEqual(kept)
  for (const path of ['/booking/AB-123456', '/inquiry/AB-123456', '/book/7'])
    expect(await headers(path)).toEqual([200, null, null])
  works = false
  site.cache.markAllStale()
  const old = await site.get('/search')
  expect([old.status, old.headers.get('cache-status')]).toEqual([200, expect.stringContaining('stale')])
  expect(old.headers.has('xkey') || old.headers.has('surrogate-control')).toBe(false)
  expect(await old.text()).toContain('a page')
})
