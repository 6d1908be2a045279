import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openMapSite } from '#tests/support/map-site.ts'
import { openReceiver } from '#tests/support/receiver.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)])

/** A host with a style that needs tiles, a TileJSON, glyphs and a sprite of its own. */
async function openStyleHost() {
  const host = await openReceiver()
  onTestFinished(() => host.close())
  const style = {
    version: 8,
    sources: {
      streets: { type: 'vector', url: `${host.url}/streets.json` },
      hills: { type: 'raster-dem', tiles: ['/hills/{z}/{x}/{y}.png'], encoding: 'terrarium', maxzoom: 10 },
      shops: { type: 'geojson', data: 'https://elsewhere.example/shops.json' },
    },
    glyphs: `${host.url}/fonts/{fontstack}/{range}.pbf?key=hidden`,
    sprite: `${host.url}/sprite?key=hidden`,
    layers: [
      { id: 'ground', type: 'background' },
      { id: 'roads', type: 'line', source: 'streets', 'source-layer': 'roads' },
      { id: 'shops', type: 'circle', source: 'shops' },
    ],
  }
  const answers: Record<string, [type: string, body: string | Buffer]> = {
    '/style.json': ['application/json', JSON.stringify(style)],
    '/streets.json': [
      'application/json',
      JSON.stringify({ tiles: [`${host.url}/streets/{z}/{x}/{y}`], maxzoom: 15, attribution: '© Streets' }),
    ],
    '/streets/3/1/2': ['application/vnd.mapbox-vector-tile', 'streets'],
    '/hills/3/1/2.png': ['image/png', png],
    '/fonts/Noto%20Sans%20Regular/0-255.pbf?key=hidden': ['application/x-protobuf', 'glyphs'],
    '/sprite@2x.png?key=hidden': ['image/png', png],
    '/sprite.json?key=hidden': ['application/json', '{}'],
  }
  host.otherwise = (response) => {
    const [type, body] = answers[response.req.url ?? ''] ?? []
    if (type === undefined) response.writeHead(404).end()
    else response.setHeader('content-type', type).end(body)
  }
  return host
}

test('an operator’s style, its tiles, glyphs and sprites are all served by this site', async () => {
  const host = await openStyleHost()
  const { ask, told } = await openMapSite(database, { settings: { MAP_TILES: `${host.url}/style.json` } })
  await expect.poll(() => told()).toHaveProperty('basemap')
  expect((await told()).basemap).toEqual({
    kind: 'style',
    style: '/map/style.json',
    minzoom: 0,
    maxzoom: 15,
    attribution: [{ text: '© Streets' }],
  })
  const answer = await ask('/map/style.json')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const text = answer.bytes.toString()
  expect(text).not.toMatch(/hidden|https?:/)
  const { sources, layers, glyphs, sprite } = JSON.parse(text)
  expect(layers.map(({ id }: { id: string }) => id)).toEqual(['ground', 'roads'])
  expect(Object.keys(sources)).toEqual(['streets', 'hills'])
  expect(sources.hills).toMatchObject({ type: 'raster-dem', encoding: 'terrarium', maxzoom: 10 })

  const bytesOf = async (path: string) => {
    const { status, bytes } = await ask(path)
    return status === 200 ? bytes.toString() : status
  }
  const tileOf = ({ tiles: [template] }: { tiles: [string] }) => template.replace('{z}/{x}/{y}', '3/1/2')
  expect(await bytesOf(tileOf(sources.streets))).toBe('streets')
  expect(await bytesOf(tileOf(sources.hills))).toBe(png.toString())
  const font = glyphs.replace('{fontstack}', 'Noto%20Sans%20Regular')
  expect(await bytesOf(font.replace('{range}', '0-255'))).toBe('glyphs')
  expect(await bytesOf(font.replace('{range}', '0-256'))).toBe(404)
  expect(await bytesOf(glyphs.replace('{fontstack}', '..%2Fetc').replace('{range}', '0-255'))).toBe(400)
  expect(sprite).toHaveLength(1)
  expect(await bytesOf(`${sprite[0].url}@2x.png`)).toBe(png.toString())
  expect(await bytesOf(`${sprite[0].url}.json`)).toBe('{}')
  expect(await bytesOf(`${sprite[0].url}.html`)).toBe(404)
})
