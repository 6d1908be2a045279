import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { offices as agencyOffices } from '#agency'
import type { Db } from '#db/client.ts'
import { connect } from '#db/client.ts'
import { offices } from '#db/schema/index.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeCity, makeProject } from '#tests/support/factories.ts'
import { syncOffices } from '../domain/content/sync-offices.ts'
import { isEmpty, needsDemo } from './empty.ts'
import { fillDemo, NotEmpty } from './fill.ts'
import type { KeepFinished } from './pictures.ts'

const now = new Date('2026-11-21T12:00:00Z')
const keepFinished: KeepFinished = async ({ id }) => `media/${id}/original`

async function freshDatabase() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database
}

const filled = [
  'files',
  'cities',
  'areas',
  'agents',
  'agent_areas',
  'projects',
  'project_unit_types',
  'project_units',
  'project_payment_steps',
  'project_images',
  'project_videos',
  'listings',
  'listing_changes',
  'listing_reductions',
  'listing_images',
  'events',
  'event_media',
  'jobs',
  'testimonials',
  'covers',
  'group_photos',
  'ad_campaigns',
  'exchange_rates',
  'quarterly_reports',
]

async function countAll(db: Db): Promise<Record<string, number>> {
  const counts = await Promise.all(
    filled.map(async (table) => {
      const { rows } = await db.execute<{ count: number }>(sql`select count(*) from ${sql.identifier(table)}`)
      return [table, rows[0]?.count ?? -1] as const
    }),
  )
  return Object.fromEntries(counts)
}

let demo: TestDatabase
const parts: string[] = []
beforeAll(async () => {
  demo = await createTestDatabase()
  expect(await needsDemo(demo.db)).toBe(true)
  await fillDemo(demo.db, { now, keepFinished, onProgress: (part) => parts.push(part) })
})
afterAll(() => demo.drop())

test('an empty database is filled with everything the agency shows', async () => {
  expect(await countAll(demo.db)).toMatchObject({
    cities: 9,
    agents: 24,
    projects: 12,
    listings: 600,
    events: 14,
    jobs: 16,
    testimonials: 9,
    covers: 6,
    group_photos: 6,
    quarterly_reports: 1,
  })
  expect(parts.at(-1)).toBe('prices')
  expect(await needsDemo(demo.db)).toBe(false)
})

test('a second database is filled with the same content', async () => {
  const { db } = await freshDatabase()
  await fillDemo(db, { now, keepFinished })
  for (const table of filled) {
    const print = (one: Db) =>
      one.execute(
        sql`select md5(string_agg(t.line, '\n' order by t.line)) as print from (select ${sql.identifier(table)}::text as line from ${sql.identifier(table)}) as t`,
      )
    expect((await print(db)).rows, table).toEqual((await print(demo.db)).rows)
  }
})

test('every text that can be in Urdu is', async () => {
  const { rows: columns } = await demo.db.execute<{ table_name: string; column_name: string }>(
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name like '%\\_ur'`,
  )
  const ours = columns.filter(({ table_name }) => filled.includes(table_name))
  expect(ours).not.toEqual([])
  for (const { table_name, column_name } of ours) {
    const { rows } = await demo.db.execute<{ english: string | null; urdu: string }>(
      sql`select ${sql.identifier(column_name.slice(0, -3))}::text as english, ${sql.identifier(column_name)}::text as urdu from ${sql.identifier(table_name)}`,
    )
    for (const { english, urdu } of rows) {
      expect(/\p{Script=Arabic}/u.test(urdu), `${table_name}.${column_name} of ${english}`).toBe(
        english !== null && english !== '' && english !== '{}',
      )
    }
  }
})

test('every payment plan comes to a hundred per cent', async () => {
  const { rows } = await demo.db.execute(
    sql`select project_id from project_payment_steps group by project_id having sum(percent) <> 100`,
  )
  expect(rows).toEqual([])
})

test('a database that holds something is left alone', async () => {
  const { db } = await freshDatabase()
  await makeProject(db)
  expect(await isEmpty(db)).toBe(false)
  await expect(fillDemo(db, { now })).rejects.toThrow('only into an empty database')
  expect(await countAll(db)).toMatchObject({ cities: 1, listings: 0 })
})

test('of two starts at the same time one fills and the other leaves it alone', async () => {
  const { db } = await freshDatabase()
  const ends = await Promise.allSettled([fillDemo(db, { now }), fillDemo(db, { now })])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await countAll(db)).toMatchObject({ listings: 600 })
})

test('a start waits for another one that fills, however long that takes', async () => {
  const { pool, url } = await freshDatabase()
  const first = await pool.connect()
  onTestFinished(() => first.release(true))
  await first.query('BEGIN')
  await first.query('SELECT pg_advisory_xact_lock(6118216003)')
  await first.query(`INSERT INTO settings (key, value) VALUES ('demo_content', '{}')`)
  const second = connect(url, { statementTimeout: 1_000 })
  onTestFinished(second.close)
  const filling = fillDemo(second.db, { now }).catch((error) => error)
  const waitedFor = async () => {
    const { rows } = await pool.query(`
      SELECT clock_timestamp() - query_start > interval '1500 ms' AS long FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'advisory'`)
    return rows
  }
  await expect.poll(waitedFor).toEqual([{ long: true }])
  await first.query('COMMIT')
  expect(await filling).toBeInstanceOf(NotEmpty)
})

test('an agency may add to the demo, and delete it for good', async () => {
  const { db } = await freshDatabase()
  await fillDemo(db, { now })
  expect((await makeCity(db)).id).toBe(10)
  await db.execute(sql`truncate cities, events, covers, testimonials, group_photos cascade`)
  expect(await isEmpty(db)).toBe(true)
  expect(await needsDemo(db)).toBe(false)
})

test('killed in the middle, it leaves nothing, and the next start would fill again', async () => {
  const { db, pool, url } = await freshDatabase()
  const hold = await pool.connect()
  await hold.query('begin; lock table listings in exclusive mode')
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli/demo.ts')], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataFolder() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await says(child, 'payment plans')
  const dead = once(child, 'exit')
  child.kill('SIGKILL')
  await dead
  await hold.query('rollback')
  hold.release()

  expect(await countAll(db)).toMatchObject({ cities: 0, agents: 0, projects: 0 })
  expect(await needsDemo(db)).toBe(true)
})

test('the offices are those of the agency’s file at every start', async () => {
  const { db } = await freshDatabase()
  await syncOffices(db)
  await db.execute(sql`update offices set phone = 'an old number' where id = 1`)
  await db.execute(
    sql`insert into offices select 7, 'Closed office', city, address, email, phone, map_url, lat, long from offices limit 1`,
  )
  await syncOffices(db)
  const rows = await db.select().from(offices).orderBy(offices.id)
  expect(rows.map(({ id, name, phone }) => ({ id, name, phone }))).toEqual(
    agencyOffices.map(({ id, name, phone }) => ({ id, name, phone })),
  )
})

test('offices that have not changed are not written', async () => {
  const { db } = await freshDatabase()
  await syncOffices(db)
  const versions = () => db.execute(sql`select id, xmin from offices order by id`)
  const before = (await versions()).rows
  await syncOffices(db)
  expect((await versions()).rows).toEqual(before)
})

/** Waits until the child has printed the words. */
async function says(child: ChildProcess, words: string): Promise<void> {
  let heard = ''
  for await (const part of child.stdout ?? []) {
    heard += part
    if (heard.includes(words)) return
  }
  throw new Error(`It ended without saying '${words}': ${heard}`)
}
