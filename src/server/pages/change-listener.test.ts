import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openPooler } from '#tests/support/pooler.ts'
import { openStillServer } from '#tests/support/still-server.ts'
import { listenForChanges } from './change-listener.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: dataFolder() })
const sentence =
  'Notifications from the database in DATABASE_URL do not arrive, so pages would not show changes. This happens behind a connection pooler such as PgBouncer in transaction mode: set DATABASE_URL to the address of PostgreSQL itself, or use session mode.'

test('behind a pooler in session mode everything is heard, and one in transaction mode is refused in a sentence', async () => {
  await using pooler = await openPooler(database.url)
  await expect(open(pooler.url)).resolves.toMatchObject({ url: pooler.url })
  pooler.poolTransactions()
  await expect(open(pooler.url)).rejects.toThrow(sentence)
})

test('when a pooler goes over to transaction mode, changes no longer count as heard', async () => {
  await using pooler = await openPooler(database.url)
  const lost = Promise.withResolvers<Error>()
  const informed: boolean[] = []
  const listener = await listenForChanges({
    url: pooler.url,
    onChange: () => {},
    onInformed: (now) => informed.push(now),
    onLost: lost.resolve,
    heartbeatMs: 20,
  })
  expect(informed).toEqual([true])
  pooler.poolTransactions()
  expect((await lost.promise).message).toBe(sentence)
  expect(informed).toEqual([true, false])
  await listener.stop()
})

test('when the server stands still, changes are heard on a new connection', async () => {
  await using server = await openStillServer(database.url)
  const heardAgain = Promise.withResolvers<void>()
  const informed: boolean[] = []
  const listener = await listenForChanges({
    url: server.url,
    onChange: () => {},
    onInformed(now) {
      informed.push(now)
      if (now && informed.length > 1) heardAgain.resolve()
    },
    heartbeatMs: 20,
    patienceMs: 20,
  })
  server.standStill()
  await heardAgain.promise
  expect(informed.slice(0, 2)).toEqual([true, false])
  await listener.stop()
})
