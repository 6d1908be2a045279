import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openEmbedded } from '#db/embedded/server.ts'
import { goodInquiry } from '#tests/support/inquiry.ts'
import { signalPostgres } from '#tests/support/postmaster.ts'
import { quickly } from '#tests/support/quickly.ts'
import { startSite } from '#tests/support/site.ts'

test('while the database hangs, stale pages are shown, no visitor waits for long, and all recovers with it', async () => {
  test.setTimeout(120_000)
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'aangan-paused-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  // Root's PostgreSQL runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const server = await openEmbedded(folder, quickly)
  opened.defer(() => server.stop())
  const site = await startSite({
    DATABASE_URL: server.url,
    DATA_DIR: join(folder, 'site'),
    DEMO: 'off',
    DATABASE_TIMEOUT_MS: '2500',
  })
  opened.defer(() => site.stop())
  const get = (path: string, init?: RequestInit) => fetch(site.url + path, init)
  const inquiry = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(goodInquiry()),
  }
  const seen = ['/', '/search', '/about', '/careers']
  const before = await Promise.all(seen.map(async (path) => (await get(path)).text()))

  opened.defer(() => signalPostgres(folder, 'SIGCONT'))
  signalPostgres(folder, 'SIGSTOP')
  const begun = performance.now()
  const ready = await get('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'The database does not answer.' },
  ])
  // Without a watch it takes ten seconds and more; the delay of a busy machine is not measured.
  expect(performance.now() - begun).toBeLessThan(8_000)

  for (const [number, path] of seen.entries()) {
    const answer = await get(path)
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, before[number]])
    expect(answer.headers.get('cache-status')).toMatch(/^aangan; hit; ttl=-\d+; detail=stale$/)
    expect(Number(answer.headers.get('age'))).toBeLessThan(60)
  }
  const later = ['/listing/1', '/api/projects', '/api/covers']
  for (const answer of [
    await get('/api/inquiry', inquiry),
    ...(await Promise.all(later.map((path) => get(path)))),
  ]) {
    expect([answer.url, answer.status, answer.headers.get('retry-after')]).toEqual([answer.url, 503, '5'])
  }
  const typed = await get('/inquiry', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...goodInquiry(), inquiry: 'A house near a school' }),
  })
  expect([typed.status, await typed.text()]).toEqual([503, expect.stringContaining('A house near a school')])

  signalPostgres(folder, 'SIGCONT')
  await expect.poll(async () => (await get('/health/ready')).status).toBe(200)
  expect((await get('/api/inquiry', inquiry)).status).toBe(201)
  await expect.poll(async () => (await get('/')).headers.get('cache-status')).toBeNull()
  expect((await get('/listing/1')).status).toBe(404)
})

/** Pauses the PostgreSQL of that folder, or resumes it. */
