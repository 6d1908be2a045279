/** Reads a PMTiles archive: one file that holds all tiles of an area. */
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import {
  bytesToHeader,
  Compression,
  type Header,
  PMTiles,
  ResolvedValueCache,
  type Source,
  TileType,
} from 'pmtiles'
import { tilesPath } from '#contract/places/basemap.ts'
import { openMapTilesAttribution, readAttribution } from './attribution.ts'
import { listTiles } from './list-tiles.ts'
import { openReadNow } from './read-now.ts'
import { type Tile, type TileAt, type TileSource, vectorType, yearSeconds } from './tile-source.ts'

/** The metadata of an archive, parsed from untrusted JSON. */
export type ArchiveMetadata = {
  name?: string
  description?: string
  attribution?: string
  layers: readonly string[]
  made?: string
}

export type Archive = TileSource & {
  /** Its path. */
  file: string
  header: Header
  metadata: ArchiveMetadata
  bytes: number
  modified: Date
  /** Every tile of a zoom, in the order of the file; those stored once for several places are left out. */
  tilesAt: (zoom: number) => AsyncGenerator<TileAt>
  close: () => Promise<void>
}

// The header and the root directory are within the first 16 KB of every archive.
const headBytes = 16_384
const mostDirectoryBytes = 64 * 1024 * 1024

const inflate = {
  [Compression.Gzip]: promisify(gunzip),
  [Compression.Brotli]: promisify(brotliDecompress),
}

/** @throws when the file is not a readable archive */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file)
  try {
    const { size, mtime } = await handle.stat()
    const source = fileSource(handle, file)
    const directories = new ResolvedValueCache(400, true, decompress)
    // Tiles are sent as stored, still compressed; only directories and metadata are decompressed here.
    const tiles = new PMTiles(source, directories, async (stored) => stored)
    const header = await tiles.getHeader()
    const metadata = readMetadata(await new PMTiles(source, directories, decompress).getMetadata())
    const version = await fileIdentity(handle, size)
    const stored = storedAs(header)
    const readNow = await openReadNow({ handle, header, directories, source })
    const etagOf = ({ z, x, y }: TileAt) => `${version}-${z}-${x}-${y}`
    return {
      file,
      version,
      header,
      metadata,
      bytes: size,
      modified: mtime,
      basemap: {
        kind: 'vector',
        tiles: tilesPath(version),
        isLocal: true,
        minzoom: header.minZoom,
        maxzoom: header.maxZoom,
        bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
        attribution: attributionOf(metadata),
      },
      async tile({ z, x, y }) {
        const found = await tiles.getZxy(z, x, y)
        return found && { ...stored, bytes: Buffer.from(found.data), etag: etagOf({ z, x, y }) }
      },
      tileNow(at) {
        const bytes = readNow(at)
        return bytes && { ...stored, bytes, etag: etagOf(at) }
      },
      tilesAt: (zoom) => listTiles({ header, directories, source }, zoom),
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Reads the header of an archive. */
export function parseHeader(head: Uint8Array): Header {
  return bytesToHeader(new Uint8Array(head).buffer)
}

function fileSource(handle: FileHandle, key: string): Source {
  return {
    getKey: () => key,
    async getBytes(offset, length) {
      const buffer = new ArrayBuffer(length)
      const { bytesRead } = await handle.read(new Uint8Array(buffer), 0, length, offset)
      return { data: bytesRead === length ? buffer : buffer.slice(0, bytesRead) }
    },
  }
}

async function decompress(stored: ArrayBuffer, how: Compression): Promise<ArrayBuffer> {
  if (how === Compression.None || how === Compression.Unknown) return stored
  if (how === Compression.Zstd) throw new Error('Its directories are compressed with Zstandard.')
  const plain = await inflate[how](stored, { maxOutputLength: mostDirectoryBytes })
  return new Uint8Array(plain).buffer
}

/** The same file has the same name on every machine. */
async function fileIdentity(handle: FileHandle, size: number): Promise<string> {
  const head = Buffer.alloc(headBytes)
  const { bytesRead } = await handle.read(head, 0, headBytes, 0)
  const digest = createHash('sha256').update(head.subarray(0, bytesRead)).update(String(size))
  return digest.digest('base64url').slice(0, 12)
}

function storedAs({ tileType, tileCompression }: Header): Omit<Tile, 'bytes'> {
  if (tileType !== TileType.Mvt) throw new Error('Its tiles are not vector tiles.')
  const kind = { contentType: vectorType, maxAgeSeconds: yearSeconds }
  if (tileCompression === Compression.Gzip) return { ...kind, encoding: 'gzip' }
  if (tileCompression === Compression.None || tileCompression === Compression.Unknown) return kind
  throw new Error('Its tiles are not compressed with gzip.')
}

function readMetadata(said: unknown): ArchiveMetadata {
  const { name, description, attribution, vector_layers: layers, ...other } = Object(said)
  const made = other['planetiler:osm:osmosisreplicationtime'] ?? other.date
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...(typeof attribution === 'string' && { attribution }),
    ...(typeof made === 'string' && { made }),
    layers: Array.isArray(layers) ? layers.map((layer) => String(Object(layer).id)) : [],
  }
}

function attributionOf({ attribution = '' }: ArchiveMetadata) {
  const stated = readAttribution(attribution)
  return stated.length > 0 ? stated : openMapTilesAttribution
}
