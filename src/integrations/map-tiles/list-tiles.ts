/** Lists the tiles of an archive from its directories. */
import {
  type Entry,
  type Header,
  type ResolvedValueCache,
  type Source,
  tileIdToZxy,
  zxyToTileId,
} from 'pmtiles'
import type { TileAt } from './tile-source.ts'

type Parts = { header: Header; directories: ResolvedValueCache; source: Source }

/**
 * Every tile of a zoom, in the order of the file. One that is stored once for several places, such as sea, is left out:
 * it has no content of its own.
 */
export async function* listTiles(parts: Parts, zoom: number): AsyncGenerator<TileAt> {
  const { rootDirectoryOffset, rootDirectoryLength } = parts.header
  const ids = { first: zxyToTileId(zoom, 0, 0), end: zxyToTileId(zoom + 1, 0, 0) }
  yield* tilesOf(parts, [rootDirectoryOffset, rootDirectoryLength], ids)
}

async function* tilesOf(
  parts: Parts,
  [offset, length]: readonly [number, number],
  ids: { first: number; end: number },
): AsyncGenerator<TileAt> {
  const { header, directories, source } = parts
  const entries = await directories.getDirectory(source, offset, length, header)
  for (const [index, entry] of entries.entries()) {
    if (entry.runLength === 0) {
      const next = entries[index + 1]?.tileId ?? Number.POSITIVE_INFINITY
      if (next > ids.first && entry.tileId < ids.end)
        yield* tilesOf(parts, [header.leafDirectoryOffset + entry.offset, entry.length], ids)
    } else if (entry.runLength === 1 && entry.tileId >= ids.first && entry.tileId < ids.end)
      yield tilePlace(entry)
  }
}

function tilePlace({ tileId }: Entry): TileAt {
  const [z, x, y] = tileIdToZxy(tileId)
  return { z, x, y }
}
