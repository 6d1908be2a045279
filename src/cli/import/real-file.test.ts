import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile, storedListings } from '#tests/support/csv-import.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const folder = path.join(import.meta.dirname, '../../../../shared/data')
const file = path.join(folder, 'ads.csv')
const areas = path.join(folder, 'areas.csv')
const note = 'the published advertisements are not here: ../shared/data/ads.csv'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('every row of the 7,038 published advertisements is accounted for, and 99 % of them get in', async ({
  skip,
}) => {
  skip(!existsSync(file), note)
  const records = parse(readFileSync(file), { from_line: 2 })
  const distinct = new Set(records.map((record) => JSON.stringify(record))).size
  const { report } = await importFile(database, { file, profile: 'portal-ads', areas, preview: false })
  const { read, added, changed, unchanged, duplicates, refused } = report
  expect(read).toBe(records.length)
  expect(added + changed + unchanged + duplicates + refused).toBe(read)
  expect(duplicates).toBe(records.length - distinct)
  expect(added / distinct).toBeGreaterThanOrEqual(0.99)
  expect(await storedListings(database.db)).toHaveLength(added)
})

test('importing them again changes nothing', async ({ skip }) => {
  skip(!existsSync(file), note)
  const marks = async () =>
    (await database.db.execute(sql`SELECT max(xmin::text::bigint) AS last, count(*) AS all FROM listings`))
      .rows
  const before = await marks()
  const { report } = await importFile(database, { file, profile: 'portal-ads', areas, preview: false })
  expect(report).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: report.read - report.duplicates - report.refused,
  })
  expect(await marks()).toEqual(before)
})

test('no title contradicts the facts: another size, a price, an underscore', async ({ skip }) => {
  skip(!existsSync(file), note)
  for (const { title } of await storedListings(database.db)) {
    expect(title).toMatch(/^[\p{Lu}\d]/u)
    expect(title).not.toMatch(/_| {2}|\bcrore\b|\blakh\b|(?: in| for| of| at| the)$/)
    expect(title.length).toBeLessThanOrEqual(140)
  }
})
