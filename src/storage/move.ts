/** Copies all files from one storage into another, restarted as often as needed. */
import { createHash } from 'node:crypto'
import { isMissing, type Storage } from './storage.ts'

export type Move = {
  signal: AbortSignal
  /** Called after each file with the bytes copied so far and the total. */
  onProgress: (bytes: number, of: number) => void
}

export type Moved = {
  files: number
  bytes: number
  /** Of `files`, those that were there already, byte for byte. */
  already: number
  /** Whether `signal` ended it before all were there. */
  stopped: boolean
}

const atOnce = 4

/**
 * Copies every file that `to` does not have yet and compares what has arrived with what was sent, by size and
 * checksum. `from` keeps its own. Ended at any moment it goes on where it was when it is called again.
 * @throws what either storage says when it fails; the files copied by then stay
 */
export async function copyAll(from: Storage, to: Storage, { signal, onProgress }: Move): Promise<Moved> {
  const waiting: Item[] = []
  for await (const key of from.keys()) {
    waiting.push({ key, bytes: (await from.getMetaData(key)).contentLength })
  }
  const total = waiting.reduce((sum, { bytes }) => sum + bytes, 0)
  const moved = { files: 0, bytes: 0, already: 0, stopped: false }

  async function work(): Promise<void> {
    for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop()) {
      const was = await copyOne(from, to, next)
      moved.files += 1
      moved.bytes += next.bytes
      if (was === 'there') moved.already += 1
      onProgress(moved.bytes, total)
    }
  }
  const works = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const result of works) if (result.status === 'rejected') throw result.reason
  return { ...moved, stopped: signal.aborted }
}

/** What was copied and is certainly in `to`. @returns how many files were removed from `from` */
export async function removeCopied(from: Storage, to: Storage): Promise<number> {
  let removed = 0
  for await (const key of from.keys()) {
    const { contentLength } = await from.getMetaData(key)
    if (!(await isSame(from, to, { key, bytes: contentLength }))) continue
    await from.delete(key)
    removed += 1
  }
  return removed
}

type Item = { key: string; bytes: number }

const attempts = 3

async function copyOne(from: Storage, to: Storage, item: Item): Promise<'there' | 'copied'> {
  if (await isSame(from, to, item)) return 'there'
  for (let attempt = 1; ; attempt += 1) {
    try {
      await to.putStream(item.key, await from.getStream(item.key), { contentLength: item.bytes })
      if (await isSame(from, to, item)) return 'copied'
      throw new Error(`${item.key} arrived differently from how it was sent`)
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

async function isSame(from: Storage, to: Storage, { key, bytes }: Item): Promise<boolean> {
  const there = await to.getMetaData(key).catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (there?.contentLength !== bytes) return false
  // S3 gives the MD5 of what it stored, unless it encrypts by a key of its owner's: then it is read back.
  const own = await md5(from, key)
  if (there.etag.replaceAll('"', '') === own) return true
  return (await md5(to, key)) === own
}

async function md5(storage: Storage, key: string): Promise<string> {
  const hash = createHash('md5')
  for await (const chunk of await storage.getStream(key)) hash.update(chunk)
  return hash.digest('hex')
}
