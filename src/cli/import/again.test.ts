import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areas, cities, importRuns } from '#db/schema/index.ts'
import {
  importCsv,
  portalFile,
  portalRow,
  portalUrl,
  projectUrl,
  storedListings,
} from '#tests/support/csv-import.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const project = (cells: Parameters<typeof portalRow>[0] = {}) =>
  portalRow({ type: 'Flat', url: projectUrl, location: 'Green Heights, G-13', size: '900 sqft', ...cells })

/** PostgreSQL's own mark of the last write of each row. */
async function writes(): Promise<unknown> {
  return (await database.db.execute(sql`SELECT id, xmin::text FROM listings ORDER BY id`)).rows
}

test('the same file again changes nothing, also after another one in between', async () => {
  const file = portalFile(portalRow(), portalRow({ url: portalUrl(2) }), project(), project({ beds: '2' }))
  await importCsv(database, file)
  const first = await writes()
  await importCsv(database, portalFile(portalRow({ url: portalUrl(3) })))
  const { report } = await importCsv(database, file)
  expect(report).toMatchObject({ read: 4, added: 0, changed: 0, unchanged: 4, areasMade: 0 })
  expect(await writes()).toEqual(expect.arrayContaining(Array.isArray(first) ? first : []))
})

test('a changed price changes that listing alone', async () => {
  await importCsv(database, portalFile(portalRow(), portalRow({ url: portalUrl(2) })))
  const [before] = await storedListings(database.db)
  const { report } = await importCsv(
    database,
    portalFile(portalRow({ price: '2.95 Crore' }), portalRow({ url: portalUrl(2) })),
  )
  expect(report).toMatchObject({ changed: 1, unchanged: 1 })
  const [other, changed] = await storedListings(database.db)
  expect(other).toEqual(before)
  expect(changed).toMatchObject({ id: 41636337, price: 29_500_000 })
  expect(changed?.updated_at.getTime()).toBeGreaterThan(changed?.published_at?.getTime() ?? Infinity)
})

test('advertisements without an ID get the same IDs of ours in every database and any order', async () => {
  const rows = [
    project(),
    project({ beds: '2' }),
    project({ price: '4 Crore' }),
    project({ size: '950 sqft' }),
  ]
  await importCsv(database, portalFile(...rows))
  const other = await createTestDatabase()
  try {
    await importCsv(other, portalFile(portalRow(), ...rows.toReversed()))
    const ids = async (one: TestDatabase) =>
      (await storedListings(one.db))
        .filter(({ id }) => id >= 1_000_000_000)
        .map(({ id, price, beds }) => [id, price, beds])
    expect(await ids(database)).toHaveLength(4)
    expect(await ids(other)).toEqual(await ids(database))
  } finally {
    await other.drop()
  }
})

test('an advertisement without an ID keeps ours when its price changes', async () => {
  await importCsv(database, portalFile(project()))
  const [before] = await storedListings(database.db)
  const { report } = await importCsv(database, portalFile(project({ price: '3.3 Crore' })))
  expect(report).toMatchObject({ added: 0, changed: 1 })
  expect(await storedListings(database.db)).toMatchObject([{ id: before?.id, price: 33_000_000 }])
})

test('of two that differ in the price alone, the one that kept its price is the one it was', async () => {
  await importCsv(database, portalFile(project({ price: '3 Crore' }), project({ price: '4 Crore' })))
  const idAt = async (price: number) =>
    (await storedListings(database.db)).find((one) => one.price === price)?.id
  const atFour = await idAt(40_000_000)
  const { report } = await importCsv(
    database,
    portalFile(project({ price: '4 Crore' }), project({ price: '5 Crore' })),
  )
  expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  expect(await idAt(40_000_000)).toBe(atFour)
})

test('rows that say the same are one advertisement; the same ID with other facts is refused', async () => {
  const { report, text } = await importCsv(
    database,
    portalFile(portalRow(), portalRow(), project(), project(), portalRow({ price: '9 Crore' })),
  )
  expect(report).toMatchObject({ read: 5, added: 2, duplicates: 2, refused: 1 })
  expect(text).toContain('line 6: line 2 has the same property ID 41636337 with different details')
})

test('a preview writes nothing and counts the same', async () => {
  const file = portalFile(portalRow(), portalRow(), project(), portalRow({ url: portalUrl(9), price: 'N/A' }))
  const preview = await importCsv(database, file, { preview: true })
  for (const table of [cities, areas, importRuns]) expect(await database.db.select().from(table)).toEqual([])
  expect(await storedListings(database.db)).toEqual([])
  const { report } = await importCsv(database, file)
  expect({ ...preview.report, areasMade: 0 }).toEqual({ ...report, areasMade: 0 })
  const again = portalFile(
    portalRow({ price: '2 Crore' }),
    project(),
    portalRow({ url: portalUrl(8), location: 'New Town, Islamabad' }),
  )
  const before = await storedListings(database.db)
  const second = await importCsv(database, again, { preview: true })
  expect(second.report).toMatchObject({ added: 1, changed: 1, unchanged: 1 })
  expect(await storedListings(database.db)).toEqual(before)
})

test('Ctrl-C ends the import after the rows at hand, and the next one does the rest', async () => {
  const rows = Array.from({ length: 1200 }, (_, at) => portalRow({ url: portalUrl(at + 1) }))
  const stopped = await importCsv(database, portalFile(...rows), { stopAt: (line) => line.includes('70 %') })
  expect(stopped.report.stopped).toBe(true)
  expect(stopped.text).toContain('Import stopped')
  expect(await storedListings(database.db)).toHaveLength(stopped.report.added)
  const rest = await importCsv(database, portalFile(...rows))
  expect(rest.report.added).toBe(1200 - stopped.report.added)
  expect(rest.report.added).toBeGreaterThan(0)
})
