import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { areas, listings } from '#db/schema/index.ts'
import { importCsv, portalFile, portalRow, portalUrl, storedListings } from '#tests/support/csv-import.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await database.db.delete(listings)
})
afterAll(() => database.drop())

const good = portalRow({ url: portalUrl(1) })
const alsoGood = portalRow({ url: portalUrl(2), location: 'G-13/1, G-13' })

const wrongRows: ReadonlyArray<[what: string, row: string, reason: string]> = [
  ['without a price', portalRow({ price: '' }), 'price is empty'],
  ['that hides its price', portalRow({ price: 'N/A' }), 'price is empty'],
  ['with words for a price', portalRow({ price: 'cheap' }), '“cheap” is not a price'],
  ['with a negative price', portalRow({ price: '-3 Crore' }), '“-3 Crore” is not a price'],
  [
    'with a price of a wrong world',
    portalRow({ price: '3 Thousand' }),
    'PKR 3,000 is outside the range for sale',
  ],
  ['with a price beyond counting', portalRow({ price: '9999999999999 Arab' }), 'is not a price'],
  ['without a size', portalRow({ size: '-' }), 'area is empty'],
  ['with a size of nothing', portalRow({ size: '0 Marla' }), '“0 Marla” is not a size with a unit'],
  ['with a size without a unit', portalRow({ size: '12' }), '“12” is not a size with a unit'],
  [
    'with a tenth of a marla',
    portalRow({ size: '0.1 Marla' }),
    'the size 0.1 Marla is outside the accepted range',
  ],
  ['with thirty bedrooms', portalRow({ beds: '30' }), '30 bedrooms is outside the accepted range'],
  ['with half a bathroom', portalRow({ baths: '2.5' }), '“2.5” is not a number of bathrooms'],
  ['of an unknown type', portalRow({ type: 'Castle' }), 'the type “Castle” is not in the profile'],
  ['of a city nobody knows', portalRow({ city: 'Atlantis' }), 'the city “Atlantis” is not on the site'],
  [
    'with markup for a place',
    portalRow({ location: '<script>alert(1)</script>, G-13' }),
    'does not look like an area name',
  ],
  [
    'with a phone for a place',
    portalRow({ location: 'Call 0300 1234567, G-13' }),
    'does not look like an area name',
  ],
  ['without a place', portalRow({ location: 'Islamabad' }), 'location has no area'],
  ['with a novel for a place', portalRow({ location: 'x'.repeat(5000) }), 'is not a place name'],
  ['with an ID beyond all', portalRow({ url: portalUrl(4_000_000_000) }), 'is too large'],
  ['with a comma too many', `${good},`, 'the row has 9 columns, but the header has 8'],
  ['with a comma too few', 'Islamabad,House,x', 'the row has 3 columns, but the header has 8'],
  [
    'with a quote that never closes',
    portalRow({ location: 'G-13, G' }).replace('"', '""'),
    'a quotation mark is missing',
  ],
  ['with a NUL character', portalRow({ price: '3\0 Crore' }), 'the line has a NUL character'],
  ['longer than any row', portalRow({ location: 'x'.repeat(300_000) }), 'the line is longer than 256 KB'],
  ['of commas alone', ',,,,,,,', 'city is empty'],
]

test.each(wrongRows)('a row %s stays out with its reason, and the others get in', async (_, row, reason) => {
  const { report, text } = await importCsv(database, portalFile(good, row, alsoGood))
  expect(report).toMatchObject({ read: 3, added: 2, refused: 1 })
  expect(text).toContain('line 3: ')
  expect(text).toContain(reason)
  expect((await storedListings(database.db)).map(({ id }) => id)).toEqual([1, 2])
})

test('all wrong rows in one file: each is accounted for, and none gets in half', async () => {
  const rows = wrongRows.map(([, row]) => row)
  const { report } = await importCsv(database, portalFile(...rows, good, ...rows, alsoGood, ...rows))
  expect(report).toMatchObject({ read: rows.length * 3 + 2, added: 2, refused: rows.length * 3 })
  const names = (await database.db.select().from(areas)).map(({ name }) => name)
  expect(names.sort()).toEqual(['G-13', 'G-13/1', 'G-13/4'])
})

