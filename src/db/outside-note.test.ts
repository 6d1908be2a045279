import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { forgetOutside, noteOutside, refuseSecondDatabase } from './outside-note.ts'
import { siteId } from './site-id.ts'

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'outside-note-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function makeDatabase(options?: Parameters<typeof createTestDatabase>[0]) {
  const database = await createTestDatabase(options)
  onTestFinished(database.drop)
  return database
}

const anId = '0b0e7c1e-6f0d-4b53-9d0e-3f6f6a9a8c11'

test('without DATABASE_URL no empty database is made in the folder of a site with an outside one', async () => {
  const folder = makeFolder()
  noteOutside(folder, anId)
  await expect(openDatabase({ dataDir: folder, databaseUrl: undefined })).rejects.toThrow(
    /DATABASE_URL is not set/,
  )
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
  forgetOutside(folder)
  expect(() => refuseSecondDatabase(folder)).not.toThrow()
})

test('a folder takes its own database at any address, and no other one', async () => {
  const dataDir = makeFolder()
  const own = await makeDatabase()
  noteOutside(dataDir, await siteId(own.db))
  const sameElsewhere = own.url.replace('127.0.0.1', 'localhost')
  for (const databaseUrl of [own.url, sameElsewhere]) await openDatabase({ dataDir, databaseUrl })

  const other = await makeDatabase()
  await siteId(other.db)
  await expect(openDatabase({ dataDir, databaseUrl: other.url })).rejects.toThrow(
    'The database at DATABASE_URL belongs to another site',
  )
  forgetOutside(dataDir)
  await openDatabase({ dataDir, databaseUrl: other.url })
})

test('an empty database is not taken for that of a folder with a site in it', async () => {
  const empty = await makeDatabase({ content: 'no tables' })
  const noted = makeFolder()
  noteOutside(noted, anId)
  await expect(openDatabase({ dataDir: noted, databaseUrl: empty.url })).rejects.toThrow(/is empty/)
  const withOwn = makeFolder()
  mkdirSync(path.join(withOwn, 'postgres'))
  await expect(openDatabase({ dataDir: withOwn, databaseUrl: empty.url })).rejects.toThrow(
    /copy that one with npm run database -- move/,
  )
  await migrate(empty.url)
  await openDatabase({ dataDir: withOwn, databaseUrl: empty.url })
})
