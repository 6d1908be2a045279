import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listings } from '#db/schema/index.ts'
import { importCsv, portalFile, portalRow, portalUrl, storedListings } from '#tests/support/csv-import.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const columns = { possession: 'Status', year_built: 'Year', floor: 'Floor' }

/** A profile whose files have columns for them. */
function profileWith(more: object): string {
  const file = join(dataFolder(), 'list.json')
  writeFileSync(
    file,
    JSON.stringify({
      source: 'dealer',
      columns: { city: 'City', location: 'Area', price: 'Price', size: 'Size', ...more },
      id: { column: 'Ref', is: 'reference' },
      title: { column: 'Title' },
      purpose: { default: 'sale' },
      typeDefault: 'apartment',
      cities: { Lahore: { lat: 31.52, long: 74.36 } },
    }),
  )
  return file
}

function list(...rows: string[][]): string {
  const cells = rows.map((row, at) => [`A${at + 1}`, 'Lahore', 'Gulberg', '2 Crore', '5 Marla', ...row])
  return [['Ref', 'City', 'Area', 'Price', 'Size', 'Title', 'Status', 'Year', 'Floor'], ...cells]
    .map((row) => row.map((cell) => `"${cell}"`).join(','))
    .join('\n')
}

const building = async () =>
  (await storedListings(database.db))
    .toSorted((one, other) => String(one.source_id).localeCompare(String(other.source_id)))
    .map(({ possession, year_built, floor }) => [possession, year_built, floor])

test('possession, year and floor are read the way people write them', async () => {
  const rows = [
    ['Flat', 'Possession available', '2,015', 'G'],
    ['Flat', 'under-construction', '2027 ', '3rd Floor'],
    ['Flat', 'قبضہ', '۲۰۱۸', 'پہلی منزل'],
    ['Flat on 2nd floor, ready to move', '', '-', 'N/A'],
    ['Flat', '', '', ''],
  ]
  const { report } = await importCsv(database, list(...rows), { profile: profileWith(columns) })
  expect(report).toMatchObject({ added: 5, refused: 0 })
  expect(await building()).toEqual([
    ['ready', 2015, 0],
    ['under construction', 2027, 3],
    ['ready', 2018, 1],
    ['ready', null, 2],
    [null, null, null],
  ])
})

test('a row that says something else is refused with the reason', async () => {
  const rows = [
    ['Flat', 'perhaps', '2015', '1'],
    ['Flat', 'ready', 'old', '1'],
    ['Flat', 'ready', '2015', 'roof top'],
  ]
  const { report, text } = await importCsv(database, list(...rows), { profile: profileWith(columns) })
  expect(report).toMatchObject({ added: 0, refused: 3 })
  expect(text).toContain('“perhaps” is not a possession status')
})

test('without columns the titles fill empty fields, and values entered by staff are kept', async () => {
  const rows = [
    ['Grey structure flat, ground floor', '', '', ''],
    ['Flat on 3rd floor built in 2019', '', '', ''],
  ]
  const bare = profileWith({})
  await importCsv(database, list(...rows), { profile: bare })
  expect(await building()).toEqual([
    ['grey structure', null, 0],
    [null, 2019, 3],
  ])
  const { db } = database
  await db.update(listings).set({ possession: 'ready', floor: null }).where(eq(listings.source_id, 'ref:A1'))
  const cheaper = list(...rows).replaceAll('2 Crore', '1 Crore')
  expect((await importCsv(database, cheaper, { profile: bare })).report).toMatchObject({ changed: 2 })
  expect(await building()).toEqual([
    ['ready', null, 0],
    [null, 2019, 3],
  ])
  expect((await importCsv(database, cheaper, { profile: bare })).report).toMatchObject({ unchanged: 2 })
})

test('the address of another advertisement says nothing of this one', async () => {
  const words = 'dha_phase_2_dha_defence_2nd_floor_flat_ready_to_move'
  await importCsv(database, portalFile(portalRow({ url: portalUrl(41636337, words) })))
  expect(await building()).toEqual([[null, null, null]])
})
