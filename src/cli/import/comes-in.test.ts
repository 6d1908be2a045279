import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areas, cities, importRuns, listings } from '#db/schema/index.ts'
import {
  areaPaths,
  importCsv,
  portalFile,
  portalRow,
  portalUrl,
  projectUrl,
  storedListings,
} from '#tests/support/csv-import.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeArea, makeCity, makeListing } from '#tests/support/factories.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

test('an advertisement becomes a published listing under its own property ID', async () => {
  const { report } = await importCsv(database, portalFile(portalRow()))
  expect(report).toMatchObject({ read: 1, added: 1, refused: 0 })
  const [listing] = await storedListings(database.db)
  expect(listing).toMatchObject({
    id: 41636337,
    title: 'Beautiful corner house for sale in G-13/4',
    purpose: 'sale',
    type: 'residential',
    subtype: 'house',
    price: 31_000_000,
    size_value: 7,
    size_unit: 'marla',
    marla_basis: 225,
    size_sqft: 1575,
    beds: 4,
    baths: 5,
    status: 'published',
    source: 'portal-ads',
    agent_id: null,
    confirmed_at: null,
  })
  expect(listing?.published_at).toBeInstanceOf(Date)
  expect(listing?.description).toContain('G-13/4, G-13, Islamabad')
})

test('prices, sizes and types are read the way portals write them', async () => {
  const written = [
    { price: '44.84 Lakh', size: '2,259 sqft', type: 'Flat' },
    { price: '1.2 Arab', size: '100 Sq. Yd.', type: 'penthouse' },
    { price: '3 Crore', size: '1.5 Kanal', type: 'farmhouse' },
  ]
  const rows = written.map((cells, at) => portalRow({ ...cells, url: portalUrl(at + 1) }))
  await importCsv(database, portalFile(...rows))
  expect(await storedListings(database.db)).toMatchObject([
    { price: 4_484_000, size_value: 2259, size_unit: 'sqft', size_sqft: 2259, subtype: 'apartment' },
    { price: 1_200_000_000, size_value: 100, size_unit: 'sqyd', size_sqft: 900, subtype: 'penthouse' },
    { price: 30_000_000, size_value: 1.5, size_unit: 'kanal', size_sqft: 6750, subtype: 'farm house' },
  ])
})

test('numbers in Arabic and Urdu digits are numbers', async () => {
  const arabic = portalRow({ price: '٣ کروڑ', size: '٧ مرلہ', beds: '٤', baths: '٥' })
  const urdu = portalRow({ url: portalUrl(2), price: '۵۰ لاکھ', size: '۱۰ مرلہ', beds: '۴', baths: '۵' })
  const { report } = await importCsv(database, portalFile(arabic, urdu))
  expect(report).toMatchObject({ added: 2, refused: 0 })
  const rooms = { beds: 4, baths: 5 }
  expect(await storedListings(database.db)).toMatchObject([
    { price: 5_000_000, size_value: 10, ...rooms },
    { price: 30_000_000, size_value: 7, ...rooms },
  ])
})

test('an advertisement for rent is for rent, also in a list of sales', async () => {
  const url = portalUrl(23546559, 'g_13_g_13_4_furnished_room_available_for_rent')
  await importCsv(
    database,
    portalFile(portalRow({ url, type: 'Room', price: '35 Thousand', size: '900 sqft' })),
  )
  expect(await storedListings(database.db)).toMatchObject([{ purpose: 'rent', price: 35_000 }])
})

test('areas nest as the whole file says, whatever the order of its rows', async () => {
  const rows = [
    portalRow({ url: portalUrl(1), location: 'Dream Villas, Gulberg Residencia - Block I' }),
    portalRow({ url: portalUrl(2), location: 'Gulberg Residencia - Block I, Gulberg Residencia' }),
    portalRow({ url: portalUrl(3), location: 'Gulberg Residencia, Islamabad' }),
  ]
  await importCsv(database, portalFile(...rows))
  expect(await areaPaths(database.db)).toEqual([
    'Gulberg Residencia',
    'Gulberg Residencia > Gulberg Residencia - Block I',
    'Gulberg Residencia > Gulberg Residencia - Block I > Dream Villas',
  ])
})

