/**
 * The files of the built site, in all languages. They are listed once at start, so a request is looked up by its exact
 * address and never becomes a path: there is nothing to traverse.
 */
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import mime from 'mime-types'
import type { HeaderList } from '../answers/security-headers.ts'
import { StoredAnswer } from '../answers/stored-answer.ts'

// Below /assets Vite names files by a hash of their content, with or without a name before it.
const immutable = /^\/assets\/(?:[^/]+-)?[\w-]{8,}\.\w+$/

// The build compresses what it makes (scripts/lib/precompress.js).
const compressedEnding = '.br'

export type StaticFiles = {
  /** The file at this path of an address, or undefined when there is none. */
  find: (pathname: string) => Promise<StoredAnswer | undefined> | undefined
  /** Offers the files of these folders too, behind those that are there: another version's. */
  add: (folders: readonly string[]) => void
}

export function listStaticFiles(folders: readonly string[], headers: HeaderList): StaticFiles {
  const paths = new Map<string, string>()
  const compressed = new Set<string>()
  const add: StaticFiles['add'] = (places) => {
    for (const folder of places) {
      for (const file of walk(folder)) {
        if (file.endsWith(compressedEnding)) {
          compressed.add(file)
          continue
        }
        const name = `/${encodeURI(path.relative(folder, file).split(path.sep).join('/'))}`
        if (!paths.has(name)) paths.set(name, file)
      }
    }
  }
  add(folders)
  const loaded = new Map<string, Promise<StoredAnswer>>()

  async function load(pathname: string, file: string): Promise<StoredAnswer> {
    const cacheControl = immutable.test(pathname)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate'
    const contentType = mime.contentType(path.extname(file)) || 'application/octet-stream'
    const answer = new StoredAnswer({ bytes: await readFile(file), contentType, cacheControl, headers })
    const brotli = file + compressedEnding
    if (compressed.has(brotli)) answer.keep(await readFile(brotli), 'br', 'best')
    return answer
  }

  return {
    add,
    find(pathname) {
      const file = paths.get(pathname)
      if (!file) return undefined
      const known = loaded.get(pathname)
      if (known) return known
      const loading = load(pathname, file)
      loaded.set(pathname, loading)
      loading.catch(() => loaded.delete(pathname))
      return loading
    },
  }
}

function walk(folder: string): string[] {
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder, { withFileTypes: true })
    : []
  return names
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name)
      return entry.isDirectory() ? walk(full) : entry.isFile() ? [full] : []
    })
}
