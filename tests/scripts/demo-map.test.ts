/** The demo's map, and the script that cuts it out of one of the whole country. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoMapFile } from '#demo/map-file.ts'
import { openArchive } from '#integrations/map-tiles/archive.ts'
import { openChecked } from '#integrations/map-tiles/check-archive.ts'
import { decodeTile } from '#integrations/map-tiles/decode-tile.ts'
import { tileAt } from '#integrations/map-tiles/tile-math.ts'
import { readDemoPlaces } from '../../scripts/demo-map/choose-tiles.ts'
import { cutMap } from '../../scripts/demo-map/cut-map.ts'
import { cutTile } from '../../scripts/demo-map/cut-tile.ts'
import { type Feature, type Layer, readTile, writeTile } from '../../scripts/demo-map/vector-tile.ts'
import { dataFolder } from '../support/data-folder.ts'
import { writeArchive } from '../support/pmtiles.ts'

const lastZoom = { from: 14, below: Number.POSITIVE_INFINITY }

function line(properties: Feature['properties'], ...corners: [number, number][]): Feature {
  return { type: 'lines', properties, parts: [corners] }
}

function ground(properties: Feature['properties'], ...parts: [number, number][][]): Feature {
  return { type: 'rings', properties, parts }
}

function point(properties: Feature['properties']): Feature {
  return { type: 'points', properties, parts: [[[100, 200]]] }
}

function square(at: number, size: number): [number, number][] {
  return [
    [at, at],
    [at + size, at],
    [at + size, at + size],
    [at, at + size],
  ]
}

/** What is left of the layers of a tile, by their names; two units of the source are one of the grid. */
function cut(layers: Record<string, Feature[]>, { shown = lastZoom, tolerance = 1 } = {}) {
  const source: Layer[] = Object.entries(layers).map(([name, features]) => ({ name, extent: 4096, features }))
  const left = readTile(cutTile(writeTile(source), shown, tolerance))
  return Object.fromEntries(left.map(({ name, features }) => [name, features]))
}

test('a tile that is written and read again is the same', () => {
  const layers: Layer[] = [
    {
      name: 'mixed',
      extent: 4096,
      features: [
        line({ class: 'minor', oneway: true, rank: -3, width: 2.5 }, [-20, 5], [4000, 4100]),
        ground({ class: 'lake', name: 'جھیل' }, square(0, 900), square(100, 50).toReversed()),
        point({ class: 'school' }),
      ],
    },
  ]
  expect(readTile(writeTile(layers))).toEqual(layers)
})

test('what no map draws and nothing reads is left out, borders always', () => {
  const left = cut({
    boundary: [line({ admin_level: 2 }, [0, 0], [100, 100])],
    housenumber: [point({ housenumber: '7' })],
    landcover: [ground({ class: 'grass' }, square(0, 900)), ground({ class: 'farmland' }, square(0, 900))],
    poi: [
      point({ class: 'school', name: 'Model School', 'name:ur': 'ماڈل اسکول', osm_id: 12 }),
      point({ class: 'clinic', name: 'A clinic' }),
      point({ class: 'bank', name: 'A bank' }),
    ],
  })
  expect(Object.keys(left).sort()).toEqual(['landcover', 'poi'])
  expect(left.landcover?.map(({ properties }) => properties)).toEqual([{ class: 'grass' }])
  expect(left.poi?.map(({ properties }) => properties)).toEqual([
    { class: 'school', name: 'Model School', 'name:ur': 'ماڈل اسکول' },
    { class: 'clinic', name: 'A clinic' },
  ])
})

test('a point at the edge stays on its tile', () => {
  const school = { ...point({ class: 'school', name: 'Model School' }), parts: [[[4095, 4095] as const]] }
  expect(cut({ poi: [school] }).poi?.[0]?.parts).toEqual([[[2047, 2047]]])
})

test('a road that is drawn from a later zoom on stays only where no tile of that zoom takes over', () => {
  const transportation = [line({ class: 'service' }, [0, 0], [500, 0])]
  expect(cut({ transportation }, { shown: { from: 13, below: 14 } })).toEqual({})
  expect(cut({ transportation }, { shown: { from: 13, below: Number.POSITIVE_INFINITY } })).toHaveProperty(
    'transportation',
  )
})

test('roads that look alike are joined where they continue, and keep their crossings', () => {
  const [minor, primary] = [{ class: 'minor' }, { class: 'primary' }]
  const { transportation } = cut({
    transportation: [
      line(minor, [400, 0], [800, 0]),
      line(minor, [0, 0], [200, 1], [400, 0]),
      line(primary, [800, 0], [800, 900]),
      line(minor, [2000, 0], [2400, 0]),
      line(minor, [2400, 0], [2400, 400]),
      line(minor, [2400, 0], [2800, 0]),
    ],
  })
  expect(transportation).toHaveLength(2)
  const parts = transportation?.find(({ properties }) => properties.class === 'minor')?.parts ?? []
  expect(parts).toHaveLength(4)
  expect(parts).toContainEqual([
    [0, 0],
    [400, 0],
  ])
  expect(parts.flat().filter(([x, y]) => x === 1200 && y === 0)).toHaveLength(3)
})

