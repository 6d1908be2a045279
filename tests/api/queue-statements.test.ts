/** The few statements of ours on pg-boss's table, each against what pg-boss itself makes of the same job. */
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropDeadJobs, restoreDeadJobs } from '#queue/dead-jobs.ts'
import { forgetOutput } from '#queue/forget-output.ts'
import { openQueue, type Queue } from '#queue/queue.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let queue: Queue
let boss: PgBoss
beforeAll(async () => {
  database = await createTestDatabase()
  queue = await openQueue(database.url)
  boss = await new PgBoss({ connectionString: database.url, supervise: false, schedule: false }).start()
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await queue.close()
  await database.drop()
})

/** Every column of a job, times as the seconds since it was made; what differs between any two is left out. */
async function rowOf(id: string): Promise<Record<string, unknown>> {
  const { rows } = await database.pool.query(
    `SELECT to_jsonb(job) - '{id,created_on,started_on,completed_on,start_after,keep_until}'::text[] || jsonb_build_object(
       'due', round(extract(epoch FROM start_after - created_on)), 'kept days', round(extract(epoch FROM keep_until - start_after) / 86400),
       'completed', completed_on IS NOT NULL) AS row
     FROM pgboss.job WHERE id = $1`,
    [id],
  )
  return rows[0].row
}
const sent = async (name: string, data: object = { leadId: 1 }) => {
  const id = await boss.send(name, data)
  if (id === null) throw new Error('pg-boss took no job')
  return id
}
/** A job that pg-boss has given up. */
async function givenUp(): Promise<string> {
  const id = await boss.send('clean-up', {}, { retryLimit: 0 })
  await boss.fetch('clean-up')
  await boss.fail('clean-up', id ?? '', { message: 'The disk is full' })
  return id ?? ''
}

test('a job that is tried again now has no other time than pg-boss gives it', async () => {
  const [theirs, ours] = [await sent('lead-to-assign'), await sent('lead-to-assign', { leadId: 2 })]
  await boss.fetch('lead-to-assign', { batchSize: 2 })
  for (const id of [theirs, ours]) await boss.fail('lead-to-assign', id)
  await boss.update('lead-to-assign', { leadId: 1 }, { id: theirs, startAfter: 0 })
  await queue.retryNow(['lead-to-assign'])
  expect(await rowOf(ours)).toEqual({ ...(await rowOf(theirs)), data: { leadId: 2 } })
})

test('a job that was given up is put away as pg-boss cancels one, and taken back as it was', async () => {
  const [cancelled, id] = [await sent('clean-up', {}), await givenUp()]
  const before = await rowOf(id)
  await boss.cancel('clean-up', cancelled)
  await dropDeadJobs(database.db, [id])
  const { state, completed } = await rowOf(cancelled)
  expect(await rowOf(id)).toEqual({ ...before, state, completed })
  await restoreDeadJobs(database.db, [id])
  expect(await rowOf(id)).toEqual(before)
})

test('a job’s output is deleted, and nothing else of it', async () => {
  const id = await givenUp()
  const before = await rowOf(id)
  await forgetOutput(database.db, sql`output ->> 'message' = 'The disk is full'`)
  expect(await rowOf(id)).toEqual({ ...before, output: null })
})
