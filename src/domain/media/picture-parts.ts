/**
 * What a picture's file holds beside its pixels. Decoders unpack and copy all of it, so a small file with a million
 * parts takes seconds and gigabytes; the table of its parts is read first, and nothing is unpacked for that.
 */

// Writers cut the pixels of 50 MB into pieces of 4 KB at the least; no animation has as many frames.
const mostParts = 20_000
// Phones write depth maps and second pictures into the segments of a JPEG, some MB of them.
const mostSegments = 1_000
const mostSegmentBytes = 16 * 1024 * 1024
// The largest colour profiles of printers have 2 to 3 MB, and what editors note has less.
const mostNoteBytes = 4 * 1024 * 1024
// Compressed text is a thousand times larger when unpacked; a copyright notice has some hundred bytes.
const mostCompressedText = 64 * 1024

/** `isHeldWhole`: decoders cannot take it line by line, so all its pixels are in memory together. */
export type PictureParts = { isOverloaded: boolean; isHeldWhole: boolean }

/** Takes the bytes of a whole file. A format without a table, or a broken file, is left to the decoder. */
export function readParts(bytes: Buffer): PictureParts {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\x89PNG')) return png(bytes)
  if (start.startsWith('GIF8')) return { isOverloaded: gifBlocks(bytes) > mostParts, isHeldWhole: true }
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return webp(bytes)
  if (start.startsWith('\xff\xd8')) return jpeg(bytes)
  return { isOverloaded: start.slice(4, 8) === 'ftyp' && boxes(bytes) > mostParts, isHeldWhole: false }
}

const notes = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'iCCP'])

function png(bytes: Buffer): PictureParts {
  let parts = 0
  let noteBytes = 0
  let compressed = 0
  for (let at = 8; at + 8 <= bytes.length && parts <= mostParts; parts += 1) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (notes.has(type)) noteBytes += length
    if (isCompressedText(type, bytes.subarray(at + 8, at + 8 + length))) compressed += length
    at += length + 12
  }
  return {
    isOverloaded: parts > mostParts || noteBytes > mostNoteBytes || compressed > mostCompressedText,
    isHeldWhole: bytes[28] === 1,
  }
}

function isCompressedText(type: string, text: Buffer): boolean {
  // A keyword, a zero, and whether the text is compressed.
  return type === 'zTXt' || (type === 'iTXt' && text[text.indexOf(0) + 1] !== 0)
}

function gifBlocks(bytes: Buffer): number {
  let blocks = 0
  let at = 13 + colourTable(bytes[10])
  while (at < bytes.length && blocks <= mostParts) {
    const kind = bytes[at]
    if (kind === 0x21) at += 2
    else if (kind === 0x2c) at += 11 + colourTable(bytes[at + 9])
    else break
    blocks += 1
    for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) at += size + 1
    at += 1
  }
  return blocks
}

function colourTable(flags = 0): number {
  return flags & 0x80 ? 3 * (2 << (flags & 7)) : 0
}

function webp(bytes: Buffer): PictureParts {
  let parts = 0
  for (let at = 12; at + 8 <= bytes.length && parts <= mostParts; parts += 1) {
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  const isAnimated = bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  return { isOverloaded: parts > mostParts, isHeldWhole: isAnimated }
}

function jpeg(bytes: Buffer): PictureParts {
  let segments = 0
  let size = 0
  let at = 2
  while (at + 4 <= bytes.length && segments <= mostSegments) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0xda) break
    // A filling byte before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    segments += 1
    const length = bytes.readUInt16BE(at + 2)
    size += length
    at += 2 + length
  }
  return { isOverloaded: segments > mostSegments || size > mostSegmentBytes, isHeldWhole: false }
}

function boxes(bytes: Buffer): number {
  let found = 0
  for (let at = 0; at + 8 <= bytes.length && found <= mostParts; found += 1) {
    const size = bytes.readUInt32BE(at)
    // 0: all that is left. 1: a size of 64 bits, which no file of 50 MB needs.
    if (size < 8) break
    at += size
  }
  return found
}
