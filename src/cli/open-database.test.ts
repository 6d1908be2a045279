import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openForCommand } from './open-database.ts'

test('a command leaves a database alone that a newer version has changed too much for it', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const settings = { databaseUrl: database.url, dataDir: dataFolder() }
  await (await openForCommand(settings)).stop()
  await database.pool.query(
    `COMMENT ON TABLE drizzle.__drizzle_migrations IS 'compatible since ${Date.UTC(2100, 0)}'`,
  )
  await expect(openForCommand(settings)).rejects.toThrow(
    'The database was migrated by a newer version of the site: run the command of that version.',
  )
})

test('a command says that it begins a database, and ends when one of a used folder is empty', async () => {
  const dataDir = dataFolder()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const first = await createTestDatabase({ content: 'no tables' })
  onTestFinished(first.drop)
  await (await openForCommand({ databaseUrl: first.url, dataDir })).stop()
  expect(said.mock.calls).toEqual([
    ['! No site has used the database at DATABASE_URL before: this command sets it up.'],
  ])

  const second = await createTestDatabase({ content: 'no tables' })
  onTestFinished(second.drop)
  await expect(openForCommand({ databaseUrl: second.url, dataDir })).rejects.toThrow(
    'The database at DATABASE_URL is empty',
  )
  const { rows } = await second.pool.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
  expect(rows).toEqual([])
})

test('no command makes a database where the one of a used folder is gone', async () => {
  const dataDir = dataFolder()
  writeFileSync(path.join(dataDir, 'signing-secret'), 'a'.repeat(64))
  await expect(openForCommand({ databaseUrl: undefined, dataDir })).rejects.toThrow(
    `There is no database in the data folder ${dataDir}`,
  )
  expect(readdirSync(dataDir)).toEqual(['signing-secret'])
})
