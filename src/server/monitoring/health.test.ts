import { expect, onTestFinished, test } from 'vitest'
import { watchDatabase } from '#db/database-watch.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openToySite } from '#tests/support/toy-site.ts'
import { healthAnswer, watchHealth } from './health.ts'

async function openDatabase() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  return database
}

test('a server is ready once its answers were good, and they are not tried again', async () => {
  const watch = watchDatabase((await openDatabase()).url)
  onTestFinished(() => watch.close())
  const outcomes = ['/ answers 500: the log says why.', undefined]
  let tried = 0
  const health = watchHealth({ watch, isStopping: () => false, tryAnswers: async () => outcomes[tried++] })
  const failing = await healthAnswer(health, '/health/ready')
  expect(failing.status).toBe(503)
  expect(await failing.json()).toMatchObject({ reason: '/ answers 500: the log says why.' })
  expect((await healthAnswer(health, '/health/ready')).status).toBe(200)
  expect((await healthAnswer(health, '/health/ready')).status).toBe(200)
  expect(tried).toBe(2)
})

test('a database without the migrations of this version is a reason not to be ready', async () => {
  const database = await openDatabase()
  await database.pool.query('DELETE FROM drizzle.__drizzle_migrations')
  const watch = watchDatabase(database.url)
  onTestFinished(() => watch.close())
  const health = watchHealth({ watch, isStopping: () => false })
  const answer = await healthAnswer(health, '/health/ready')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ reason: 'The database needs its migrations.' })
  expect((await healthAnswer(health, '/health/live')).status).toBe(200)
})

test.each(['/', '/ur', '/api/listings'])(
  'a site whose %s fails is not ready, and says so',
  async (failing) => {
    let isMended = false
    const answer = (request: Request) =>
      new URL(request.url).pathname === failing && !isMended
        ? new Response('', { status: 500 })
        : new Response('<p>fine</p>', { headers: { 'content-type': 'text/html' } })
    const site = await openToySite(await openDatabase(), { pages: answer, api: answer })
    onTestFinished(() => site.close())
    const refused = await site.get('/health/ready')
    expect(refused.status).toBe(503)
    expect(await refused.text()).toMatch(`"${failing} `)
    isMended = true
    expect((await site.get('/health/ready')).status).toBe(200)
  },
)
