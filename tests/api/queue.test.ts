import { expect, test } from 'vitest'
import { readDeadJobs, retryDeadJobs } from '#queue/dead-jobs.ts'
import { NotNow } from '#queue/not-now.ts'
import { openQueue } from '#queue/queue.ts'
import { UnderWayElsewhere } from '#queue/under-way-elsewhere.ts'
import { createTestDatabase } from '../support/database.ts'

test('a job that fails for good is given up, counted and reported', async () => {
  const database = await createTestDatabase()
  const told: string[] = []
  const queue = await openQueue(database.url, ({ message, cause }) => told.push(`${message}: ${cause}`))
  await queue.enqueue(database.db, 'clean-up', {})
  // It was tried as often as it may be, but for once.
  await database.pool.query('UPDATE pgboss.job SET retry_count = retry_limit')
  await queue.work('clean-up', async () => {
    throw new Error('The disk is full')
  })
  await expect.poll(() => queue.countDead()).toEqual([{ name: 'clean-up', count: 1 }])
  expect(told).toEqual(['The job clean-up is given up after 2 tries: Error: The disk is full'])
  await queue.close()
  await database.drop()
})

test('several jobs are done together; when that fails each is done alone, and one that fails does not hold up the others', async () => {
  const database = await createTestDatabase()
  const queue = await openQueue(database.url)
  const done = new Set<number>()
  const doOne = async ({ leadId }: { leadId: number }) => {
    if (leadId === 2) throw new Error('Nobody can do this one')
    done.add(leadId)
  }
  let atOnce = 0
  for (const leadId of [1, 2, 3]) await queue.enqueue(database.db, 'lead-received', { leadId })
  await queue.work('lead-received', doOne, async (jobs) => {
    atOnce = jobs.length
    for (const job of jobs) await doOne(job)
  })
  await expect.poll(() => done).toEqual(new Set([1, 3]))
  expect(atOnce).toBe(3)
  await queue.close()
  await database.drop()
})

test('several jobs with an unreachable server are not reported one by one, and are retried once it is back', async () => {
  const database = await createTestDatabase()
  const told: Error[] = []
  const queue = await openQueue(database.url, (error) => told.push(error))
  let isAway = true
  let alone = 0
  const done: number[] = []
  for (const leadId of [1, 2, 3]) await queue.enqueue(database.db, 'lead-received', { leadId })
  const doAlone = async () => {
    alone += 1
  }
  await queue.work('lead-received', doAlone, async (jobs) => {
    if (isAway) throw new NotNow('The mail server does not answer')
    done.push(...jobs.map(({ leadId }) => leadId))
  })
  const retried = "SELECT FROM pgboss.job WHERE name = 'lead-received' AND state = 'retry'"
  await expect.poll(async () => (await database.pool.query(retried)).rowCount).toBe(3)
  isAway = false
  await queue.retryNow(['lead-received'])
  await expect.poll(() => done.toSorted()).toEqual([1, 2, 3])
  expect([alone, told]).toEqual([0, []])
  await queue.close()
  await database.drop()
})

test('a job that is wanted in ten seconds is planned by the clock of the database', async () => {
  const database = await createTestDatabase()
  const queue = await openQueue(database.url)
  await queue.enqueue(database.db, 'clean-up', {}, { seconds: 10 })
  await queue.enqueueAll(database.db, 'lead-to-assign', [{ data: { leadId: 1 }, after: { seconds: 10 } }])
  const { rows } = await database.pool.query(
    'SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job',
  )
  expect(rows).toEqual([{ seconds: 10 }, { seconds: 10 }])
  await queue.close()
  await database.drop()
})

test('work that another server is doing is tried again, and is no failure in the log', async () => {
  const database = await createTestDatabase()
  const told: Error[] = []
  const queue = await openQueue(database.url, (error) => told.push(error))
  let tries = 0
  await queue.enqueue(database.db, 'mail-written', { mailId: 1 })
  await queue.work('mail-written', async () => {
    tries += 1
    if (tries === 1) throw new UnderWayElsewhere('Another server is sending this mail at the moment.')
  })
  const retried = "SELECT FROM pgboss.job WHERE name = 'mail-written' AND state = 'retry'"
  await expect.poll(async () => (await database.pool.query(retried)).rowCount).toBe(1)
  await queue.retryNow(['mail-written'])
  await expect.poll(() => tries).toBe(2)
  expect(told).toEqual([])
  await queue.close()
  await database.drop()
})

