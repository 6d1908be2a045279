import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails, settings } from '#db/schema/index.ts'
import { noteBackup } from '#domain/backups/last-backup.ts'
import { adminKey } from '#domain/settings/read.ts'
import { openQueue } from '#queue/queue.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openSilentServer } from '#tests/support/silent-server.ts'
import { PageCache } from '../pages/page-cache.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { watchOperations } from './operation-metrics.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function shown(databaseUrl: string): Promise<string> {
  const registry = new Registry()
  const operations = watchOperations(registry, { databaseUrl, dataDir: tmpdir() })
  await operations.refresh()
  await operations.close()
  return registry.metrics()
}

const sampleOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  )

test('a backlog shows by how much waits and since when, and what is due later has no age', async () => {
  const { db, pool, url } = database
  const queue = await openQueue(url)
  for (const mailId of [1, 2, 3]) await queue.enqueue(db, 'mail-written', { mailId })
  await queue.enqueue(db, 'booking-to-settle', { bookingId: 1 }, new Date(Date.now() + 900_000))
  await queue.close()
  await pool.query(
    "UPDATE pgboss.job SET start_after = now() - interval '1 hour' WHERE name = 'mail-written'",
  )
  const hourAgo = new Date(Date.now() - 3_600_000)
  const content = { purpose: 'password', recipient: 'a@b.co', subject: '', text: '', html: '' }
  await db.insert(mails).values({ ...content, status: 'waiting', created_at: hourAgo })
  await pool.query('INSERT INTO alert_changes (listing_id) VALUES (1)')
  const text = await shown(url)
  expect(sampleOf(text, 'aangan_jobs{job="mail-written",state="waiting"}')).toBe(3)
  expect(sampleOf(text, 'aangan_jobs_oldest_seconds{job="mail-written"}')).toBeCloseTo(3_600, -2)
  expect(sampleOf(text, 'aangan_jobs{job="booking-to-settle",state="later"}')).toBe(1)
  expect(sampleOf(text, 'aangan_jobs_oldest_seconds{job="booking-to-settle"}')).toBe(0)
  expect(sampleOf(text, 'aangan_mails_waiting')).toBe(1)
  expect(sampleOf(text, 'aangan_alert_changes_waiting')).toBe(1)
  expect(sampleOf(text, 'aangan_alert_matches_waiting')).toBe(0)
  expect(sampleOf(text, 'aangan_mails_oldest_waiting_seconds')).toBeCloseTo(3_600, -2)
  expect(sampleOf(text, 'aangan_database_up')).toBe(1)
  for (const name of [
    'aangan_disk_free_bytes',
    'aangan_disk_size_bytes',
    'aangan_database_size_bytes',
    'aangan_database_server_connections',
    'aangan_database_server_connections_max',
  ])
    expect(sampleOf(text, name), name).toBeGreaterThan(0)
})

test('the last backup that succeeded shows, also after one that failed', async () => {
  const { db, url } = database
  await db.insert(settings).values({ key: adminKey, value: { backup_place: '/mnt/backups' } })
  const takenAt = '2026-11-24T00:00:00.000Z'
  const sizes = { seconds: 3, rows: 1, files: 1, bytes: 4_000, addedBytes: 10, missing: 0 }
  await noteBackup(db, { success: { id: 'x', place: '/mnt/backups', takenAt, ...sizes } })
  await noteBackup(db, { failure: { at: takenAt, sentence: 'The disk is full.' } })
  const text = await shown(url)
  expect(sampleOf(text, 'aangan_backup_last_success_timestamp_seconds')).toBe(Date.parse(takenAt) / 1000)
  expect(sampleOf(text, 'aangan_backup_size_bytes')).toBe(4_000)
  expect(sampleOf(text, 'aangan_backup_duration_seconds')).toBe(3)
  expect(sampleOf(text, 'aangan_backup_failed')).toBe(1)
})

test('a site without a backup says so after a day, unless other tools make them', async () => {
  const { db, url } = database
  await db.delete(settings)
  const never = async () => sampleOf(await shown(url), 'aangan_backup_never_made')
  expect(await never()).toBe(0)
  const since = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await db.insert(settings).values({ key: 'backup_watch', value: { since } })
  expect(await never()).toBe(1)
  await db.insert(settings).values({ key: adminKey, value: { backup_elsewhere: true } })
  expect(await never()).toBe(0)
})

test('a database that says nothing shows as down, and everything else is still told', async () => {
  const silent = await openSilentServer()
  const url = `postgres://nobody@127.0.0.1:${silent.port}/nothing`
  const operations = { databaseUrl: url, dataDir: tmpdir() }
  const metrics = createMetrics({
    cache: new PageCache({ maxBytes: 0 }),
    operations,
    countLeads: () => Promise.reject(new Error('The database does not answer')),
  })
  const text = await metrics.text()
  expect(sampleOf(text, 'aangan_database_up')).toBe(0)
  expect(sampleOf(text, 'aangan_disk_free_bytes')).toBeGreaterThan(0)
  expect(text).not.toMatch(/^aangan_database_size_bytes /m)
  await metrics.close()
  await silent.close()
})

test('the metrics listen at the configured host', async () => {
  const metrics = createMetrics({ cache: new PageCache({ maxBytes: 0 }) })
  const server = await serveMetrics(metrics, { host: '0.0.0.0', port: 0 })
  const status = await new Promise((resolve, reject) => {
    const options = { host: '127.0.0.2', port: server.port, path: '/metrics' }
    request(options, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect([status, server.host]).toEqual([200, '0.0.0.0'])
  await server.close()
})
