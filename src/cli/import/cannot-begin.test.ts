import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCsv, importFile, portalFile, portalRow, storedListings } from '#tests/support/csv-import.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const portal = { profile: 'portal-ads', areas: undefined, preview: false }
const ads = portalFile(portalRow())

test('a file that is not there is named', async () => {
  const file = '/nowhere/ads.csv'
  await expect(importFile(database, { ...portal, file })).rejects.toThrow(
    'There is no file /nowhere/ads.csv: check its name and folder.',
  )
})

test('a folder is not a file', async () => {
  await expect(importFile(database, { ...portal, file: dataFolder() })).rejects.toThrow('is not a file')
})

test('an unknown profile is answered with those there are', async () => {
  await expect(importCsv(database, ads, { profile: 'poral-ads' })).rejects.toThrow(
    "There is no profile 'poral-ads': use one of asking-prices, portal-ads, simple, or the path of a profile file.",
  )
})

test.each([
  ['an empty file', '', 'is empty. Choose a CSV file with a header row'],
  [
    'a file with other columns',
    'a,b\n1,2\n',
    'does not have these columns that the profile needs: city, location',
  ],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'is not a CSV file'],
])('%s is refused in one sentence', async (_, content, sentence) => {
  await expect(importCsv(database, content)).rejects.toThrow(sentence)
})

test('a file of areas without the right columns is refused before anything is written', async () => {
  await expect(importCsv(database, ads, { areas: 'town,x,y\n' })).rejects.toThrow(
    'does not have these columns that the profile needs: city',
  )
  expect(await storedListings(database.db)).toEqual([])
})

const minimal = {
  source: 'mine',
  columns: { city: 'city', location: 'location', type: 'property_type', price: 'price', size: 'area' },
  identity: ['page_url'],
  purpose: { default: 'sale' },
  types: { House: 'house' },
  cities: { Islamabad: { lat: 33.7, long: 73 } },
}

test.each([
  ['a misspelt key', { colums: {} }, 'colums: There is no field with this name.'],
  [
    'a column without a name',
    { columns: { ...minimal.columns, city: 5 } },
    'columns.city: must be the name of a column',
  ],
  [
    'a column left out',
    { columns: { ...minimal.columns, city: null } },
    'columns.city: must be the name of a column, or a list of names',
  ],
  ['a number for text', { source: 5 }, 'source: The value must be text.'],
  ['a type the site does not know', { types: { House: 'castle' } }, 'types.House: must be one of: house'],
  ['a broken pattern', { title: { column: 'page_url', pattern: '(' } }, 'title.pattern: ( is not a regular'],
  ['a marla of its own', { marla: 240 }, 'marla: '],
])('a profile with %s is refused with the place of the mistake', async (_, change, sentence) => {
  const file = path.join(dataFolder(), 'mine.json')
  writeFileSync(file, JSON.stringify({ ...minimal, ...change }))
  await expect(importCsv(database, ads, { profile: file })).rejects.toThrow(sentence)
})

test('a profile that is not JSON, or does not define its rows, is refused', async () => {
  const file = path.join(dataFolder(), 'mine.json')
  writeFileSync(file, '{ "source": ')
  await expect(importCsv(database, ads, { profile: file })).rejects.toThrow('it is not valid JSON')
  const { type: _, ...columns } = minimal.columns
  writeFileSync(file, JSON.stringify({ ...minimal, columns }))
  await expect(importCsv(database, ads, { profile: file })).rejects.toThrow(
    'it needs "columns.type", "typeDefault" or, for prices, "typeGroup".',
  )
})

test('a second import at the same time is asked to wait', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock(6118216002)')
    await expect(importCsv(database, ads)).rejects.toThrow(
      'Another import is running. Wait until it has finished.',
    )
  } finally {
    client.release(true)
  }
})

test('the command says one sentence and ends with 1', () => {
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, '../import.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: database.url },
    })
  const missing = command('/nowhere/ads.csv', '--profile', 'portal-ads')
  expect(missing).toMatchObject({
    status: 1,
    stderr: '✗ There is no file /nowhere/ads.csv: check its name and folder.\n',
  })
  expect(command('--perview')).toMatchObject({ status: 1, stdout: '' })
  expect(command()).toMatchObject({ status: 1 })
})
