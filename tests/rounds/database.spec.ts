/**
 * Events of the database while the site runs, or before it does: PostgreSQL ends, is restored, is migrated.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { migrate } from '#db/migrate.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { inquiryRequest } from '#tests/support/post-inquiry.ts'
import { ask, postmaster } from '#tests/support/postmaster.ts'
import { backUp, openPrimary, restoreTo } from '#tests/support/replica.ts'
import { launchSite, startSite } from '#tests/support/site.ts'

/** `opened` holds what is to be ended after the test, the last first. */
const test = base.extend<{ opened: AsyncDisposableStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of it.
  opened: async ({}, use) => {
    await using opened = new AsyncDisposableStack()
    await use(opened)
  },
})

const soon = { timeout: 60_000 }

test('PostgreSQL killed alone comes back by itself, and with it the site: its pages, its forms, its jobs', async ({
  opened,
}) => {
  test.setTimeout(120_000)
  const folder = dataFolder(opened)
  const site = await startSite({ DATA_DIR: folder, DATABASE_URL: '', DEMO: 'off' })
  opened.defer(site.stop)
  const killed = postmaster(folder)
  process.kill(killed.pid, 'SIGKILL')
  await expect.poll(site.said, soon).toMatch(/stopped unexpectedly and is being restarted.*runs again/s)
  await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status, soon).toBe(200)
  expect(postmaster(folder).pid).not.toBe(killed.pid)
  expect((await fetch(`${site.url}/projects`)).status).toBe(200)
  expect((await fetch(`${site.url}/api/inquiry`, inquiryRequest())).status).toBe(201)
  await expect
    .poll(() => ask(killed.url, `SELECT state FROM pgboss.job WHERE name = 'lead-received'`), soon)
    .toEqual([{ state: 'completed' }])
  // However many tries it took.
  expect(site.said().match(/Changes do not reach this server/g) ?? []).toHaveLength(1)
})

test('the site waits for a restore, never stops it, and opens with the restored data', async ({ opened }) => {
  test.setTimeout(120_000)
  const [source, folder] = [dataFolder(opened), dataFolder(opened)]
  const primary = await openPrimary(source)
  opened.defer(primary.stop)
  await migrate(primary.url)
  await backUp(primary.url, source, folder, async (superuser) => {
    await ask(primary.url, `INSERT INTO settings (key, value) VALUES ('restored', '7')`)
    await superuser.query(`SELECT pg_create_restore_point('before the mistake')`)
    await ask(primary.url, 'DELETE FROM settings')
    await superuser.query('SELECT pg_switch_wal()')
  })
  restoreTo(folder, 'before the mistake')

  const settings = { DATA_DIR: folder, DATABASE_URL: '', DEMO: 'off' }
  const impatient = launchSite(settings)
  impatient.address.catch(() => {})
  opened.defer(impatient.stop)
  await expect.poll(impatient.said, soon).toContain('is paused there')
  await impatient.stop()
  expect(impatient.process.exitCode).toBe(0)
  const restoring = postmaster(folder)
  expect(await ask(restoring.url, 'SELECT pg_is_in_recovery() AS is')).toEqual([{ is: true }])

  const site = launchSite(settings)
  opened.defer(site.stop)
  await expect.poll(site.said, soon).toContain('run SELECT pg_wal_replay_resume()')
  await ask(restoring.url, 'SELECT pg_wal_replay_resume()')
  expect((await fetch(`${await site.address}/health/ready`)).status).toBe(200)
  expect(postmaster(folder).pid).toBe(restoring.pid)
  expect(await ask(restoring.url, `SELECT value FROM settings WHERE key = 'restored'`)).toEqual([
    { value: 7 },
  ])
  expect(site.said()).not.toMatch(/^\s+at /m)
})

test('once a newer version has removed something it needs, the older version is not ready and runs no jobs', async ({
  opened,
}) => {
  test.setTimeout(120_000)
  const database = await createTestDatabase()
  opened.defer(database.drop)
  const site = await startSite({ DATA_DIR: dataFolder(opened), DATABASE_URL: database.url, DEMO: 'off' })
  opened.defer(site.stop)
  const ready = () => fetch(`${site.url}/health/ready`)
  expect((await ready()).status).toBe(200)

  const compatibleSince = (when: number) =>
    database.pool.query(`COMMENT ON TABLE drizzle.__drizzle_migrations IS 'compatible since ${when}'`)
  await compatibleSince(Date.UTC(2100, 0))
  const refused = await ready()
  const reason =
    'A newer version of the site has changed the database, and this version cannot use it: start the newer version.'
  expect([refused.status, await refused.json()]).toEqual([503, { status: 'not ready', reason }])
  await expect.poll(site.said, soon).toContain(`${reason} Jobs wait.`)
  expect((await fetch(`${site.url}/api/inquiry`, inquiryRequest())).status).toBe(201)
  const job = () =>
    ask(database.url, `SELECT state, retry_count FROM pgboss.job WHERE name = 'lead-received'`)
  expect(await job()).toEqual([{ state: 'created', retry_count: 0 }])

  await compatibleSince(0)
  await expect.poll(job, soon).toEqual([{ state: 'completed', retry_count: 0 }])
  expect((await ready()).status).toBe(200)
})

function dataFolder(opened: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-database-'))
  // Root's PostgreSQL runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
