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