test('an area is never made twice for its spelling', async () => {
  const locations = [
    'DHA Phase 6, DHA Defence',
    'Phase 6, DHA Defence',
    'dha phase-6, D.H.A',
    'DHA PHASE 6, Defence (DHA)',
  ]
  const rows = locations.map((location, at) =>
    portalRow({ url: portalUrl(at + 1), city: 'Lahore', location }),
  )
  const { report } = await importCsv(database, portalFile(...rows))
  expect(report).toMatchObject({ added: 4, areasMade: 2 })
})

test('areas of the office are used as they are, neither renamed nor moved', async () => {
  const city = await makeCity(database.db, { name: 'Lahore' })
  const society = await makeArea(database.db, { city_id: city.id, name: 'DHA Lahore' })
  const phase = await makeArea(database.db, { city_id: city.id, parent_id: society.id, name: 'Phase 6' })
  await importCsv(database, portalFile(portalRow({ city: 'lahore', location: 'DHA Phase 6, DHA Defence' })))
  expect(await storedListings(database.db)).toMatchObject([{ area_id: phase.id, city_id: city.id }])
  expect(await areaPaths(database.db)).toEqual(['DHA Lahore', 'DHA Lahore > Phase 6'])
  expect(await database.db.select().from(cities)).toHaveLength(1)
})

test('areas get their positions from the file of areas, also when that comes later', async () => {
  const ads = portalFile(portalRow())
  const positions = 'city,name,lat,long\nIslamabad,G 13 G 13 4,33.65,72.96\nIslamabad,nonsense,north,east\n'
  await importCsv(database, ads)
  expect(await storedListings(database.db)).toMatchObject([{ lat: null }])
  await importCsv(database, ads, { areas: positions })
  expect(await database.db.select().from(areas).where(eq(areas.name, 'G-13/4'))).toMatchObject([
    { lat: 33.65 },
  ])
  expect(await storedListings(database.db)).toMatchObject([{ lat: 33.65, long: 72.96 }])
})

test('a row with the address of its neighbour gets a title of its own facts', async () => {
  const url = portalUrl(42042647, 'bahria_town_bahria_enclave_10_marla_house_for_sale_in_bahria_enclave')
  await importCsv(database, portalFile(portalRow({ url })))
  expect(await storedListings(database.db)).toMatchObject([
    { title: '7 marla house with 4 beds in G-13/4, G-13' },
  ])
})

test('changes by staff are kept: sold, featured, the agent', async () => {
  await importCsv(database, portalFile(portalRow()))
  await database.db.update(listings).set({ status: 'sold', featured: true })
  const { report } = await importCsv(database, portalFile(portalRow({ price: '2.9 Crore' })))
  expect(report).toMatchObject({ changed: 1 })
  expect(await storedListings(database.db)).toMatchObject([
    { price: 29_000_000, status: 'sold', featured: true },
  ])
})

test('a listing of the office is not touched by an advertisement with its ID', async () => {
  const office = await makeListing(database.db, { id: 41636337, title: 'Ours' })
  const { report, text } = await importCsv(
    database,
    portalFile(portalRow(), portalRow({ url: portalUrl(5) })),
  )
  expect(report).toMatchObject({ added: 1, refused: 1 })
  expect(text).toContain('line 2: the property ID 41636337 belongs to a listing from “office”')
  expect((await storedListings(database.db)).at(-1)).toEqual(office)
})

test('the run is on record with its counts', async () => {
  await importCsv(
    database,
    portalFile(portalRow(), portalRow(), portalRow({ price: 'cheap', url: projectUrl })),
  )
  const [run] = await database.db.select().from(importRuns)
  expect(run).toMatchObject({
    source: 'portal-ads',
    file: 'ads.csv',
    rows_read: 3,
    added: 1,
    duplicates: 1,
    refused: 1,
  })
  expect(run?.finished_at).toBeInstanceOf(Date)
})
