import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { connect } from './client.ts'

test('a refused statement keeps its connection; one that times out or ends it does not', async () => {
  const database = await createTestDatabase({ content: 'no tables' })
  const { pool, close } = connect(database.url, { max: 1 })
  const process = async () => (await pool.query('SELECT pg_backend_pid()')).rows[0].pg_backend_pid
  const first = await process()
  await expect(pool.query('SELECT 1 / 0')).rejects.toThrow('division by zero')
  expect(await process()).toBe(first)
  const tooLong = { text: 'SELECT pg_sleep(600)', query_timeout: 100 }
  await expect(pool.query(tooLong)).rejects.toThrow('timeout')
  const second = await process()
  expect(second).not.toBe(first)
  await expect(pool.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
  expect(await process()).not.toBe(second)
  await close()
  await database.drop()
})
