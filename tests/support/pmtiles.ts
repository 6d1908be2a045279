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
  /** How many tiles a directory lists below the first one; without it, that one lists all. */
  leafSize?: number
}

const headBytes = 127

/** Writes a PMTiles archive (version 3). */
export function writeArchive(file: string, parts: ArchiveParts): void {
  writeFileSync(file, archiveOf(parts))
}

export function archiveOf({
  tiles,
  metadata = {},
  tileType = TileType.Mvt,
  zooms = [0, 14],
  bounds = [60, 23, 78, 38],
  leafSize,
}: ArchiveParts): Buffer {
  const entries = Object.entries(tiles)
    .map(([place, bytes]) => {
      const [z = 0, x = 0, y = 0] = place.split('/').map(Number)
      return { id: zxyToTileId(z, x, y), bytes: gzipSync(bytes, { level: 9 }) }
    })
    .sort((one, other) => one.id - other.id)
  const { directory, leaves } = directoriesOf(entries, leafSize)
  const about = gzipSync(JSON.stringify(metadata))
  const data = Buffer.concat(entries.map(({ bytes }) => bytes))

  const head = Buffer.alloc(headBytes)
  head.write('PMTiles')
  head.writeUInt8(3, 7)
  const aboutAt = headBytes + directory.length
  const leavesAt = aboutAt + about.length
  const dataAt = leavesAt + leaves.length
  const places = [headBytes, directory.length, aboutAt, about.length]
  places.push(leavesAt, leaves.length, dataAt, data.length)
  const counts = [entries.length, entries.length, entries.length]
  for (const [at, value] of [...places, ...counts].entries()) head.writeBigUInt64LE(BigInt(value), 8 + at * 8)
  for (const [at, value] of [1, Compression.Gzip, Compression.Gzip, tileType, ...zooms].entries())
    head.writeUInt8(value, 96 + at)
  for (const [at, degrees] of bounds.entries()) head.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4)
  const [west, south, east, north] = bounds
  const middle = [(west + east) / 2, (south + north) / 2]
  for (const [at, degrees] of middle.entries()) head.writeInt32LE(Math.round(degrees * 1e7), 119 + at * 4)
  return Buffer.concat([head, directory, about, leaves, data])
}

type Listed = { id: number; bytes: Buffer; isLeaf?: boolean; at?: number }

function directoriesOf(entries: readonly Listed[], leafSize: number | undefined) {
  if (leafSize === undefined) return { directory: gzipSync(directoryOf(entries)), leaves: Buffer.alloc(0) }
  const placed = entries.map((entry, at) => ({
    ...entry,
    at: entries.slice(0, at).reduce((sum, { bytes }) => sum + bytes.length, 0),
  }))
  const leaves: Listed[] = []
  for (let at = 0; at < placed.length; at += leafSize) {
    const listed = placed.slice(at, at + leafSize)
    leaves.push({ id: placed[at]?.id ?? 0, bytes: gzipSync(directoryOf(listed)), isLeaf: true })
  }
  return { directory: gzipSync(directoryOf(leaves)), leaves: Buffer.concat(leaves.map(({ bytes }) => bytes)) }
}

/** Each column by itself: the ids as steps, runs of one, lengths, and places that mostly follow each other. */
function directoryOf(entries: readonly Listed[]): Buffer {
  const steps = entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0))
  const runs = entries.map(({ isLeaf }) => (isLeaf ? 0 : 1))
  const places = entries.map(({ at = 0 }, index) => (index === 0 ? at + 1 : 0))
  const columns = [steps, runs, entries.map(({ bytes }) => bytes.length), places]
  return Buffer.from([entries.length, ...columns.flat()].flatMap(varint))
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
