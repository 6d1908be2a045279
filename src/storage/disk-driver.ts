/** Files in a folder. A file appears whole under its name or not at all, whatever ends the writing. */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import type { WriteOptions } from 'flydrive/types'
import { isInnerPath } from '#contract/text/inner-path.ts'
import { newFileId } from './keys.ts'
import type { ByteRange, StorageDriver } from './storage.ts'

const abandonedMs = 60 * 60_000

export class DiskDriver extends FSDriver implements StorageDriver {
  readonly #folder: string
  /** Beside the folder and on the same disk, so that nothing half-written is ever listed or served. */
  readonly #unfinished: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
    this.#unfinished = `${folder}.unfinished`
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(this.#place(key))
  }

  override async getStream(key: string): Promise<Readable> {
    return this.#read(key)
  }

  getRange(key: string, range: ByteRange): Promise<Readable> {
    return this.#read(key, range)
  }

  override put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    return this.#write(key, contents, options)
  }

  override putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    return this.#write(key, contents, options)
  }

  async close(): Promise<void> {}

  /** Removes what was being written when a process ended long ago; what is younger may be another's work. */
  async sweep(): Promise<void> {
    const names = await readdir(this.#unfinished).catch(nothingThere)
    for (const name of names) {
      const draft = path.join(this.#unfinished, name)
      const written = await stat(draft).catch(nothingThere)
      if ('mtimeMs' in written && Date.now() - written.mtimeMs > abandonedMs) await rm(draft, { force: true })
    }
  }

  /** Opened before it is handed on, so that a missing file is an error here and not in the middle of an answer. */
  async #read(key: string, range?: ByteRange): Promise<Readable> {
    const handle = await open(this.#place(key))
    return createReadStream('', { ...range, fd: handle })
  }

  async #write(key: string, contents: string | Uint8Array | Readable, options?: WriteOptions): Promise<void> {
    const place = this.#place(key)
    const draft = path.join(this.#unfinished, newFileId())
    await mkdir(this.#unfinished, { recursive: true, mode: 0o700 })
    try {
      const signal = options?.signal && { signal: options.signal }
      await writeFile(draft, contents, { flush: true, mode: 0o600, ...signal })
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await rename(draft, place)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  #place(key: string): string {
    if (!isInnerPath(key)) throw new Error(`The key '${key}' leads out of the storage folder`)
    return path.join(this.#folder, key)
  }
}

function nothingThere(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
