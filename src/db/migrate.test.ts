import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'
import { readState } from './state.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a migration lets visitors pass while another transaction holds its table, and is done once that ends', async () => {
  const holder = await holdLeads()
  const said = Promise.withResolvers<string>()
  const migrating = migrate(database.url, { ...laterVersion(), ...quick, say: said.resolve })
  expect(await said.promise).toMatch(
    /^The migration of the database waits for another transaction; the oldest is of process \d+ \(a long report\), begun at .*Z\. It is tried again every few seconds\.$/,
  )
  expect((await database.pool.query('SELECT count(*) FROM leads')).rows).toEqual([{ count: 0 }])
  expect(await readState(database.pool)).toBe('ready')
  await holder.query('COMMIT')
  await migrating
  await database.pool.query('SELECT note_of_later_version FROM leads')
})

test('a database that a later version has migrated is known as such, and left as it is', async () => {
  await migrate(database.url, laterVersion())
  await migrate(database.url)
  expect(await readState(database.pool)).toBe('newer')
})

test('a migration that waited too long says for whom, and one that waits can be ended', async () => {
  const other = await createTestDatabase()
  onTestFinished(() => other.drop())
  await holdLeads(other)
  await expect(migrate(other.url, { ...laterVersion(), ...quick, giveUpMs: 0 })).rejects.toThrow(
    /waits for another transaction; .* \(a long report\), .* End it, then start again\.$/,
  )
  const ending = new AbortController()
  const say = () => ending.abort(new Error('The site is told to stop'))
  const { signal } = ending
  await expect(migrate(other.url, { ...laterVersion(), ...quick, say, signal })).rejects.toThrow(
    'The site is told to stop',
  )
})

const quick = { lockTimeoutMs: 20, pauseMs: 20 }

/** A transaction that has read the table of leads and does not end. */
async function holdLeads({ url } = database): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'a long report' })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('BEGIN')
  await client.query('SELECT count(*) FROM leads')
  return client
}

/** The migrations of a version that comes after this one. */
function laterVersion(): { migrationsFolder: string } {
  const migrationsFolder = dataFolder()
  const entry = { idx: 0, version: '7', when: Date.UTC(2100, 0), tag: '0000_later', breakpoints: true }
  mkdirSync(join(migrationsFolder, 'meta'))
  writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }))
  writeFileSync(
    join(migrationsFolder, '0000_later.sql'),
    'ALTER TABLE leads ADD COLUMN note_of_later_version text',
  )
  return { migrationsFolder }
}
