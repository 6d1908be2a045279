/** Reads the boxes of an MP4 or QuickTime file, no more of it than it must. */
import { type FileHandle, open } from 'node:fs/promises'

/** The picture track of a video; `codec` is its four characters, such as 'avc1'. */
export type PictureTrack = { codec: string; width: number; height: number }

/** `incomplete`: the file ends before it should. */
export type BaseMedia = { incomplete: boolean; picture: PictureTrack | undefined }

// The description of an hour of video takes a few MB.
const largestDescription = 64 * 1024 * 1024

// A film in fragments has two boxes for each: an hour of half-second ones has 14,400.
const mostBoxes = 50_000

/**
 * Takes the path of a file that begins with an `ftyp` box; for media processes.
 * @throws when it has more boxes than any film
 */
export async function readBaseMedia(path: string): Promise<BaseMedia> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    let description: Buffer | undefined
    let boxesRead = 0
    for (let at = 0; at < size; ) {
      boxesRead += 1
      if (boxesRead > mostBoxes) throw new Error(`more than ${mostBoxes} boxes`)
      const box = await readHeader(file, at, size)
      if (!box || at + box.size > size) return { incomplete: true, picture: undefined }
      if (box.type === 'moov' && !description && box.size <= largestDescription) {
        description = Buffer.alloc(box.size - box.head)
        await file.read(description, 0, description.length, at + box.head)
      }
      at += box.size
    }
    return { incomplete: description === undefined, picture: description && pictureTrack(description) }
  } finally {
    await file.close()
  }
}

type Header = { type: string; head: number; size: number }

async function readHeader(file: FileHandle, at: number, end: number): Promise<Header | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at)
  return headerOf(buffer.subarray(0, bytesRead), end - at)
}

/** A size of 1 says that the real one follows, of 0 that the box takes all that is left. */
function headerOf(bytes: Buffer, left: number): Header | undefined {
  if (bytes.length < 8) return undefined
  const short = bytes.readUInt32BE(0)
  const type = bytes.toString('latin1', 4, 8)
  if (short === 1 && bytes.length < 16) return undefined
  const head = short === 1 ? 16 : 8
  const size = short === 1 ? Number(bytes.readBigUInt64BE(8)) : short || left
  return size < head ? undefined : { type, head, size }
}

/** The contents of all boxes with this name directly in `bytes`. */
function* boxes(bytes: Buffer, name: string): Generator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const box = headerOf(bytes.subarray(at, at + 16), bytes.length - at)
    if (!box) return
    if (box.type === name) yield bytes.subarray(at + box.head, at + box.size)
    at += box.size
  }
}

function first(bytes: Buffer | undefined, ...names: string[]): Buffer | undefined {
  let found = bytes
  for (const name of names) found = found && boxes(found, name).next().value
  return found
}

// Positions in the boxes: ISO/IEC 14496-12, sections 8.3.2 (tkhd), 8.4.3 (hdlr), 8.5.2 and 12.1.3 (stsd).
function pictureTrack(description: Buffer): PictureTrack | undefined {
  for (const track of boxes(description, 'trak')) {
    const handler = first(track, 'mdia', 'hdlr')
    if (handler?.toString('latin1', 8, 12) !== 'vide') continue
    const samples = first(track, 'mdia', 'minf', 'stbl', 'stsd')
    if (!samples || samples.length < 8 + 36) continue
    const entry = samples.subarray(8)
    const [width, height] = [entry.readUInt16BE(32), entry.readUInt16BE(34)]
    const turned = isTurned(first(track, 'tkhd'))
    return {
      codec: entry.toString('latin1', 4, 8),
      width: turned ? height : width,
      height: turned ? width : height,
    }
  }
  return undefined
}

/** Phones store what was filmed upright as it lay on the sensor, with a quarter turn in the track's matrix. */
function isTurned(header: Buffer | undefined): boolean {
  const matrix = header?.[0] === 1 ? 52 : 40
  if (!header || header.length < matrix + 8) return false
  return header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0
}
