/** A restore to a point in time, as operators do it: the site waits for it and does not disturb it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { asSuperuser, backUp, openPrimary, restoreTo } from '#tests/support/replica.ts'
import { launchSite } from '#tests/support/site.ts'

const soon = { timeout: 60_000, interval: 50 }

test('the site waits for a restore, never stops it, and opens with what was restored', {
  timeout: 120_000,
}, async () => {
  const [source, folder] = [dataFolder(), dataFolder()]
  const primary = await openPrimary(source)
  await migrate(primary.url)
  await backUp(primary.url, source, folder, async (superuser) => {
    const settings = new pg.Client({ connectionString: primary.url })
    await settings.connect()
    await settings.query(`INSERT INTO settings (key, value) VALUES ('restored', '7')`)
    await superuser.query(`SELECT pg_create_restore_point('before the mistake')`)
    await settings.query('DELETE FROM settings')
    await settings.end()
    await superuser.query('SELECT pg_switch_wal()')
  })
  await primary.stop()
  restoreTo(folder, 'before the mistake')

  const settings = { DATA_DIR: folder, DATABASE_URL: '', DEMO: 'off' }
  const impatient = launchSite(settings)
  impatient.address.catch(() => {})
  await expect.poll(impatient.said, soon).toContain('is paused there')
  await impatient.stop()
  expect(impatient.process.exitCode).toBe(0)
  const restoring = postmaster(folder)
  expect(await ask(restoring.url, 'SELECT pg_is_in_recovery() AS is')).toEqual([{ is: true }])

  const site = launchSite(settings)
  onTestFinished(() => site.stop())
  await expect.poll(site.said, soon).toContain('run SELECT pg_wal_replay_resume()')
  await ask(restoring.url, 'SELECT pg_wal_replay_resume()')
  expect((await fetch(`${await site.address}/health/ready`)).status).toBe(200)
  expect(postmaster(folder).pid).toBe(restoring.pid)
  expect(await ask(restoring.url, `SELECT value FROM settings WHERE key = 'restored'`)).toEqual([
    { value: 7 },
  ])
  expect(site.said()).not.toMatch(/^\s+at /m)
})

function postmaster(folder: string): { pid: number; url: string } {
  const [pid, , , port] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8').trim()
  return { pid: Number(pid), url: asSuperuser(`postgres://aangan:${password}@127.0.0.1:${port}`, 'aangan') }
}

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
