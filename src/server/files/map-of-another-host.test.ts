import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openMapSite } from '#tests/support/map-site.ts'
import { type Behaviour, openReceiver, type Receiver } from '#tests/support/receiver.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const roads = Buffer.from('roads, as a vector tile')
const says =
  (type: string, body: Buffer | string): Behaviour =>
  (response) =>
    void response.setHeader('content-type', type).end(body)
const tile: Behaviour = (response) =>
  void response
    .setHeader('content-type', 'application/x-protobuf')
    .setHeader('content-encoding', 'gzip')
    .end(gzipSync(roads))
const json = (value: object) => says('application/json', JSON.stringify(value))
const leadsTo =
  (location: string): Behaviour =>
  (response) =>
    void response.writeHead(302, { location }).end()

async function openHost(otherwise: Behaviour = tile): Promise<Receiver> {
  const host = await openReceiver()
  host.otherwise = otherwise
  onTestFinished(() => host.close())
  return host
}

/** The settings for tiles at an address of that host. */
const tilesOf = (host: Receiver, path = '/{z}/{x}/{y}.pbf') => ({
  MAP_TILES: host.url + path,
  MAP_ATTRIBUTION: '© Surveyors',
})
const pathsOf = (host: Receiver) => host.received.map(({ path }) => path)
const gzip = { 'accept-encoding': 'gzip' }

test('the server fetches a tile once for all visitors, and not again after a restart', async () => {
  const host = await openHost()
  const dataDir = dataFolder()
  const site = await openMapSite(database, { settings: tilesOf(host), dataDir })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, visitor) =>
      site.ask(site.at('14/11575/6683'), {
        ...gzip,
        cookie: `visitor=${visitor}`,
        referer: 'https://visitor.example',
      }),
    ),
  )
  for (const answer of answers) expect(gunzipSync(answer.bytes)).toEqual(roads)
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'application/x-protobuf',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=2592000, immutable',
  })
  expect(pathsOf(host)).toEqual(['/14/11575/6683.pbf'])
  expect(Object.keys(host.received[0]?.headers ?? {})).not.toContain('cookie')
  expect(Object.keys(host.received[0]?.headers ?? {})).not.toContain('referer')
  await site.close()

  await host.close()
  const next = await openMapSite(database, { settings: tilesOf(host), dataDir })
  expect((await next.ask(next.at('14/11575/6683'))).bytes).toEqual(roads)
})

test('a tile that the host wrongly calls compressed is sent as it is', async () => {
  const host = await openHost((response) => {
    response
      .setHeader('content-type', 'application/x-protobuf')
      .setHeader('content-encoding', 'gzip')
      .end(roads)
  })
  const { ask, at } = await openMapSite(database, { settings: tilesOf(host) })
  for (const headers of [{}, gzip]) {
    const answer = await ask(at('10/1/1'), headers)
    expect(answer).toMatchObject({ status: 200, bytes: roads })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  }
})

test.each([404, 204])(
  'a tile that the host answers with %d is not found, and is not requested again',
  async (status) => {
    const host = await openHost(status)
    const { ask, at } = await openMapSite(database, { settings: tilesOf(host) })
    for (let times = 0; times < 3; times += 1) expect((await ask(at('10/1/1'))).status).toBe(404)
    expect(host.received).toHaveLength(1)
  },
)

test('a dead host is not asked again: tiles are refused immediately, and maps are drawn without them', async () => {
  const host = await openHost('break off')
  const { ask, at, isAvailable, reached } = await openMapSite(database, {
    settings: tilesOf(host),
    restMs: 600_000,
  })
  expect(await isAvailable()).toBe(false)
  for (let x = 0; x < 10; x += 1) {
    const answer = await ask(at(`10/${x}/1`))
    expect(answer).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } })
  }
  expect(host.received).toHaveLength(3)
  expect(reached).toEqual(['The connection was interrupted.'])
  expect(await isAvailable()).toBe(false)
})

test('a host that has recovered is used again', async () => {
  const host = await openHost(500)
  const { ask, at, isAvailable, reached } = await openMapSite(database, {
    settings: tilesOf(host),
    restMs: 1,
  })
  for (let x = 0; x < 3; x += 1) expect((await ask(at(`10/${x}/1`))).status).toBe(503)
  host.otherwise = tile
  await expect.poll(() => isAvailable()).toBe(true)
  expect((await ask(at('10/1/1'))).status).toBe(200)
  expect(reached).toEqual(['The answer was 500.', true])
})

test('a page does not wait for a host that does not answer', async () => {
  const host = await openHost('say nothing')
  const { isAvailable, mapTiles } = await openMapSite(database, {
    settings: tilesOf(host),
    timeoutMs: 600_000,
  })
  expect(await isAvailable()).toBe(false)
  expect(mapTiles.state().host?.trouble, 'it is still waited for').toBeUndefined()
})

test('a tile that takes too long is given up', async () => {
  const host = await openHost('say nothing')
  const { ask, at, mapTiles } = await openMapSite(database, { settings: tilesOf(host), timeoutMs: 200 })
  expect((await ask(at('10/1/1'))).status).toBe(503)
  expect(mapTiles.state().host?.trouble?.sentence).toBe('The server did not answer within 0.2 s.')
})

