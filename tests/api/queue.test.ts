import { expect, test } from 'vitest'
import { NotNow } from '#queue/not-now.ts'
import { openQueue } from '#queue/queue.ts'
import { UnderWayElsewhere } from '#queue/under-way-elsewhere.ts'
import { createTestDatabase } from '../support/database.ts'

test('a job that fails for good is given up, counted and told of', async () => {
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

test('several jobs are done at once; when that fails each is done alone, and one that fails keeps no other from it', async () => {
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

test('several jobs whose server is away are neither done alone nor told of one by one, and tried once it is back', async () => {
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
