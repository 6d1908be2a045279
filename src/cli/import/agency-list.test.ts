import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#db/schema/index.ts'
import { areaPaths, importCsv, storedListings } from '#tests/support/csv-import.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const list = (price: string) =>
  [
    'Reference,Title,For,Type,City,Society,Block,Price,Size,Unit,Beds,Baths,Description,Our notes',
    `AE-101,"Corner house, park facing",Sale,House,Lahore,Model Town,Block C,${price},2,Kanal,6,7,"Two lines`,
    'of <b>text</b>",ask Ali',
    'AE-102,,To let,Upper Portion,Islamabad,G-11,,"PKR 95,000",10,Marla,3,none,,',
    'AE-103,Plot file,Sale,Plot File,Karachi,Scheme 33,Sector 24-A,Call,120,Sq. Yd.,,,,',
    '',
  ].join('\n')

test("an agency's own list comes in by its references, sale and rent, without code", async () => {
  const { report, text } = await importCsv(database, list('9.5 Crore'), { profile: 'simple' })
  expect(report).toMatchObject({ read: 3, added: 3, refused: 0, forReview: 1 })
  expect(text).toContain('1 of the new ones, plots, waits for review')
  const log = await database.db.select().from(auditLog)
  expect(log.map(({ staff_id, staff_name, entity }) => [staff_id, staff_name, entity])).toEqual([
    ...Array(3).fill([null, 'The command line', 'listing']),
    [null, 'The command line', 'import'],
  ])
  const byReference = new Map((await storedListings(database.db)).map((one) => [one.source_id, one]))
  expect(byReference.get('ref:AE-101')).toMatchObject({
    title: 'Corner house, park facing',
    description: 'Two lines of text',
    marla_basis: 225,
    size_sqft: 9000,
  })
  expect(byReference.get('ref:AE-102')).toMatchObject({
    title: '10 marla upper portion with 3 beds for rent in G-11, Islamabad',
    purpose: 'rent',
    price: 95_000,
    size_sqft: 2500,
    baths: null,
  })
  expect(byReference.get('ref:AE-103')).toMatchObject({
    type: 'plot',
    subtype: 'plot file',
    price: 0,
    beds: null,
    status: 'review',
    published_at: null,
  })
  expect(await areaPaths(database.db)).toEqual([
    'G-11',
    'Model Town',
    'Model Town > Block C',
    'Scheme 33',
    'Scheme 33 > Sector 24-A',
  ])
})

test('its next list changes what changed, under the same IDs', async () => {
  const before = await storedListings(database.db)
  const { report } = await importCsv(database, list('9.25 Crore'), { profile: 'simple' })
  expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 2 })
  expect((await storedListings(database.db)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})
