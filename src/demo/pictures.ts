/** The demo's own pictures: finished files with an index, made by scripts/pictures. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { files } from '#db/schema/index.ts'
import { demoFolder } from './folder.ts'

/**
 * A line of index.json. `alt` and `alt_ur` say what the picture shows, `thumbhash` (base64) and `colour` take its place until it
 * has loaded.
 */
export interface DemoPicture {
  file: string
  kind: string
  alt: string
  alt_ur: string
  width: number
  height: number
  thumbhash: string
  colour: string
}

/** A picture that storage has taken in; `address` is what rows say of it. */
export type StoredPicture = DemoPicture & { address: string }

/** Puts a picture's or a film's file into storage and answers the address that rows say of it. */
export type KeepFinished = (file: {
  id: string
  path: string
  bytes: number
  contentType: string
}) => Promise<string>

type FileRow = typeof files.$inferInsert

export interface BroughtPictures {
  pictures: StoredPicture[]
  rows: FileRow[]
  /** One sentence each on what was not there. */
  complaints: string[]
}

// An S3 server answers in milliseconds; more at once would only queue.
const atOnce = 8

/** Brings the pictures of the folder into storage. Whatever is missing is left out and told, never a failure. */
export async function bringPictures(
  keep: KeepFinished,
  now: Date,
  folder = join(demoFolder, 'pictures'),
): Promise<BroughtPictures> {
  const brought: BroughtPictures = { pictures: [], rows: [], complaints: [] }
  const index = await readIndex(folder)
  if (!index) {
    brought.complaints.push('The demo’s pictures cannot be read (demo/pictures/index.json): it goes without.')
    return brought
  }
  let missing = 0
  for (let first = 0; first < index.length; first += atOnce) {
    const some = index.slice(first, first + atOnce)
    const kept = await Promise.all(some.map((picture) => bring(picture, folder, keep, now)))
    missing += kept.filter((one) => one === undefined).length
    for (const one of kept) {
      if (!one) continue
      brought.pictures.push(one.picture)
      brought.rows.push(one.row)
    }
  }
  if (missing > 0) {
    brought.complaints.push(
      `${missing} of the demo’s ${index.length} pictures are missing: it goes without them.`,
    )
  }
  return brought
}

async function bring(picture: DemoPicture, folder: string, keep: KeepFinished, now: Date) {
  const path = join(folder, picture.file)
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return undefined
  const contentType = extname(path) === '.png' ? 'image/png' : 'image/jpeg'
  const { id, sha256 } = nameOfBytes(bytes)
  const address = await keep({ id, path, bytes: bytes.length, contentType })
  const { width, height, thumbhash, colour } = picture
  const row: FileRow = {
    id,
    address,
    sha256,
    kind: 'picture',
    content_type: contentType,
    bytes: bytes.length,
    width,
    height,
    thumbhash,
    colour,
    created_at: now,
  }
  return { picture: { ...picture, address }, row }
}

/** The same bytes get the same name at every filling, so that one that broke off leaves nothing behind. */
export function nameOfBytes(bytes: Uint8Array): { id: string; sha256: string } {
  const digest = createHash('sha256').update(bytes).digest()
  return { id: digest.toString('base64url').slice(0, 22), sha256: digest.toString('hex') }
}

async function readIndex(folder: string): Promise<DemoPicture[] | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  } catch {
    return undefined
  }
}
