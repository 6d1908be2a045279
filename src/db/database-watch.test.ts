import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { openRelay } from '#tests/support/relay.ts'
import { connect } from './client.ts'
import { watchDatabase } from './database-watch.ts'

test('when the database is lost every query fails immediately, and every query works once it is back', async () => {
  await using opened = new AsyncDisposableStack()
  const database = await createTestDatabase()
  opened.defer(database.drop)
  const relay = opened.use(await openRelay(database.url))
  const url = new URL(database.url)
  url.port = new URL(relay.url).port
  const told: boolean[] = []
  const watch = watchDatabase(url.href, { onReach: (isReachable) => told.push(isReachable), everyMs: 20 })
  opened.defer(watch.close)
  const { pool, close } = connect(url.href, { watch })
  opened.defer(close)
  // One idle connection, and one in use.
  const lent = await pool.connect()
  await pool.query('SELECT 1')
  const asked = lent.query('SELECT pg_sleep(60)')
  asked.catch(() => {})

  relay.cut()
  await expect(asked).rejects.toThrow()
  lent.release()
  await expect.poll(() => watch.isUnreachable).toBe(true)
  await expect(pool.query('SELECT 1')).rejects.toThrow('The database does not answer.')
  await expect(pool.connect()).rejects.toThrow('The database does not answer.')
  await expect(watch.query('SELECT 1')).rejects.toThrow('The database does not answer.')

  relay.mend()
  await expect.poll(() => watch.isUnreachable).toBe(false)
  for (let turn = 0; turn < 3; turn += 1)
    expect((await pool.query('SELECT 7 AS marla')).rows).toEqual([{ marla: 7 }])
  expect((await watch.query('SELECT 7 AS marla')).rows).toEqual([{ marla: 7 }])
  expect(told).toEqual([false, true])
})
