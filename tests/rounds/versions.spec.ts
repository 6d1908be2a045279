import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bringVisitors } from '#tests/support/crowd-of-visitors.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { goodInquiry } from '#tests/support/inquiry.ts'
import { lastRelease, layRelease } from '#tests/support/last-release.ts'
import { type StartedSite, startAsNpm } from '#tests/support/started-site.ts'
import { makeVersion } from '#tests/support/versions.ts'

const expanding = { tag: '9000_note', sql: 'ALTER TABLE leads ADD COLUMN note_of_next_version text' }
const inquiriesEach = 20

test('a version works beside the next one on one database', async () => {
  test.setTimeout(240_000)
  await using folder = scratchFolder()
  await workTogether(
    makeVersion(join(folder.path, 'this')),
    makeVersion(join(folder.path, 'next'), expanding),
    folder.path,
  )
})

test('the last released version works beside this one', async () => {
  const release = lastRelease()
  test.skip(release === undefined, 'No tag v* names a released version, or this is no git repository.')
  test.skip(!process.env.CI, 'Building the released version takes a minute: only CI does, or CI=yes.')
  test.setTimeout(600_000)
  await using folder = scratchFolder()
  await workTogether(
    layRelease(release ?? '', join(folder.path, 'released')),
    makeVersion(join(folder.path, 'this')),
    folder.path,
  )
})

/** The later version starts and migrates while the earlier one has visitors; then both have. */
async function workTogether(earlier: string, later: string, folder: string): Promise<void> {
  const database = await createTestDatabase({ content: 'no tables' })
  await using opened = new AsyncDisposableStack()
  opened.defer(database.drop)
  const start = async (version: string, name: string): Promise<StartedSite> => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: join(folder, name), DEMO: 'off' }
    const site = await startAsNpm(settings, version)
    opened.defer(site.stop)
    return site
  }
  const paths = ['/', '/search', '/api/listings/search', '/health/ready']

  const old = await start(earlier, 'earlier')
  const visitors = [bringVisitors(old.url, paths, { visitors: 4, pauseMs: 20 })]
  const inquiries = [sendInquiries(old)]
  const next = await start(later, 'later')
  visitors.push(bringVisitors(next.url, paths, { visitors: 4, pauseMs: 20 }))
  inquiries.push(sendInquiries(old), sendInquiries(next))
  expect((await Promise.all(inquiries)).flat()).toEqual(Array(3 * inquiriesEach).fill(201))
  for (const crowd of visitors) {
    await crowd.leave()
    expect(crowd.visits.failed).toEqual([])
    expect(crowd.visits.answered).toBeGreaterThan(paths.length)
  }
  // Whichever of them takes up the job of a lead can do it.
  const jobs = () =>
    database.pool
      .query(`SELECT DISTINCT state FROM pgboss.job WHERE name = 'lead-received'`)
      .then(({ rows }) => rows)
  await expect.poll(jobs, { timeout: 60_000 }).toEqual([{ state: 'completed' }])
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM leads')
  expect(rows).toEqual([{ count: 3 * inquiriesEach }])
}

async function sendInquiries({ url }: StartedSite): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < inquiriesEach) {
    const answer = await fetch(`${url}/api/inquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(goodInquiry()),
    })
    statuses.push(answer.status)
    await answer.body?.cancel()
  }
  return statuses
}

function scratchFolder() {
  const path = mkdtempSync(join(tmpdir(), 'aangan-versions-'))
  return {
    path,
    [Symbol.asyncDispose]: async () => rmSync(path, { recursive: true, force: true }),
  }
}