test('a doubtful name becomes no area, not as the outer one of another row either; one that staff added is taken', async () => {
  const named = portalRow({ location: 'Inner, <b>Outer</b>', url: portalUrl(11) })
  const inner = portalRow({ location: 'Inner', url: portalUrl(12) })
  const { report } = await importCsv(database, portalFile(good, named, inner))
  expect(report).toMatchObject({ added: 2, refused: 1 })
  const made = await database.db.select().from(areas)
  expect(made.map(({ name }) => name)).toEqual(expect.not.arrayContaining([expect.stringContaining('<')]))
  const [city] = made
  await database.db
    .insert(areas)
    .values({ city_id: city?.city_id ?? 0, name: '<b>Outer</b>', kind: 'society' })
  expect((await importCsv(database, portalFile(named))).report).toMatchObject({ refused: 0 })
})

test('a quote left open does not swallow the rows after it', async () => {
  const open = 'Islamabad,House,x,"G-13/4, G-13,3 Crore,7 Marla,4,5'
  const { report } = await importCsv(database, portalFile(open, good, open, alsoGood))
  expect(report).toMatchObject({ read: 4, added: 2, refused: 2 })
})

test('a quote that closes after too much is not read again and again', async () => {
  const line = 'x'.repeat(100_000)
  const long = portalRow({ location: [line, line, line].join('\n') })
  const { report, text } = await importCsv(database, portalFile(good, long, alsoGood))
  expect(report).toMatchObject({ read: 5, added: 2, refused: 3 })
  expect(text).toContain('line 3: a quotation mark is missing, or the row is longer than 256 KB')
})

test('a line in another encoding stays out; the mark of UTF-8 and whole files in UTF-16 are read', async () => {
  const latin = Buffer.concat([Buffer.from(portalFile(good)), Buffer.from('Caf\xe9,House\r\n', 'latin1')])
  expect((await importCsv(database, latin)).text).toContain('line 3: the line is not in UTF-8')
  const marked = await importCsv(database, `\uFEFF${portalFile(good)}`)
  expect(marked.report).toMatchObject({ read: 1, unchanged: 1 })
  const wide = await importCsv(database, Buffer.from(`\uFEFF${portalFile(good, alsoGood)}`, 'utf16le'))
  expect(wide.report).toMatchObject({ read: 2, added: 1, unchanged: 1 })
})

const refusedFileIn = (text: string) => /reasons: (.+)$/m.exec(text)?.[1] ?? ''

test('refused rows go into the data folder, for its owner alone, and a spreadsheet runs none of them', async () => {
  const formula = portalRow({ city: '=HYPERLINK("http://evil.example")', price: '@SUM(1)', beds: '+1' })
  const { file, text } = await importCsv(database, portalFile(good, formula))
  const written = refusedFileIn(text)
  expect(written).toMatch(/\/refused-rows\/ads\.csv\.refused\.csv$/)
  expect(statSync(written).mode & 0o777).toBe(0o600)
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
  const [header, row] = readFileSync(written, 'utf8').split('\r\n')
  expect(header).toBe(
    '"line","reason","city","property_type","page_url","location","price","area","beds","baths"',
  )
  expect(row).toContain('"3",')
  expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(row).toContain(`"'@SUM(1)"`)
  expect(row).toContain(`"'+1"`)
})

test('refused rows go where the command says, or the command says that they cannot', async () => {
  const wrong = portalFile(good, portalRow({ price: '' }))
  const refused = path.join(dataFolder(), 'rows/wrong.csv')
  const { text } = await importCsv(database, wrong, { refused })
  expect(refusedFileIn(text)).toBe(refused)
  expect(readFileSync(refused, 'utf8')).toContain('price is empty')
  const unwritable = importCsv(database, wrong, { refused: '/dev/null/rows.csv' })
  await expect(unwritable).rejects.toThrow('choose another file with --refused')
})

test('where nothing was refused there is no file of refused rows, nor one of an earlier import', async () => {
  const refused = path.join(dataFolder(), 'wrong.csv')
  writeFileSync(refused, 'of an earlier import')
  const { text } = await importCsv(database, portalFile(good), { refused })
  expect(existsSync(refused)).toBe(false)
  expect(text).not.toContain('Refused')
})

test('a row that the database itself does not take leaves the others of its batch in', async () => {
  await database.db.execute(sql`ALTER TABLE listings ADD CONSTRAINT no_eleven CHECK (beds <> 11)`)
  const eleven = portalRow({ beds: '11', location: 'Far Away, Islamabad' })
  const { report, text } = await importCsv(database, portalFile(good, eleven, alsoGood))
  expect(report).toMatchObject({ read: 3, added: 2, refused: 1 })
  expect(text).toContain('line 3: the database does not accept the row')
  const names = (await database.db.select().from(areas)).map(({ name }) => name)
  expect(names).not.toContain('Far Away')
})