test('grounds keep their holes and their order, and those too small to be seen are left out', () => {
  const hole = square(800, 200).toReversed()
  const { landuse, water } = cut({
    // Turned the wrong way.
    water: [
      ground({ class: 'lake' }, square(0, 2000).toReversed(), hole.toReversed(), square(500, 1).toReversed()),
    ],
    landuse: [
      ground({ class: 'school' }, square(0, 400)),
      ground({ class: 'school' }, square(500, 400)),
      ground({ class: 'pitch' }, square(0, 100)),
      ground({ class: 'school' }, square(1000, 400)),
    ],
  })
  expect(water?.map(({ parts }) => parts.length)).toEqual([2])
  expect(water?.[0]?.parts[0]).toEqual(expect.arrayContaining(square(0, 1000)))
  expect(landuse?.map(({ properties, parts }) => [properties.class, parts.length])).toEqual([
    ['school', 2],
    ['pitch', 1],
    ['school', 1],
  ])
})

const lahore = { lat: 31.51, long: 74.34 }
const attribution = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>'

/** The place of a tile so many to the east of Lahore, as 'z/x/y'. */
function tileOf(z: number, east = 0): string {
  const { x, y } = tileAt(lahore, z)
  return `${z}/${x + east}/${y}`
}

async function openSource(metadata: object = { name: 'A country', attribution }) {
  const names = [tileOf(5), tileOf(7, -2), tileOf(13), tileOf(14), tileOf(14, 1), tileOf(14, 40)]
  const water = [ground({ class: 'lake' }, square(0, 2000))]
  const tile = writeTile([{ name: 'water', extent: 4096, features: water }])
  const file = path.join(dataFolder(), 'country.pmtiles')
  const tiles = Object.fromEntries(names.map((name) => [name, tile]))
  writeArchive(file, {
    tiles,
    metadata: { ...metadata, vector_layers: [{ id: 'water' }, { id: 'boundary' }] },
  })
  const source = await openArchive(file)
  onTestFinished(() => source.close())
  return source
}

test('the map has the country from afar and the surroundings of the places, and is the same each time', async () => {
  const source = await openSource()
  const made = await cutMap(source, [lahore])
  expect(await cutMap(source, [lahore])).toEqual(made)
  const file = path.join(dataFolder(), 'cut.pmtiles')
  writeFileSync(file, made)
  const archive = await openArchive(file)
  onTestFinished(() => archive.close())
  expect(archive.metadata).toMatchObject({ attribution, layers: ['water'] })
  const there = async (name: string) => {
    const [z = 0, x = 0, y = 0] = name.split('/').map(Number)
    return (await archive.tile({ z, x, y })) !== undefined
  }
  for (const name of [tileOf(5), tileOf(7, -2), tileOf(13), tileOf(14), tileOf(14, 1)])
    expect(await there(name), name).toBe(true)
  // From afar there is a tile of everything, if only an empty one: what is missing is an error in the browser.
  expect(await there(tileOf(7, 1))).toBe(true)
  expect(await there(tileOf(14, 40))).toBe(false)
})

test('a map file that does not name who made it is refused', async () => {
  await expect(cutMap(await openSource({}), [lahore])).rejects.toThrow('attribution')
})

test('the map of the demo is small, has no borders, says whose it is, and has the streets around the places', async () => {
  expect(statSync(demoMapFile).size).toBeLessThan(8_000_000)
  const archive = await openChecked(demoMapFile)
  onTestFinished(() => archive.close())
  expect(archive.metadata.layers).not.toContain('boundary')
  expect(archive.basemap.attribution.map(({ text }) => text)).toEqual([
    '© OpenStreetMap contributors',
    '© OpenMapTiles',
  ])
  const places = await readDemoPlaces()
  const tiles = await Promise.all(places.map((place) => archive.tile(tileAt(place, 14))))
  // Two hill resorts are on the map of the country from afar alone.
  expect(tiles.filter((tile) => tile === undefined).length).toBeLessThan(places.length / 50)
  for (let zoom = 0; zoom <= 14; zoom += 1)
    for await (const at of archive.tilesAt(zoom)) {
      const tile = await archive.tile(at)
      if (tile) expect([...(await decodeTile(tile)).keys()]).not.toContain('boundary')
    }
})

test('a notice beside it names the sources and their licences', () => {
  const notice = readFileSync(path.join(path.dirname(demoMapFile), 'NOTICE.md'), 'utf8')
  for (const word of ['OpenStreetMap contributors', 'Open Database License 1.0', '© OpenMapTiles'])
    expect(notice).toContain(word)
})
