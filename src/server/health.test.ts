import { expect, test } from 'vitest'
import { newestMigration } from '#db/state.ts'
import { healthAnswer, watchHealth } from './health.ts'

const watch = {
  query: async () => ({ rows: [{ recovering: false, since: null, applied: String(newestMigration) }] }),
}

test('a server is ready once its answers were good, and they are not tried again', async () => {
  const outcomes = ['/ answers 500: the log says why.', undefined]
  let tried = 0
  const health = watchHealth({
    watch: watch as never,
    isStopping: () => false,
    tryAnswers: async () => outcomes[tried++],
  })
  const failing = await healthAnswer(health, '/health/ready')
  expect(failing.status).toBe(503)
  expect(await failing.json()).toMatchObject({ reason: '/ answers 500: the log says why.' })
  expect((await healthAnswer(health, '/health/ready')).status).toBe(200)
  expect((await healthAnswer(health, '/health/ready')).status).toBe(200)
  expect(tried).toBe(2)
})
