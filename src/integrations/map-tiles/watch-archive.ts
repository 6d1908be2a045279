/** The archive in the data folder, reopened when `npm run map` replaces it. */
import { unwatchFile, watchFile } from 'node:fs'
import path from 'node:path'
import { type Archive, openArchive } from './archive.ts'
import { warm } from './read-now.ts'

/** The path of the archive in the data folder. */
export function archiveIn(dataDir: string): string {
  return path.join(dataDir, 'map', 'basemap.pmtiles')
}

export type WatchedArchive = {
  /** The current archive; undefined when there is none that can be read. */
  readonly now: Archive | undefined
  /** Why the current file cannot be used. */
  readonly complaint: string | undefined
  close: () => Promise<void>
}

type Following = {
  /** Called when the archive was replaced or removed. */
  onChange: () => void
  /** Called when the file cannot be read. */
  onProblem: (error: unknown) => void
}

// Polling one file is cheap, and network disks send no change events.
const everyMs = 1_000

export async function watchArchive(
  file: string,
  { onChange, onProblem }: Following,
): Promise<WatchedArchive> {
  let now: Archive | undefined
  let complaint: string | undefined
  let reading: Promise<void> = Promise.resolve()

  async function read(onChange: () => void): Promise<void> {
    const before = now
    complaint = undefined
    now = await openArchive(file).catch((error) => {
      if (error?.code === 'ENOENT') return undefined
      complaint = error instanceof Error ? error.message : String(error)
      onProblem(error)
      return undefined
    })
    if (now) warm(file, now.bytes)
    await before?.close()
    if (before?.version !== now?.version) onChange()
  }

  const look = () => {
    reading = reading.then(() => read(onChange))
  }
  watchFile(file, { interval: everyMs, persistent: false }, look)
  await read(() => {})
  return {
    get now() {
      return now
    },
    get complaint() {
      return complaint
    },
    async close() {
      unwatchFile(file, look)
      await reading
      await now?.close()
      now = undefined
    },
  }
}
