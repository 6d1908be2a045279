/** Puts a map file into the data folder. A file that is incomplete or fails the check changes nothing. */
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chown, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Archive } from '#integrations/map-tiles/archive.ts'
import { checkHead, openChecked, UnusableMap } from '#integrations/map-tiles/check-archive.ts'
import { archiveIn } from '#integrations/map-tiles/watch-archive.ts'

type Putting = {
  dataDir: string
  signal: AbortSignal
  /** Called with the bytes copied so far, and with the total when it is known. */
  onProgress: (bytes: number, of: number | undefined) => void
}

type Source = { bytes: Readable; size: number | undefined }

/**
 * @param from a file or an address
 * @returns the new archive, already closed
 * @throws UnusableMap when the file cannot be read or used; the previous file then stays
 */
export async function putMap(from: string, { dataDir, signal, onProgress }: Putting): Promise<Archive> {
  const place = archiveIn(dataDir)
  const folder = path.dirname(place)
  const source = await (/^https?:\/\//i.test(from) ? download(from, signal) : readFile(from))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await checkSpace(folder, source.size)
  const draft = `${place}.${randomBytes(4).toString('hex')}.new`
  try {
    const write = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(source.bytes, watched(source.size, onProgress), write, { signal })
    const archive = await openChecked(draft)
    await archive.close()
    await giveToOwner(dataDir, [folder, draft])
    await rename(draft, place)
    await settle(folder)
    return archive
  } finally {
    await rm(draft, { force: true })
  }
}

/** @returns whether there was a map file */
export async function removeMap(dataDir: string): Promise<boolean> {
  const place = archiveIn(dataDir)
  const isThere = await stat(place).then(
    () => true,
    () => false,
  )
  await rm(place, { force: true })
  return isThere
}

async function download(address: string, signal: AbortSignal): Promise<Source> {
  const answer = await fetch(address, { signal }).catch((error) => {
    if (signal.aborted) throw error
    throw new UnusableMap(
      `${new URL(address).host} cannot be reached: ${error.cause?.message ?? error.message}`,
    )
  })
  if (!answer.ok || !answer.body)
    throw new UnusableMap(`There is no file at this URL: the server returned ${answer.status}.`)
  // The length of a compressed response is not that of the file.
  const length = answer.headers.has('content-encoding')
    ? Number.NaN
    : Number(answer.headers.get('content-length'))
  return { bytes: Readable.from(answer.body), size: length > 0 ? length : undefined }
}

async function readFile(file: string): Promise<Source> {
  const about = await stat(file).catch(() => undefined)
  if (!about?.isFile()) throw new UnusableMap(`There is no file ${file}.`)
  return { bytes: createReadStream(file), size: about.size }
}

const headBytes = 127

/** Counts the bytes, and stops as soon as the file cannot be a map. */
function watched(size: number | undefined, onProgress: Putting['onProgress']): Transform {
  let passed = 0
  let head: Buffer | undefined = Buffer.alloc(0)
  const look = (part: Buffer) => {
    if (!head) return
    head = Buffer.concat([head, part.subarray(0, headBytes)])
    if (head.length < headBytes) return
    checkHead(head.subarray(0, headBytes))
    head = undefined
  }
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      try {
        look(part)
        passed += part.length
        onProgress(passed, size)
        done(null, part)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done) {
      try {
        if (head) checkHead(head)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}

async function checkSpace(folder: string, size: number | undefined): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (size !== undefined && bavail * bsize < size)
    throw new UnusableMap(
      `Not enough disk space for ${folder}: the file needs ${Math.ceil(size / 1_000_000)} MB.`,
    )
}

/** A server that runs under another account must be able to read the file and to write the tile cache beside it. */
async function giveToOwner(dataDir: string, files: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dataDir)
  for (const file of files) await chown(file, uid, gid)
}

/** Syncs the folder, so that the new name survives a power cut. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
