import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, dailyCounts, idempotencyKeys, jobApplications, mails } from '#db/schema/index.ts'
import { theSite } from '#domain/access/actor.ts'
import { readDeadJobs } from '#queue/dead-jobs.ts'
import { createTestApi, type TestApi } from '#tests/support/api.ts'
import { makeJob } from '#tests/support/factories.ts'
import { refuse } from '#tests/support/refuse.ts'
import { cleanUp } from './clean-up.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a file that cannot be deleted does not hold up others, and is named among the dead jobs', async () => {
  const { db } = api.database
  const old = new Date('2020-01-01')
  const job = await makeJob(db)
  await db.insert(jobApplications).values({
    reference: 'AG-OLD1',
    job_id: job.id,
    name: 'Usman Tariq',
    email: 'usman@example.com',
    phone: '0300 1234567',
    city: 'Lahore',
    created_at: old,
  })
  await db.insert(attempts).values({ subject: 'phone', count: 1, ends_at: old })
  await db.insert(idempotencyKeys).values({
    path: '/api/inquiry',
    key: 'k',
    body_hash: 'h',
    status: 201,
    answer: { data: { reference: 'AG-OLD2' } },
    created_at: old,
  })
  await db.insert(dailyCounts).values({ day: '2020-01-01', event: 'view', subject: '/', count: 1 })
  const mail = { recipient: 'sana@example.com', subject: 'Alerts', text: 'A', html: 'A' }
  await db.insert(mails).values({ ...mail, purpose: 'alert 1', status: 'kept', created_at: old })
  await refuse(api.database, 'delete', 'attempts')

  const ctx = { ...api.context, actor: theSite, resumeRetentionDays: 180 }
  await api.queue.enqueue(db, 'clean-up', {})
  await db.execute(sql`update pgboss.job set retry_count = retry_limit where name = 'clean-up'`)
  await api.queue.work('clean-up', () => cleanUp(ctx))
  await expect.poll(() => api.queue.countDead()).toEqual([{ name: 'clean-up', count: 1 }])

  const { jobs } = await readDeadJobs(db, { limit: 10, offset: 0 })
  expect(jobs.map(({ problem }) => problem)).toEqual([
    '1 of 18 steps failed. Counted attempts: The table attempts is closed.',
  ])
  expect(await db.$count(attempts)).toBe(1)
  expect(await db.$count(idempotencyKeys)).toBe(0)
  expect(await db.$count(dailyCounts)).toBe(0)
  expect(await db.$count(mails)).toBe(0)
  expect((await db.select().from(jobApplications)).map(({ name }) => name)).toEqual([''])
})
