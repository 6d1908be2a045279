import { expect, test } from 'vitest'
import { openQueue } from '#jobs/queue.ts'
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
