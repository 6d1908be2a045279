/**
 * Map tiles from a PMTiles file, compared with bare node:http that sends the same headers and as many bytes. One run
 * requests more tiles than the server keeps in memory, so each is read from the disk; another requests one cached tile.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { openArchive } from '#integrations/map-tiles/archive.ts'
import { archiveIn } from '#integrations/map-tiles/watch-archive.ts'
import { writeArchive } from '#tests/support/pmtiles.ts'
import { againstBare } from './support/against-bare.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const target = 0.4
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: '*/*' }
// 55 by 55 tiles of 12 KB: twice what is kept in memory. Random bytes, because gzip cannot make them smaller.
const side = 55
const tileBytes = 12_000

using folder = scratchFolder()
const file = archiveIn(folder.path)
mkdirSync(dirname(file))
const places = Array.from(
  { length: side * side },
  (_, at) => `14/${11_500 + (at % side)}/${6_600 + Math.floor(at / side)}`,
)
writeArchive(file, { tiles: Object.fromEntries(places.map((place) => [place, randomBytes(tileBytes)])) })
const archive = await openArchive(file)
const paths = places.map((place) => (archive.basemap.tiles ?? '').replace('{z}/{x}/{y}', place))
await archive.close()

await using site = await startQuietSite(folder.path)
const [first = ''] = paths
for (const [name, asked] of [
  ['a map tile from the disk', paths],
  ['a map tile from memory', [first]],
] as const) {
  const { ratio, both } = await againstBare(site.address + first, headers, asked)
  report({
    name: `${name} against bare node:http`,
    measured: `${ratio.toFixed(2)} (${both})`,
    target: `at least ${target}`,
    ok: ratio >= target,
  })
}
