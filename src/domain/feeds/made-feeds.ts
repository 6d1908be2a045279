/**
 * Feeds as files: each is made once for a version of the listings, however many ask for it, and the previous
 * one is deleted when it is ready.
 */
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as rest } from 'node:timers/promises'

export type MadeFeeds = {
  /**
   * The file of a feed.
   * @param name letters and hyphens
   * @param version letters, digits, - and _: it changes with the content of the feed
   */
  file(name: string, version: string, write: () => AsyncIterable<string>): Promise<string>
}

export function openMadeFeeds(folder: string): MadeFeeds {
  const made = new Map<string, { version: string; file: Promise<string> }>()

  async function make(name: string, version: string, write: () => AsyncIterable<string>): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${name}.${version}`)
    const unfinished = `${file}.${process.pid}.unfinished`
    try {
      await pipeline(Readable.from(withRests(write())), createWriteStream(unfinished))
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    // Readers of an older one have it open.
    const others = (await readdir(folder)).filter(
      (one) => one.startsWith(`${name}.`) && one !== `${name}.${version}` && !one.endsWith('.unfinished'),
    )
    for (const other of others) await rm(join(folder, other), { force: true })
    return file
  }

  return {
    file(name, version, write) {
      const known = made.get(name)
      if (known?.version === version) return known.file
      const file = make(name, version, write)
      made.set(name, { version, file })
      // A failed feed is made again.
      file.catch(() => {
        if (made.get(name)?.file === file) made.delete(name)
      })
      return file
    },
  }
}

/** Pauses after each piece for as long as it took, so that pages are answered meanwhile. */
async function* withRests(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let began = performance.now()
  for await (const piece of pieces) {
    yield piece
    await rest(performance.now() - began)
    began = performance.now()
  }
}
