import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { FailedQuery } from './failed-query.ts'
import { cities, leads } from './schema/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const secret = 'Mrs Khan 0300 1234567'

/** Returns the log lines of a failure. */
async function logged(work: Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  await work.then(
    () => expect.unreachable('the statement fails'),
    (error) => log.error({ err: error }, 'It failed'),
  )
  return lines.join('')
}

const lead = {
  reference: 'AG-1',
  kind: 'contact' as const,
  name: secret,
  phone: secret,
  payload: { phone: secret },
}
const city = { name: secret, slug: secret, lat: 33, long: 73 }

test.each<[string, string, (database: TestDatabase) => Promise<unknown>]>([
  [
    'a row that a constraint refuses',
    '23502',
    ({ db }) => db.insert(leads).values({ ...lead, kind: sql`null` }),
  ],
  ['a value of another type', '22P02', ({ db }) => db.execute(sql`select ${secret}::text::int`)],
  ['JSON that is none', '22P02', ({ db }) => db.execute(sql`select ${`{"a": ${secret}`}::text::jsonb`)],
  [
    'in a transaction',
    '22021',
    ({ db }) => db.transaction((tx) => tx.insert(cities).values({ ...city, slug: `${secret}\0` })),
  ],
  [
    'in a savepoint',
    '22003',
    ({ db }) =>
      db.transaction((tx) =>
        tx.transaction((inner) => inner.insert(cities).values({ ...city, id: 9_999_999_999 })),
      ),
  ],
  [
    'a prepared statement',
    '22P02',
    ({ db }) =>
      db
        .select()
        .from(cities)
        .where(eq(cities.id, sql.placeholder('id')))
        .prepare('p')
        .execute({ id: secret }),
  ],
])('%s leaves nothing that was sent in the log', async (_, code, work) => {
  const said = await logged(work(database))
  expect(said).toContain('Failed query: ')
  expect(said).not.toMatch(/Khan|0300|9999999999|params/)
  await expect(work(database)).rejects.toMatchObject({ name: 'FailedQuery', cause: { code } })
})

test('a transaction that failed leaves nothing behind, and its connection is free again', async () => {
  const { db, pool } = database
  const failing = db.transaction(async (tx) => {
    await tx.insert(cities).values(city)
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow(FailedQuery)
  expect(await db.select().from(cities)).toEqual([])
  expect(pool.idleCount).toBe(pool.totalCount)
})
