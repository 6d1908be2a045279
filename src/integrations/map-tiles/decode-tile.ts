/** Decodes a vector tile. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Tile } from './tile-source.ts'

const unzip = promisify(gunzip)
const mostBytes = 32 * 1024 * 1024

/** @throws when the bytes are not a vector tile */
export async function decodeTile({ bytes, encoding }: Pick<Tile, 'bytes' | 'encoding'>): Promise<VectorTile> {
  const plain = encoding === 'gzip' ? await unzip(bytes, { maxOutputLength: mostBytes }) : bytes
  return new VectorTile(new PbfReader(plain))
}
