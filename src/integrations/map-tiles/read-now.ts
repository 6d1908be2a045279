/**
 * Reads tiles of an archive on the main thread: a tile is small and usually in the system's file cache, and handing it
 * to another thread would cost ten times as much as reading it.
 */
import { createReadStream, readSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { type Entry, findTile, type Header, type ResolvedValueCache, type Source, zxyToTileId } from 'pmtiles'
import type { TileAt } from './tile-source.ts'

export type ReadNow = (at: TileAt) => Buffer | undefined

// Larger tiles are worth a thread, and larger files may not fit into the system's cache.
const mostTileBytes = 128 * 1024
const mostWarmBytes = 1024 * 1024 * 1024
const mostLeaves = 400
const deepest = 3

type Parts = { handle: FileHandle; header: Header; directories: ResolvedValueCache; source: Source }

/** Returns a reader; it gives undefined for a missing tile, and for one whose directory is not loaded yet. */
export async function openReadNow({ handle, header, directories, source }: Parts): Promise<ReadNow> {
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset, tileDataOffset } = header
  const root = await directories.getDirectory(source, rootDirectoryOffset, rootDirectoryLength, header)
  const leaves = new Map<number, Entry[]>()

  function leafOf({ offset, length }: Entry): Entry[] | undefined {
    const known = leaves.get(offset)
    if (known) return known
    void directories.getDirectory(source, leafDirectoryOffset + offset, length, header).then(
      (leaf) => {
        if (leaves.size >= mostLeaves) leaves.clear()
        leaves.set(offset, leaf)
      },
      // The asynchronous read of the same tile reports the error.
      () => {},
    )
    return undefined
  }

  function entryOf(id: number): Entry | undefined {
    let entry = findTile(root, id)
    for (let depth = 0; entry?.runLength === 0 && depth < deepest; depth += 1) {
      const leaf = leafOf(entry)
      entry = leaf ? findTile(leaf, id) : null
    }
    return entry && entry.runLength > 0 ? entry : undefined
  }

  return ({ z, x, y }) => {
    if (z < header.minZoom || z > header.maxZoom) return undefined
    const entry = entryOf(zxyToTileId(z, x, y))
    if (!entry || entry.length > mostTileBytes) return undefined
    const bytes = room(entry.length)
    const read = readSync(handle.fd, bytes, 0, entry.length, tileDataOffset + entry.offset)
    return read === entry.length ? bytes : undefined
  }
}

const slabBytes = 1024 * 1024
let slab = Buffer.alloc(0)
let used = 0

/** Takes a piece of a shared buffer: one buffer for each tile would keep the garbage collector busy. */
function room(length: number): Buffer {
  if (used + length > slab.length) {
    slab = Buffer.allocUnsafeSlow(slabBytes)
    used = 0
  }
  used += length
  return slab.subarray(used - length, used)
}

/** Reads the file in the background, so that the system has it in its cache. */
export function warm(file: string, bytes: number): void {
  if (bytes > mostWarmBytes) return
  createReadStream(file)
    .on('error', () => {})
    .resume()
}
