/** A newer version has migrated the database while this one still runs, as in every update without a gap. */
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { inquiryRequest } from '#tests/support/post-inquiry.ts'
import { startSite } from '#tests/support/site.ts'

const soon = { timeout: 60_000, interval: 50 }

test('the older version says that it is not ready, and leaves all jobs to the newer one', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const site = await startSite({ DATABASE_URL: database.url, DEMO: 'off' })
  onTestFinished(site.stop)
  const ready = () => fetch(`${site.url}/health/ready`)
  expect((await ready()).status).toBe(200)

  await database.pool.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', ${Date.UTC(2100, 0)})`,
  )
  const refused = await ready()
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      status: 'not ready',
      reason: 'The database was migrated by a newer version of the site: start that version here.',
    },
  ])
  await expect.poll(site.said, soon).toContain('start that version here. Jobs wait.')
  expect((await fetch(`${site.url}/api/inquiry`, inquiryRequest())).status).toBe(201)
  const job = async () => {
    const { rows } = await database.pool.query(
      `SELECT state, retry_count FROM pgboss.job WHERE name = 'lead-received'`,
    )
    return rows
  }
  expect(await job()).toEqual([{ state: 'created', retry_count: 0 }])

  await database.pool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'`)
  await expect.poll(job, soon).toEqual([{ state: 'completed', retry_count: 0 }])
  expect((await ready()).status).toBe(200)
})
