/**
 * Cache on disk for files of other hosts: tiles, glyphs, sprites. It has a size limit and removes the least recently
 * used files first.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Without bytes: the host says that there is no such file. */
export type CachedFile = {
  bytes: Buffer | undefined
  contentType: string
  encoding?: 'gzip'
  /** When it was fetched, in milliseconds. */
  fetchedAt: number
}

export type DiskCache = {
  find(key: string): Promise<CachedFile | undefined>
  /** Never fails: a file that cannot be stored is fetched again. */
  keep(key: string, file: CachedFile): Promise<void>
  /** The size of the cache, in whole disk blocks. */
  size(): { bytes: number; files: number }
  /** Waits for writes in progress. */
  close(): Promise<void>
}

// The unit in which a file system allocates space.
const blockBytes = 4096

/** @param maxBytes the size limit; 0 stores nothing */
export function openDiskCache(
  folder: string,
  maxBytes: number,
  onProblem: (error: unknown) => void,
): DiskCache {
  /** Sizes by name in the folder; the most recently used comes last. */
  const sizes = new Map<string, number>()
  let bytes = 0
  let hasFailed = false
  const counted = maxBytes > 0 ? count().catch(fail) : Promise.resolve()
  /** Files being written, by name. */
  const underway = new Map<string, { file: CachedFile; writing: Promise<void> }>()

  /** Counts the files of earlier runs, the oldest first. */
  async function count(): Promise<void> {
    const found: { name: string; size: number; at: number }[] = []
    for (const inner of await readdir(folder).catch(() => [])) {
      for (const file of await readdir(path.join(folder, inner)).catch(() => [])) {
        const name = path.join(inner, file)
        if (file.endsWith('.new')) await rm(path.join(folder, name), { force: true })
        else
          await stat(path.join(folder, name)).then(
            ({ size, mtimeMs }) => found.push({ name, size, at: mtimeMs }),
            () => {},
          )
      }
    }
    for (const { name, size } of found.toSorted((one, other) => one.at - other.at)) note(name, size)
  }

  function note(name: string, size: number): void {
    bytes += blocks(size) - (sizes.has(name) ? blocks(sizes.get(name) ?? 0) : 0)
    sizes.delete(name)
    sizes.set(name, size)
  }

  async function prune(): Promise<void> {
    for (const [name, size] of sizes) {
      if (bytes <= maxBytes) return
      sizes.delete(name)
      bytes -= blocks(size)
      await rm(path.join(folder, name), { force: true })
    }
  }

  async function write(name: string, file: CachedFile): Promise<void> {
    await counted
    const full = path.join(folder, name)
    const written = toBytes(file)
    const draft = `${full}.${randomBytes(4).toString('hex')}.new`
    await mkdir(path.dirname(full), { recursive: true, mode: 0o700 })
    await writeFile(draft, written, { mode: 0o600 })
    await rename(draft, full)
    note(name, written.length)
    await prune()
  }

  function fail(error: unknown): void {
    if (!hasFailed) onProblem(error)
    hasFailed = true
  }

  return {
    async find(key) {
      if (maxBytes === 0) return undefined
      const name = fileName(key)
      const written = underway.get(name)
      if (written) return written.file
      const stored = await readFile(path.join(folder, name)).catch(() => undefined)
      const file = stored && fromBytes(stored)
      if (file && sizes.has(name)) note(name, stored.length)
      return file
    },
    async keep(key, file) {
      if (maxBytes === 0) return
      const name = fileName(key)
      const before = underway.get(name)?.writing
      const writing = Promise.resolve(before)
        .then(() => write(name, file))
        .catch(fail)
      const entry = { file, writing }
      underway.set(name, entry)
      await writing
      if (underway.get(name) === entry) underway.delete(name)
    },
    size: () => ({ bytes, files: sizes.size }),
    async close() {
      await counted
      await Promise.all([...underway.values()].map(({ writing }) => writing))
    },
  }
}

function blocks(size: number): number {
  return Math.ceil(size / blockBytes) * blockBytes
}

function fileName(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex')
  return path.join(digest.slice(0, 2), digest.slice(2, 40))
}

/** A line of JSON with the metadata, then the bytes. */
function toBytes({ bytes, ...about }: CachedFile): Buffer {
  const line = JSON.stringify({ ...about, length: bytes?.length ?? null })
  return Buffer.concat([Buffer.from(`${line}\n`), bytes ?? Buffer.alloc(0)])
}

/** Undefined for a file that a crash left incomplete. */
function fromBytes(stored: Buffer): CachedFile | undefined {
  const end = stored.indexOf('\n')
  if (end === -1) return undefined
  try {
    const { contentType, encoding, fetchedAt, length } = JSON.parse(stored.toString('utf8', 0, end))
    const bytes = stored.subarray(end + 1)
    if (typeof contentType !== 'string' || typeof fetchedAt !== 'number') return undefined
    if (bytes.length !== (length ?? 0)) return undefined
    return {
      bytes: length === null ? undefined : bytes,
      contentType,
      fetchedAt,
      ...(encoding === 'gzip' && { encoding }),
    }
  } catch {
    return undefined
  }
}
