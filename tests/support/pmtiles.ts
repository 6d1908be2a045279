import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { Compression, TileType, zxyToTileId } from 'pmtiles'

export type ArchiveParts = {
  /** By 'z/x/y'; stored with gzip. */
  tiles: Readonly<Record<string, Uint8Array>>
  metadata?: object
  tileType?: TileType
  zooms?: readonly [least: number, most: number]
  bounds?: readonly [west: number, south: number, east: number, north: number]
}

const headBytes = 127

/** Writes a PMTiles archive (version 3) with one directory. */
export function writeArchive(file: string, parts: ArchiveParts): void {
  writeFileSync(file, archiveOf(parts))
}

export function archiveOf({
  tiles,
  metadata = {},
  tileType = TileType.Mvt,
  zooms = [0, 14],
  bounds = [60, 23, 78, 38],
}: ArchiveParts): Buffer {
  const entries = Object.entries(tiles)
    .map(([place, bytes]) => {
      const [z = 0, x = 0, y = 0] = place.split('/').map(Number)
      return { id: zxyToTileId(z, x, y), bytes: gzipSync(bytes) }
    })
    .sort((one, other) => one.id - other.id)
  const directory = gzipSync(directoryOf(entries))
  const about = gzipSync(JSON.stringify(metadata))
  const data = Buffer.concat(entries.map(({ bytes }) => bytes))

  const head = Buffer.alloc(headBytes)
  head.write('PMTiles')
  head.writeUInt8(3, 7)
  const aboutAt = headBytes + directory.length
  const dataAt = aboutAt + about.length
  const places = [headBytes, directory.length, aboutAt, about.length, dataAt, 0, dataAt, data.length]
  const counts = [entries.length, entries.length, entries.length]
  for (const [at, value] of [...places, ...counts].entries()) head.writeBigUInt64LE(BigInt(value), 8 + at * 8)
  for (const [at, value] of [1, Compression.Gzip, Compression.Gzip, tileType, ...zooms].entries())
    head.writeUInt8(value, 96 + at)
  for (const [at, degrees] of bounds.entries()) head.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4)
  return Buffer.concat([head, directory, about, data])
}

/** Each column by itself: the ids as steps, runs of one, lengths, and places that follow each other. */
function directoryOf(entries: readonly { id: number; bytes: Buffer }[]): Buffer {
  const steps = entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0))
  const places = entries.map((_, at) => (at === 0 ? 1 : 0))
  const columns = [steps, entries.map(() => 1), entries.map(({ bytes }) => bytes.length), places]
  return Buffer.from([entries.length, ...columns.flat()].flatMap(varint))
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
