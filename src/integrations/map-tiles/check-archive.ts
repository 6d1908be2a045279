/** Checks whether a PMTiles file has the tiles our maps need, before it is put in place. */
import { stat } from 'node:fs/promises'
import { TileType } from 'pmtiles'
import { mapTiles as t } from '#messages/admin.ts'
import { type Archive, openArchive, parseHeader } from './archive.ts'
import { decodeTile } from './decode-tile.ts'
import { complaintAboutLayers } from './layers.ts'
import { tileAt } from './tile-math.ts'
import type { TileAt } from './tile-source.ts'

/** The file cannot be used; the message is a sentence for the operator. */
export class UnusableMap extends Error {
  override name = 'UnusableMap'
}

/** Checks the header, so that a download can stop early. @throws UnusableMap */
export function checkHead(head: Uint8Array): void {
  const bytes = Buffer.from(head)
  if (bytes.toString('latin1', 0, 16) === 'SQLite format 3\0') throw new UnusableMap(t.mbtiles)
  if (bytes.toString('latin1', 0, 7) !== 'PMTiles' || bytes.length < 127) throw new UnusableMap(t.notPmtiles)
  if (bytes[7] !== 3) throw new UnusableMap(t.otherVersion({ version: bytes[7] ?? 0 }))
  const { tileType } = parseHeader(bytes)
  if (tileType !== TileType.Mvt) throw new UnusableMap(t.notVector)
}

/**
 * Reads a file as the server will, and some of its tiles.
 * @returns the open archive, to be closed
 * @throws UnusableMap when the maps cannot use it
 */
export async function openChecked(file: string): Promise<Archive> {
  const archive = await openArchive(file).catch((error) => {
    throw new UnusableMap(t.unreadable({ reason: error.message }), { cause: error })
  })
  try {
    await checkSize(file, archive)
    const found = await sampleLayers(archive)
    const complaint = complaintAboutLayers([...new Set([...archive.metadata.layers, ...found])])
    if (complaint !== undefined) throw new UnusableMap(complaint)
    return archive
  } catch (error) {
    await archive.close()
    throw error
  }
}

async function checkSize(file: string, { header }: Archive): Promise<void> {
  const { size } = await stat(file)
  const needed = header.tileDataOffset + (header.tileDataLength ?? 0)
  if (size < needed) throw new UnusableMap(t.cutOff({ size: megabytes(size), needed: megabytes(needed) }))
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The layers of the tiles in the middle and at a few places around it, at each zoom. */
async function sampleLayers(archive: Archive): Promise<string[]> {
  const layers = new Set<string>()
  let tiles = 0
  for (const at of samples(archive)) {
    const tile = await archive.tile(at)
    if (!tile) continue
    tiles += 1
    const decoded = await decodeTile(tile).catch((error) => {
      const place = `${at.z}/${at.x}/${at.y}`
      throw new UnusableMap(t.badTile({ place }), { cause: error })
    })
    for (const name of decoded.keys()) layers.add(name)
  }
  if (tiles === 0) throw new UnusableMap(t.noTileFound)
  return [...layers]
}

const parts = [0.5, 0.2, 0.35, 0.65, 0.8]

function* samples({ header }: Archive): Generator<TileAt> {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat, centerLon, centerLat } = header
  for (let z = minZoom; z <= maxZoom; z += 1) {
    yield tileAt({ lat: centerLat, long: centerLon }, z)
    for (const east of parts)
      for (const north of parts)
        yield tileAt({ lat: minLat + (maxLat - minLat) * north, long: minLon + (maxLon - minLon) * east }, z)
  }
}
