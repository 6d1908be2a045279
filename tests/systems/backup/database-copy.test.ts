import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { DatabaseCopy } from '#db/copy/database-copy.ts'
import { readDatabase } from '#db/copy/read-database.ts'
import { writeDatabase } from '#db/copy/write-database.ts'
import { migrate } from '#db/migrate.ts'
import journal from '#db/migrations/meta/_journal.json' with { type: 'json' }
import { cities, leads, settings } from '#db/schema/index.ts'
import { readState } from '#db/state.ts'
import { openQueue } from '#queue/queue.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

async function database(content: 'nothing' | 'demo' | 'no tables'): Promise<TestDatabase> {
  const made = await createTestDatabase({ content })
  onTestFinished(() => made.drop())
  return made
}

const awkward = "tab\t line\n backslash \\ quote ' \\N \u06A9\u0648\u0679"

test('a whole site arrives in an empty database, with its jobs and the next numbers, and works on', async () => {
  const [source, target] = [await database('demo'), await database('no tables')]
  const queue = await openQueue(source.url)
  await queue.enqueue(source.db, 'lead-to-assign', { leadId: 7 })
  await queue.close()
  await source.db.insert(settings).values({ key: 'awkward', value: { [awkward]: awkward } })
  const lead = { reference: 'AG-1', kind: 'contact' as const, name: awkward, phone: '0300', payload: {} }
  await source.db.insert(leads).values(lead)

  await using copy = await readDatabase(source.url)
  // Written after the snapshot: it is in no copy.
  await source.db.insert(leads).values({ ...lead, reference: 'AG-2' })
  const written = await writeDatabase(copy, target.url)
  expect(written.leftOut).toEqual([])
  expect(written.rows).toBeGreaterThan(500)

  await using again = await readDatabase(target.url)
  expect(again.facts.tables).toEqual(copy.facts.tables)
  expect(again.facts.sequences).toEqual(copy.facts.sequences)
  expect(again.facts.tables.find(({ name }) => name === 'pgboss.job')?.rows).toBe(1)
  expect(await readState(target.pool)).toBe('ready')
  expect(await target.db.select({ name: leads.name }).from(leads)).toEqual([{ name: awkward }])
  expect(await shape(target)).toEqual(await shape(await databaseWithJobs()))
  const [next] = await target.db
    .insert(leads)
    .values({ ...lead, reference: 'AG-3' })
    .returning()
  const [last] = await source.db.select({ id: leads.id }).from(leads).where(sql`reference = 'AG-1'`)
  expect(next?.id).toBeGreaterThan(last?.id ?? Number.POSITIVE_INFINITY)
})

test('the copy of an earlier version is loaded as it was, and is then migrated', async () => {
  const [source, target] = [await database('no tables'), await database('no tables')]
  await migrate(source.url, { migrationsFolder: allButTheLast() })
  await source.pool.query(`INSERT INTO cities (name, slug, lat, long) VALUES ('Multan', 'multan', 30, 71)`)
  await using copy = await readDatabase(source.url)
  await writeDatabase(copy, target.url)
  expect(await readState(target.pool)).toBe('older')
  await migrate(target.url)
  expect(await readState(target.pool)).toBe('ready')
  expect(await target.db.select({ name: cities.name }).from(cities)).toEqual([{ name: 'Multan' }])
})

test('an incompatible copy is refused with a sentence, and nothing is written', async () => {
  const [source, target] = [await database('demo'), await database('no tables')]
  await using copy = await readDatabase(source.url)
  const damaged: DatabaseCopy = {
    ...copy,
    async read(table) {
      const rows = await text(await copy.read(table))
      return Readable.from([table.name === 'public.cities' ? rows.replace('Lahore', 'Lahorr') : rows])
    },
  }
  await expect(writeDatabase(damaged, target.url)).rejects.toThrow(
    /^The table public\.cities was not copied correctly/,
  )
  const newer = { ...copy, facts: { ...copy.facts, migration: Date.UTC(2100, 0) } }
  await expect(writeDatabase(newer, target.url)).rejects.toThrow('made by a newer version of the site')
  await expect(readDatabase(target.url)).rejects.toThrow('has no tables of the site')
  await expect(writeDatabase(copy, source.url)).rejects.toThrow(/is not empty \(it has drizzle\./)
})

test('jobs written by another version of the queue are copied as far as this version knows their columns', async () => {
  const [source, target] = [await databaseWithJobs(), await database('no tables')]
  const queue = await openQueue(source.url)
  await queue.enqueue(source.db, 'lead-to-assign', { leadId: 7 })
  await queue.close()
  await source.pool.query('ALTER TABLE pgboss.job ADD COLUMN note_of_other_version text')
  await source.pool.query('CREATE TABLE somebody_elses AS SELECT 1 AS one')
  await using copy = await readDatabase(source.url)
  const { leftOut } = await writeDatabase(copy, target.url)
  expect(leftOut).toEqual(['public.somebody_elses'])
  const { rows } = await target.pool.query('SELECT name, data, state FROM pgboss.job')
  expect(rows).toEqual([{ name: 'lead-to-assign', data: { leadId: 7 }, state: 'created' }])
})

/** The migrations of the version before this one. */
function allButTheLast(): string {
  const [ours, folder] = [join(import.meta.dirname, '../../../src/db/migrations'), dataFolder()]
  cpSync(ours, folder, { recursive: true })
  const entries = journal.entries.slice(0, -1)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

async function databaseWithJobs(): Promise<TestDatabase> {
  const made = await database('nothing')
  await (await openQueue(made.url)).close()
  return made
}

/** Every constraint and trigger, as a start makes them. */
async function shape({ pool }: TestDatabase): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT conrelid::regclass::text AS on, conname AS name, pg_get_constraintdef(oid) AS is, convalidated::text AS state
    FROM pg_constraint WHERE connamespace::regnamespace::text IN ('public', 'drizzle', 'pgboss')
      AND conrelid::regclass::text !~ 'queue_stats_'
    UNION ALL SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text
    FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`)
  return rows
}