test('a job that another version wrote differently fails with a sentence, does not hold up others, and ends dead', async () => {
  const database = await createTestDatabase()
  const told: string[] = []
  const done = new Set<number>()
  const queue = await openQueue(database.url, ({ message, cause }) => told.push(`${message}: ${cause}`))
  for (const leadId of [1, 2, 3]) await queue.enqueue(database.db, 'lead-received', { leadId })
  await database.pool.query(
    `UPDATE pgboss.job SET retry_count = retry_limit, data = '{"lead": "AG-2"}' WHERE data ->> 'leadId' = '2'`,
  )
  const handle = async ({ leadId }: { leadId: number }) => void done.add(leadId)
  await queue.work('lead-received', handle, async (jobs) => {
    for (const job of jobs) await handle(job)
  })
  await expect.poll(() => queue.countDead()).toEqual([{ name: 'lead-received', count: 1 }])
  await expect.poll(() => done).toEqual(new Set([1, 3]))
  const sentence =
    'This version of the site cannot read the data of the job (leadId: This is a required field).'
  expect(told).toEqual([`The job lead-received is given up after 41 tries: Error: ${sentence}`])
  const { jobs } = await readDeadJobs(database.db, { limit: 10, offset: 0 })
  expect(jobs).toMatchObject([{ data: { lead: 'AG-2' }, problem: sentence }])
  await queue.close()
  await database.drop()
})

test('a job is found under the name that it had in earlier versions', async () => {
  const database = await createTestDatabase()
  const queue = await openQueue(database.url)
  await database.pool.query(
    `INSERT INTO pgboss.job (name, data) VALUES ('leads-waiting', '{"leadIds": [7]}')`,
  )
  const emailed: number[] = []
  await queue.work('email-agent', async ({ leadIds }) => void emailed.push(...leadIds))
  await expect.poll(() => emailed).toEqual([7])
  await queue.close()
  await database.drop()
})

test('a dead job that only another version knows stays dead, and is not among those that are tried again', async () => {
  const database = await createTestDatabase()
  const queue = await openQueue(database.url)
  await database.pool.query(`SELECT pgboss.create_queue('of-the-next-version', '{"policy": "standard"}')`)
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO pgboss.job (name, state, data, completed_on) VALUES
       ('of-the-next-version', 'failed', '{}', now()), ('lead-received', 'failed', '{"leadId": 1}', now())
     RETURNING id`,
  )
  const ids = rows.map(({ id }) => id)
  const retried = await retryDeadJobs(database.db, queue, ids)
  expect(retried.map(({ name }) => name)).toEqual(['lead-received'])
  expect(await queue.countDead()).toEqual([{ name: 'of-the-next-version', count: 1 }])
  await queue.close()
  await database.drop()
})

test('the queues of an earlier version get the retries and limits of this one', async () => {
  const database = await createTestDatabase()
  const settings = async () =>
    (await database.pool.query("SELECT * FROM pgboss.queue WHERE name = 'clean-up'")).rows[0]
  await (await openQueue(database.url)).close()
  const made = await settings()
  await database.pool.query("UPDATE pgboss.queue SET retry_limit = 9, notify = true WHERE name = 'clean-up'")
  await (await openQueue(database.url)).close()
  const updated = await settings()
  expect({ ...updated, updated_on: made.updated_on }).toEqual(made)
  await (await openQueue(database.url)).close()
  expect(await settings()).toEqual(updated)
  await database.drop()
})

test('a job has its schedule while something handles it', async () => {
  const database = await createTestDatabase()
  const queue = await openQueue(database.url)
  const schedules = async () =>
    (await database.pool.query('SELECT name, cron FROM pgboss.schedule ORDER BY name')).rows
  await queue.schedule('lead-received', true)
  await queue.schedule('clean-up', true)
  await queue.schedule('fetch-rates', true)
  await queue.schedule('fetch-rates', false)
  expect(await schedules()).toEqual([{ name: 'clean-up', cron: '17 * * * *' }])
  await queue.close()
  await database.drop()
})
