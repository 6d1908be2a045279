/**
 * Unpacks compressed data of other hosts and map files, up to a limit: a few kilobytes may expand to
 * gigabytes.
 */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { deliveryErrors, mapTiles as t } from '#messages/admin.ts'
import { type Tile, TilesUnavailable } from './tile-source.ts'

const unzip = promisify(gunzip)
const megabyte = 1_048_576
/** Tiles of dense cities have one to three megabytes. */
const mostTileBytes = 16 * megabyte

/** @throws TilesUnavailable when the bytes are damaged, or more than the limit */
export async function unpack(
  { bytes, encoding }: Pick<Tile, 'bytes' | 'encoding'>,
  mostBytes = mostTileBytes,
): Promise<Buffer> {
  if (encoding === 'gzip') return unzip(bytes, { maxOutputLength: mostBytes }).catch(failure)
  return bytes.length > mostBytes ? failure({ code: tooMany }) : bytes

  function failure(error: { code?: string }): never {
    if (error.code !== tooMany) throw new TilesUnavailable(t.damaged, { cause: error })
    throw new TilesUnavailable(deliveryErrors.tooLarge({ megabytes: Math.round(mostBytes / megabyte) }))
  }
}

const tooMany = 'ERR_BUFFER_TOO_LARGE'
