import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { archiveIn } from '#integrations/map-tiles/watch-archive.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openMapSite } from '#tests/support/map-site.ts'
import { writeArchive } from '#tests/support/pmtiles.ts'
import { htmlPage, openToySite } from '#tests/support/toy-site.ts'
import { vectorTile } from '#tests/support/vector-tile.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const lahore = Buffer.from('the roads of Lahore')
const attribution = '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap contributors</a>'

/** A site with the archive that `put` writes to its place in the data folder. */
async function openSiteWithMap(put: (file: string) => void) {
  const dataDir = dataFolder()
  const file = archiveIn(dataDir)
  mkdirSync(path.dirname(file))
  put(file)
  return { ...(await openMapSite(database, { dataDir })), file }
}

const withLahore = (file: string) =>
  writeArchive(file, { tiles: { '14/11575/6683': lahore }, metadata: { attribution }, zooms: [4, 14] })

test('a tile is sent as stored, cacheable forever, in an encoding that the client accepts', async () => {
  const { ask, at } = await openSiteWithMap(withLahore)
  const zipped = await ask(at('14/11575/6683'), { 'accept-encoding': 'gzip, br' })
  expect(zipped).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/x-protobuf',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-length': String(zipped.bytes.length),
    },
  })
  expect(gunzipSync(zipped.bytes)).toEqual(lahore)

  for (const accepted of ['br', 'identity']) {
    const plain = await ask(at('14/11575/6683'), { 'accept-encoding': accepted })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.bytes).toEqual(lahore)
  }
  const known = { 'accept-encoding': 'gzip', 'if-none-match': String(zipped.headers.etag) }
  expect(await ask(at('14/11575/6683'), known)).toMatchObject({ status: 304, bytes: Buffer.alloc(0) })
  const head = await ask(at('14/11575/6683'), { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(head).toMatchObject({ status: 200, bytes: Buffer.alloc(0) })
  expect(head.headers['content-length']).toBe(zipped.headers['content-length'])
})

test('an invalid tile address is refused, and a missing tile is not found', async () => {
  const { ask, at } = await openSiteWithMap(withLahore)
  for (const [place, status] of [
    ['14/11575/6684', 404],
    ['15/1/1', 404],
    ['3/8/0', 400],
    ['23/0/0', 400],
    ['4/01/1', 400],
    ['4/-1/1', 404],
    ['4/1', 404],
    ['4/1/1.pbf', 404],
    ['4/1/%2e%2e', 404],
  ] as const)
    expect.soft((await ask(at(place))).status, place).toBe(status)
  expect((await ask('/map/tiles/another/14/11575/6683')).status).toBe(404)
  expect((await ask('/map/')).status).toBe(404)
  expect((await ask(at('14/11575/6683'), {}, 'POST')).status).toBe(405)
})

test('pages have the address of the tiles and their attribution', async () => {
  const { at, told, isAvailable } = await openSiteWithMap(withLahore)
  expect(await told()).toEqual({
    basemap: {
      kind: 'vector',
      tiles: at('{z}/{x}/{y}'),
      minzoom: 4,
      maxzoom: 14,
      bounds: [60, 23, 78, 38],
      isLocal: true,
      attribution: [
        { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
      ],
    },
  })
  expect(await isAvailable()).toBe(true)
})

test('a new map file is used within seconds, and pages are rendered again', async () => {
  const { ask, at, file, told } = await openSiteWithMap(withLahore)
  const first = at('{z}/{x}/{y}')
  expect((await told()).basemap.tiles).toBe(first)
  writeArchive(`${file}.new`, { tiles: { '0/0/0': Buffer.from('the world') } })
  renameSync(`${file}.new`, file)
  await expect.poll(async () => (await told()).basemap.tiles).not.toBe(first)
  expect((await ask('/admin')).bytes.toString(), 'the admin app uses it too').toContain(at('{z}/{x}/{y}'))
  expect((await ask(first.replace('{z}/{x}/{y}', '14/11575/6683'))).status).toBe(404)
  expect((await ask(at('0/0/0'))).status).toBe(200)
})

test('a file that is not a map is reported, and tiles come from the other source', async () => {
  const { badFiles, told, isAvailable } = await openSiteWithMap((file) =>
    writeFileSync(file, 'a shopping list'),
  )
  expect(badFiles).toHaveLength(1)
  expect((await told()).basemap.attribution).toContainEqual({
    text: 'OpenFreeMap',
    href: 'https://openfreemap.org',
  })
  expect(await isAvailable()).toBe(false)
})

test('without a map file its stand-in is used, until it goes or a file is put in place', async () => {
  const standIn = path.join(dataFolder(), 'stand-in.pmtiles')
  withLahore(standIn)
  let isThere = true
  const dataDir = dataFolder()
  const find = async () => (isThere ? standIn : undefined)
  const { ask, at, told, mapTiles } = await openMapSite(database, { dataDir, standIn: find })
  const tile = at('14/11575/6683')
  expect((await ask(tile, { 'accept-encoding': 'gzip' })).status).toBe(200)
  expect((await told()).basemap).toMatchObject({ isLocal: true, tiles: at('{z}/{x}/{y}') })
  expect(mapTiles.state()).toMatchObject({ file: undefined, standIn: { zooms: [4, 14] } })
  expect(await mapTiles.landmarks()?.read()).toEqual([])

  isThere = false
  await mapTiles.lookForStandIn()
  expect((await told()).basemap.attribution).toContainEqual(expect.objectContaining({ text: 'OpenFreeMap' }))
  expect((await ask(tile)).status).toBe(404)
  isThere = true
  await mapTiles.lookForStandIn()
  expect((await ask(tile)).status).toBe(200)

  const own = archiveIn(dataDir)
  mkdirSync(path.dirname(own), { recursive: true })
  writeArchive(own, { tiles: { '0/0/0': Buffer.from('the world') } })
  await expect.poll(async () => (await ask(at('0/0/0'))).status).toBe(200)
  expect(mapTiles.state()).toMatchObject({ file: { zooms: [0, 14] } })
})

test('a stand-in that cannot be read is reported once, and tiles come from the other source', async () => {
  const standIn = async () => '/nowhere/stand-in.pmtiles'
  const { badFiles, told, mapTiles } = await openMapSite(database, { standIn })
  await mapTiles.lookForStandIn()
  expect(badFiles).toHaveLength(1)
  expect((await told()).basemap.isLocal).toBeUndefined()
})

test('a site without maps has no tiles', async () => {
  const site = await openToySite(database, { pages: () => htmlPage('', 404) })
  onTestFinished(() => site.close())
  expect((await site.get('/map/status')).status).toBe(404)
})

test('the map file has landmarks, a site without one has none, and a close while they are read is no error', async () => {
  const shop = { x: 2048, y: 2048, properties: { class: 'shop', subclass: 'mall', name: 'Emporium Mall' } }
  const put = (file: string) =>
    writeArchive(file, { tiles: { '14/11575/6683': vectorTile({ poi: [shop] }) } })
  const { mapTiles } = await openSiteWithMap(put)
  expect(await mapTiles.landmarks()?.read()).toMatchObject([{ kind: 'mall', name: 'Emporium Mall' }])

  expect((await openMapSite(database)).mapTiles.landmarks()).toBeUndefined()

  const closing = await openSiteWithMap(put)
  const reading = closing.mapTiles.landmarks()?.read()
  await closing.mapTiles.close()
  await expect(reading).resolves.toBeDefined()
})
