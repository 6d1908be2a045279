import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openMapSite } from '#tests/support/map-site.ts'
import { type Behaviour, openReceiver, type Receiver } from '#tests/support/receiver.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const megabyte = 1024 * 1024
const vector = 'application/x-protobuf'
const sends =
  (type: string, bytes: Buffer | string, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response.writeHead(200, { 'content-type': type, ...headers }).end(bytes)
const leadsTo =
  (location: string): Behaviour =>
  (response) =>
    void response.writeHead(302, { location }).end()
const zipped = { 'content-encoding': 'gzip' }
const bomb = gzipSync(Buffer.alloc(64 * megabyte))

async function openHost(behaviour: Behaviour): Promise<Receiver> {
  const host = await openReceiver()
  host.otherwise = behaviour
  onTestFinished(() => host.close())
  return host
}

const tilesOf = (host: Receiver, ending = 'pbf') => ({
  MAP_TILES: `${host.url}/{z}/{x}/{y}.${ending}`,
  MAP_ATTRIBUTION: '© Surveyors',
})

const endless: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': vector })
  const send = () => {
    while (!response.destroyed && response.write(Buffer.alloc(megabyte)));
  }
  response.on('drain', send)
  send()
}

/** One byte now and then, so that something always comes. */
const drip: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': vector })
  const timer = setInterval(() => response.write('.'), 20)
  response.on('close', () => clearInterval(timer))
}

test.each<[attack: string, Behaviour, sentence: string, timeoutMs?: number]>([
  ['unpacks to 64 MB', sends(vector, bomb, zipped), 'The answer is larger than 16 MB.'],
  ['unpacks to 64 MB and says nothing of it', sends(vector, bomb), 'The answer is larger than 16 MB.'],
  ['is cut off', sends(vector, bomb.subarray(0, 90), zipped), 'The tile is damaged or too complex to read.'],
  ['is compressed with Brotli', sends(vector, 'x', { 'content-encoding': 'br' }), 'br'],
  ['never ends', endless, 'The answer is larger than 8 MB.'],
  ['comes byte by byte', drip, 'The server did not answer within 0.5 s.', 500],
  ['is a file', leadsTo('file:///etc/passwd'), 'begins with https://'],
  ['is elsewhere in the network', leadsTo('https://169.254.169.254/'), 'private'],
  ['is on this machine', leadsTo('http://127.0.0.1:1/'), 'private'],
  ['is a page', sends('text/html', '<p>Sign in'), 'The answer is not a map tile: its type is text/html.'],
])(
  'a tile that %s is unavailable to every visitor',
  async (_attack, behaviour, sentence, timeoutMs = 60_000) => {
    const host = await openHost(behaviour)
    const { ask, at, mapTiles } = await openMapSite(database, { settings: tilesOf(host), timeoutMs })
    for (const headers of [{}, { 'accept-encoding': 'gzip' }])
      expect((await ask(at('10/1/1'), headers)).status).toBe(503)
    expect(mapTiles.state().host?.trouble?.sentence).toContain(sentence)
  },
)

const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
const source = '"sources":{"a":{"type":"vector","tiles":["/{z}/{x}/{y}"]}}'

test.each<[attack: string, Behaviour, sentence: string]>([
  ['of 5 MB', sends('application/json', `{"tiles":["${'x'.repeat(5 * megabyte)}"]}`), 'larger than 4 MB'],
  ['that unpacks to 64 MB', sends('application/json', bomb, zipped), 'larger than'],
  [
    'nested 200,000 deep',
    sends('application/json', `{"version":8,"layers":[],"center":${nested},${source}}`),
    'stack',
  ],
  [
    'with the address of a file',
    sends('application/json', '{"tiles":["file:///etc/passwd"]}'),
    'no tile addresses',
  ],
  ['that is a page', sends('text/html', '<p>Sign in'), 'text/html'],
])(
  'a TileJSON or style %s is refused, and maps are drawn without tiles',
  async (_attack, behaviour, sentence) => {
    const host = await openHost(behaviour)
    const { isAvailable, mapTiles } = await openMapSite(database, {
      settings: { MAP_TILES: `${host.url}/a` },
    })
    expect(await isAvailable()).toBe(false)
    await expect.poll(() => mapTiles.state().host?.trouble?.sentence).toContain(sentence)
  },
)

test('addresses in a TileJSON that lead into the network are not asked', async () => {
  const inside = await openHost(sends(vector, 'secret'))
  const host = await openHost(
    sends('application/json', `{"tiles":["${inside.url}/{z}/{x}/{y}"],"vector_layers":[]}`),
  )
  const { ask, at, isAvailable } = await openMapSite(database, { settings: { MAP_TILES: `${host.url}/a` } })
  expect(await isAvailable()).toBe(true)
  expect((await ask(at('10/1/1'))).status).toBe(503)
  expect(inside.received).toEqual([])
})
