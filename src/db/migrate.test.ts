import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMigration } from '#tests/support/versions.ts'
import { migrate, migrationLock, tryMigrations } from './migrate.ts'
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
    /^The migration of the database waits for another transaction; the oldest is process \d+ \(a long report\), started at .*Z\. Retrying every few seconds\.$/,
  )
  expect((await database.pool.query('SELECT count(*) FROM leads')).rows).toEqual([{ count: 0 }])
  expect(await readState(database.pool)).toBe('ready')
  await holder.query('COMMIT')
  await migrating
  await database.pool.query('SELECT note_of_later_version FROM leads')
})

test('this version keeps working beside a later one that only adds, but not beside one that removes something it needs', async () => {
  const other = await createTestDatabase()
  onTestFinished(() => other.drop())
  const adding = laterVersion()
  await migrate(other.url, adding)
  expect(await readState(other.pool)).toBe('ready')
  addMigration(adding.migrationsFolder, {
    tag: '0001_contract',
    sql: '-- contract since 0000_later: 0.9.0 stopped using the note\nALTER TABLE leads DROP COLUMN note_of_later_version',
  })
  await migrate(other.url, adding)
  expect(await readState(other.pool)).toBe('newer')
  // What it finds stays as it is, and as known.
  await migrate(other.url)
  expect(await readState(other.pool)).toBe('newer')
})

test('a dry run shows the statements and locks of a migration, and rolls it back', async () => {
  const other = await createTestDatabase()
  onTestFinished(() => other.drop())
  const [tried] = await tryMigrations(other.url, laterVersion())
  expect(tried).toMatchObject({
    tag: '0000_later',
    statements: [{ sql: added, locks: ['leads: AccessExclusiveLock'] }],
  })
  await expect(other.pool.query('SELECT note_of_later_version FROM leads')).rejects.toThrow('does not exist')
  expect(await migrate(other.url, laterVersion())).toHaveLength(1)
})

test('a migration that fails is named, leaves nothing behind, and leaves this version at work', async () => {
  const other = await createTestDatabase()
  onTestFinished(() => other.drop())
  const later = laterVersion()
  addMigration(later.migrationsFolder, {
    tag: '0001_broken',
    sql: 'ALTER TABLE no_such_table ADD COLUMN x text',
  })
  await expect(migrate(other.url, later)).rejects.toThrow(
    /^The migration 0001_broken failed \(relation "no_such_table" does not exist\) and was rolled back/,
  )
  await expect(other.pool.query('SELECT note_of_later_version FROM leads')).rejects.toThrow('does not exist')
  expect(await readState(other.pool)).toBe('ready')
})

test('a process that waits for another one to migrate gives up in the time it is given', async () => {
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('SELECT pg_advisory_lock($1)', [migrationLock])
  await expect(migrate(database.url, { giveUpMs: 20 })).rejects.toThrow(
    'Another process has been migrating the database',
  )
})

test('a migration that waited too long names the blocking process, and a waiting one can be cancelled', async () => {
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
  writeFileSync(join(migrationsFolder, '0000_later.sql'), added)
  return { migrationsFolder }
}

const added = 'ALTER TABLE leads ADD COLUMN note_of_later_version text'
