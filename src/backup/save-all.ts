/** Stores many files, a few at a time; those that have not changed since the last backup are not read again. */
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode } from '#db/startup-error.ts'
import type { StoredFile } from './manifest.ts'
import type { Repository } from './repository.ts'

export type Source = {
  key: string
  /** Undefined when it has gone since it was listed. */
  look: () => Promise<{ bytes: number; modified: string } | undefined>
  /** The same. */
  open: () => Promise<Readable | undefined>
}

/** A file on this machine, by its path below `folder`. */
export function fileIn(folder: string, key: string): Source {
  const file = path.join(folder, key)
  return {
    key,
    async look() {
      const found = await stat(file).catch(unlessGone)
      return found && { bytes: found.size, modified: found.mtime.toISOString() }
    },
    open: async () => (await open(file).catch(unlessGone))?.createReadStream(),
  }
}

function unlessGone(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}

const atOnce = 3

/** @param before the files of the last backup, by their keys */
export async function saveAll(
  repository: Repository,
  sources: readonly Source[],
  before: ReadonlyMap<string, StoredFile>,
  { signal, onFile }: { signal?: AbortSignal | undefined; onFile: () => void },
): Promise<StoredFile[]> {
  const waiting = [...sources].reverse()
  const saved: StoredFile[] = []

  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      signal?.throwIfAborted()
      const file = await saveOne(repository, next, before.get(next.key))
      if (file) saved.push(file)
      onFile()
    }
  }
  const works = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const result of works) if (result.status === 'rejected') throw result.reason
  return saved.sort((one, other) => (one.key < other.key ? -1 : 1))
}

async function saveOne(
  repository: Repository,
  { key, look, open: opened }: Source,
  before: StoredFile | undefined,
): Promise<StoredFile | undefined> {
  const found = await look()
  if (!found) return undefined
  const { bytes, modified } = found
  if (before?.bytes === bytes && before.modified === modified && repository.has(before)) return before
  const content = await opened()
  return content && { ...(await repository.store(content)), key, modified }
}