test('a cached tile that is too old is still served, and fetched again in the background', async () => {
  const host = await openHost()
  const dataDir = dataFolder()
  const settings = { ...tilesOf(host), MAP_TILE_MAX_AGE_DAYS: '1' }
  const site = await openMapSite(database, { settings, dataDir })
  await site.ask(site.at('10/1/1'))
  await site.close()
  host.otherwise = says('application/x-protobuf', 'new roads')
  vi.useFakeTimers({ now: Date.now() + 2 * 86_400_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const later = await openMapSite(database, { settings, dataDir })
  const old = await later.ask(later.at('10/1/1'))
  expect(old.bytes).toEqual(roads)
  expect(old.headers['cache-control']).toBe('public, max-age=300')
  await expect.poll(async () => (await later.ask(later.at('10/1/1'))).bytes.toString()).toBe('new roads')
})

test.each([
  ['a page that asks to sign in', says('text/html', '<h1>Welcome to our hotel</h1>')],
  ['a picture', says('image/png', roads)],
  ['an answer that is too large', says('application/x-protobuf', Buffer.alloc(9 * 1024 * 1024))],
  ['a redirect into a private network', leadsTo('http://10.0.0.1/tile')],
  ['a redirect to this machine', leadsTo('https://127.0.0.1:1/tile')],
  ['a redirect to an address without https', leadsTo('http://example.com/tile')],
  ['a redirect to another scheme', leadsTo('file:///etc/passwd')],
  ['a redirect to itself', leadsTo('/10/1/1.pbf')],
])('%s is not served as a tile', async (_what, behaviour) => {
  const host = await openHost(behaviour)
  const { ask, at } = await openMapSite(database, { settings: tilesOf(host) })
  expect((await ask(at('10/1/1'))).status).toBe(503)
  expect(new Set(pathsOf(host))).toEqual(new Set(['/10/1/1.pbf']))
})

test('pictures are recognised by their bytes, and requested in double size', async () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)])
  const host = await openHost(says('application/octet-stream', png))
  const settings = tilesOf(host, '/streets/{z}/{x}/{y}{r}.png?key=hidden')
  const { ask, at, told } = await openMapSite(database, { settings })
  const answer = await ask(at('19/1/1'), gzip)
  expect(answer).toMatchObject({ status: 200, bytes: png })
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(pathsOf(host)).toEqual(['/streets/19/1/1@2x.png?key=hidden'])
  const { basemap } = await told()
  expect(basemap).toMatchObject({
    kind: 'raster',
    tileSize: 256,
    maxzoom: 19,
    attribution: [{ text: '© Surveyors' }],
  })
  expect(JSON.stringify(basemap)).not.toContain('hidden')
})

const tileJson = {
  tiles: ['planet/20261101/{z}/{x}/{y}.pbf'],
  minzoom: 2,
  maxzoom: 13,
  bounds: [60, 23, 78, 38],
  attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>',
  vector_layers: [{ id: 'transportation' }, { id: 'water' }, { id: 'place' }, { id: 'poi' }],
}

test('tiles are found through a TileJSON, and pages use them once it has been read', async () => {
  const host = await openHost()
  host.behave(json(tileJson))
  const dataDir = dataFolder()
  const settings = { MAP_TILES: `${host.url}/tiles.json` }
  const site = await openMapSite(database, { settings, dataDir })
  await expect.poll(() => site.told()).toHaveProperty('basemap')
  expect(await site.told()).toEqual({
    basemap: {
      kind: 'vector',
      tiles: site.at('{z}/{x}/{y}'),
      minzoom: 2,
      maxzoom: 13,
      bounds: [60, 23, 78, 38],
      attribution: [
        { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
      ],
    },
  })
  expect((await site.ask(site.at('13/1/1'))).status).toBe(200)
  expect((await site.ask(site.at('14/1/1'))).status).toBe(404)
  expect(pathsOf(host)).toEqual(['/tiles.json', '/planet/20261101/13/1/1.pbf'])
  await site.close()

  await host.close()
  const next = await openMapSite(database, { settings, dataDir })
  expect((await next.told()).basemap.tiles, 'known from last time').toBe(site.at('{z}/{x}/{y}'))
  expect((await next.ask(next.at('13/1/1'))).status).toBe(200)
})

test('tiles with other layers are not used, and the admin app says why', async () => {
  const host = await openHost(
    json({ ...tileJson, vector_layers: ['earth', 'roads', 'places', 'water'].map((id) => ({ id })) }),
  )
  const { mapTiles, told, isAvailable } = await openMapSite(database, {
    settings: { MAP_TILES: `${host.url}/tiles.json` },
  })
  expect(await isAvailable()).toBe(false)
  expect(await told()).toEqual({})
  expect(mapTiles.state().host?.trouble?.sentence).toMatch(/^The tiles have Protomaps layers\./)
})

test('without a map file or a setting, the free tiles are used, and first requested when a map is near', async () => {
  const host = await openHost()
  host.behave(json(tileJson))
  const { ask, at, told, isAvailable } = await openMapSite(database, { freeTiles: `${host.url}/planet` })
  expect((await told()).basemap).toMatchObject({ kind: 'vector', minzoom: 0, maxzoom: 14 })
  expect(host.received).toEqual([])
  expect(await isAvailable()).toBe(true)
  expect((await ask(at('13/1/1'))).status).toBe(200)
  expect(pathsOf(host)).toEqual(['/planet', '/planet/20261101/13/1/1.pbf'])
})

test('with MAP_TILES=off, no tiles are requested and pages have no basemap', async () => {
  const host = await openHost()
  const { told, isAvailable } = await openMapSite(database, {
    settings: { MAP_TILES: 'off' },
    freeTiles: host.url,
  })
  expect(await told()).toEqual({})
  expect(await isAvailable()).toBe(false)
  expect(host.received).toEqual([])
})

test('drawn maps show no country when MAP_HIDDEN_LAYERS names borders', async () => {
  const { told } = await openMapSite(database, {
    settings: { MAP_TILES: 'off', MAP_HIDDEN_LAYERS: 'poi, border' },
  })
  expect(await told()).toEqual({ hidesBorders: true })
})
