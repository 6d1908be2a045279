import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { bringVisitors } from '#tests/support/crowd-of-visitors.ts'
import { goodInquiry } from '#tests/support/inquiry.ts'
import { postmaster } from '#tests/support/postmaster.ts'
import { cookiesOf, goodPassword, hire } from '#tests/support/staff.ts'
import { type StartedSite, startAsNpm } from '#tests/support/started-site.ts'
import { makeVersion, switchTo } from '#tests/support/versions.ts'

const expanding = { tag: '9000_note', sql: 'ALTER TABLE leads ADD COLUMN note_of_next_version text' }
const failing = { tag: '9000_broken', sql: 'ALTER TABLE no_such_table ADD COLUMN note text' }

// Visitors who leave the processor to the versions that start.
const pace = { visitors: 6, pauseMs: 20 }

test('the next version takes over without a request that fails, and one that cannot start leaves this one running', async () => {
  test.setTimeout(240_000)
  const folder = mkdtempSync(join(tmpdir(), 'aangan-versions-'))
  // Root's PostgreSQL runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const current = join(folder, 'current')
  switchTo(current, makeVersion(join(folder, 'first')))
  const data = join(folder, 'data')
  const site = await startAsNpm({ DATA_DIR: data, DEMO: 'off', REQUEST_TIMEOUT_MS: '200000' }, current)
  try {
    const { pid } = postmaster(data)
    const crowd = bringVisitors(
      site.url,
      ['/', '/ur', '/search', '/api/listings/search', '/health/ready'],
      pace,
    )

    const stream = await followLeads(site, data)
    const upload = beginInquiry(site)
    switchTo(current, makeVersion(join(folder, 'second'), expanding))
    expect(await site.restart(), site.said()).toContain('The next version has taken over')
    // A clean end: the reader connects again, to the version that has taken over.
    expect(await stream.end).toBe('ended')
    expect(await upload.finish()).toBe(201)

    switchTo(current, makeVersion(join(folder, 'third'), expanding, failing))
    expect(await site.restart()).toContain(
      'The next version did not start. The running version stays in service.',
    )
    expect(site.said()).toContain('no_such_table')

    switchTo(current, makeVersion(join(folder, 'fourth')))
    writeFileSync(join(current, 'package.json'), 'no JSON')
    expect(await site.restart()).toContain('The next version could not be prepared. The running version')

    const { answered } = crowd.visits
    await expect.poll(() => crowd.visits.answered).toBeGreaterThan(answered + 100)
    await crowd.leave()
    expect(crowd.visits.failed).toEqual([])
    // The same PostgreSQL all the time: the one that has taken over looks after it, and stops it at its end.
    expect(postmaster(data).pid).toBe(pid)
    await site.stop()
    expect(existsSync(join(data, 'postgres/data/postmaster.pid')), site.said()).toBe(false)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Follows the leads as the admin app does; `end` says how that ended. */
async function followLeads(
  { url }: StartedSite,
  data: string,
): Promise<{ end: Promise<'ended' | 'broken'> }> {
  const server = await openEmbedded(data)
  const connection = connect(server.url, { max: 1 })
  const { email } = await hire({ database: connection }, 'admin')
  await connection.close()
  await server.stop()
  const signedIn = await fetch(`${url}/api/admin/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: goodPassword }),
  })
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const end = new Promise<'ended' | 'broken'>((resolve) => {
    const asked = request(`${url}/api/admin/leads/news`, { headers: { cookie: cookiesOf(signedIn) } })
    asked.once('response', (answer) => {
      if (answer.statusCode === 200) begin()
      answer.resume()
      answer.once('end', () => resolve('ended'))
      answer.once('error', () => resolve('broken'))
    })
    asked.once('error', () => resolve('broken'))
    asked.end()
  })
  await begun
  return { end }
}

/** Sends the first half of an inquiry; `finish` sends the rest and gives the status of the answer. */
function beginInquiry({ url }: StartedSite): { finish: () => Promise<number | undefined> } {
  const body = JSON.stringify(goodInquiry())
  const answer = Promise.withResolvers<number | undefined>()
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const asked = request(`${url}/api/inquiry`, { method: 'POST', headers })
  asked.once('response', ({ statusCode }) => answer.resolve(statusCode))
  asked.once('error', answer.reject)
  asked.write(body.slice(0, 20))
  return {
    finish() {
      asked.end(body.slice(20))
      return answer.promise
    },
  }
}
