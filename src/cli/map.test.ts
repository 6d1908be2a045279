import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TileType } from 'pmtiles'
import { expect, onTestFinished, test } from 'vitest'
import { demoMapFile } from '#demo/map-file.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { type ArchiveParts, archiveOf } from '#tests/support/pmtiles.ts'
import { openReceiver } from '#tests/support/receiver.ts'
import { vectorTile } from '#tests/support/vector-tile.ts'

const somewhere = [{ x: 1, y: 1, properties: { name: 'Lahore' } }]
const streets = { transportation: somewhere, water: somewhere, place: somewhere }
const attribution = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>'

function mapOf(
  layers: Parameters<typeof vectorTile>[0] = streets,
  parts: Partial<ArchiveParts> = {},
): Buffer {
  return archiveOf({
    tiles: { '0/0/0': vectorTile(layers) },
    metadata: { name: 'Punjab', attribution },
    zooms: [0, 0],
    ...parts,
  })
}

type Said = { stdout: string; stderr: string; status: number | null }

/** What `npm run map` says with these arguments. */
async function map(dataDir: string, ...args: string[]): Promise<Said> {
  const child = spawn(process.execPath, ['src/cli/map.ts', ...args], { env: { DATA_DIR: dataDir } })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (part) => {
    stdout += part
  })
  child.stderr.on('data', (part) => {
    stderr += part
  })
  const [status] = await once(child, 'close')
  return { stdout, stderr, status }
}

const placeIn = (dataDir: string) => join(dataDir, 'map/basemap.pmtiles')
const filesIn = (dataDir: string) => readdirSync(join(dataDir, 'map'))

function fileWith(bytes: Buffer | string): string {
  const file = join(dataFolder(), 'given.pmtiles')
  writeFileSync(file, bytes)
  return file
}

test('a map file is checked, put in place, described and removed', async () => {
  const dataDir = dataFolder()
  const { stdout, status } = await map(dataDir, fileWith(mapOf()))
  expect(stdout).toMatch(
    /^✓ The map file was checked and is in place\. A running server uses it within seconds\./,
  )
  expect(stdout).toMatch(/Area +23\.0° N, 60\.0° E to 38\.0° N, 78\.0° E/)
  expect(stdout).toMatch(/Attribution +© OpenStreetMap contributors$/m)
  expect(status).toBe(0)
  expect(readFileSync(placeIn(dataDir))).toEqual(mapOf())
  expect(filesIn(dataDir)).toEqual(['basemap.pmtiles'])

  expect((await map(dataDir)).stdout).toMatch(/Name +Punjab/)
  expect((await map(dataDir, '--remove')).stdout).toMatch(/^✓ The map file was removed\./)
  expect(existsSync(placeIn(dataDir))).toBe(false)
  const { stdout: without } = await map(dataDir)
  expect(without).toContain('Tiles from tiles.openfreemap.org')
  expect(without).toContain('While listings of the demo are published')
})

test('a map file is downloaded from an address', async () => {
  const host = await openReceiver()
  onTestFinished(() => host.close())
  host.otherwise = (response) => void response.setHeader('content-length', mapOf().length).end(mapOf())
  const dataDir = dataFolder()
  const { status, stderr } = await map(dataDir, `${host.url}/pakistan.pmtiles`)
  expect(status).toBe(0)
  expect(stderr).toContain('100 %')
  expect(readFileSync(placeIn(dataDir))).toEqual(mapOf())
})

const wrong = Buffer.from(mapOf())
wrong.writeUInt8(2, 7)

test.each<[what: string, bytes: Buffer | string, sentence: RegExp]>([
  ['no map at all', 'a shopping list', /is not a PMTiles file/],
  ['an MBTiles file', `SQLite format 3\0${' '.repeat(200)}`, /pmtiles convert/],
  ['a file of another version', wrong, /version 2/],
  ['a file of pictures', mapOf(streets, { tileType: TileType.Png }), /Only vector tiles/],
  ['half a file', mapOf().subarray(0, -20), /incomplete/],
  [
    'a file with broken tiles',
    mapOf(streets, { tiles: { '0/0/0': Buffer.from('\xff\xff\xff') } }),
    /0\/0\/0/,
  ],
  ['a file without tiles', mapOf(streets, { tiles: {} }), /no tiles/],
  [
    'the layers of Protomaps',
    mapOf({ roads: somewhere, places: somewhere, earth: somewhere, water: somewhere }),
    /Protomaps/,
  ],
  ['other layers', mapOf({ trees: somewhere }), /transportation, water, place are missing/],
])('%s is refused, and the map file stays as it was', async (_what, bytes, sentence) => {
  const dataDir = dataFolder()
  mkdirSync(join(dataDir, 'map'))
  writeFileSync(placeIn(dataDir), mapOf())
  const { stderr, status } = await map(dataDir, fileWith(bytes))
  expect(stderr.replace('100 %\n', '')).toMatch(/^✗ [^\n]+\n$/)
  expect(stderr).toMatch(sentence)
  expect(status).toBe(1)
  expect(filesIn(dataDir)).toEqual(['basemap.pmtiles'])
  expect(readFileSync(placeIn(dataDir))).toEqual(mapOf())
})

test('Ctrl-C stops a download and leaves no partial file', async () => {
  const host = await openReceiver()
  onTestFinished(() => host.close())
  const dataDir = dataFolder()
  const child = spawn(process.execPath, ['src/cli/map.ts', `${host.url}/slow.pmtiles`], {
    env: { DATA_DIR: dataDir },
  })
  let stderr = ''
  child.stderr.on('data', (part) => {
    stderr += part
  })
  host.otherwise = (response) => {
    response.write(mapOf())
    child.kill('SIGINT')
  }
  const [status] = await once(child, 'close')
  expect(stderr).toBe('Stopped. The map file was not changed.\n')
  expect(status).toBe(130)
  expect(existsSync(join(dataDir, 'map')) ? filesIn(dataDir) : []).toEqual([])
})

test('a real map file, that of the demo, is accepted', async () => {
  const { stdout, status } = await map(dataFolder(), demoMapFile)
  expect(status).toBe(0)
  expect(stdout).toMatch(/Zoom levels +0–14/)
  expect(stdout).toMatch(/© OpenStreetMap contributors, © OpenMapTiles/)
})

test('a file together with --remove, or two files, is an error', () => {
  const { stderr, status } = spawnSync(process.execPath, ['src/cli/map.ts', 'a', '--remove'], {
    env: { DATA_DIR: '/nowhere' },
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^✗ Give one file or address, or --remove/)
  expect(status).toBe(1)
})
