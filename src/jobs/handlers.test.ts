import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#db/schema/index.ts'
import { theSite } from '#domain/access/actor.ts'
import { readLastBackup } from '#domain/backups/last-backup.ts'
import { adminKey } from '#domain/settings/read.ts'
import { createTestApi, type TestApi } from '#tests/support/api.ts'
import { refuse } from '#tests/support/refuse.ts'
import { startJobs } from './start.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('the nightly backup is made even when the emails about it cannot be written', async () => {
  const { db, pool } = api.database
  const value = { backup_place: '/mnt/backups', backup_time: '03:00', backup_keep: '7d' }
  await db.insert(settings).values({ key: adminKey, value })
  await refuse(api.database, 'insert', 'settings', "new.key = 'backup_watch'")
  const made: string[] = []
  await startJobs({
    ...api.context,
    actor: theSite,
    pool,
    mailer: undefined,
    senders: undefined,
    siteUrl: () => 'https://homes.example',
    push: api.context.config.push,
    resumeRetentionDays: 180,
    makeBackup: async (place) => void made.push(place),
  })
  await api.queue.enqueue(db, 'back-up', {})
  await expect.poll(() => api.queue.countDead()).toEqual([{ name: 'back-up', count: 1 }])
  expect(made).toEqual(['/mnt/backups'])
  expect(await readLastBackup(db)).toMatchObject({ running: false })
  const { rows } = await pool.query(
    "SELECT output ->> 'message' AS said FROM pgboss.job WHERE state = 'failed'",
  )
  expect(rows[0].said).toMatch(
    /^2 of 3 steps failed\. Emails about earlier backups: The table settings is closed\./,
  )
})
