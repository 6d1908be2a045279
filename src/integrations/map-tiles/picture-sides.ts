/** How large a picture says it is, read from its first bytes: a few kilobytes may stand for gigabytes of pixels. */

/** The longer side in pixels; undefined when it is not stated where it must be. */
export function longerSide(type: string, bytes: Buffer): number | undefined {
  try {
    const sides = readers[type]?.(bytes)
    return sides && Math.max(...sides)
  } catch {
    // The bytes end too soon.
    return undefined
  }
}

type Sides = readonly number[] | undefined

const readers: Readonly<Record<string, (bytes: Buffer) => Sides>> = {
  'image/png': (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
  'image/jpeg': sidesOfJpeg,
  'image/webp': sidesOfWebp,
  'image/avif': sidesOfAvif,
}

/** In the segment that begins a frame: C0 to CF, without three of other kinds. */
function sidesOfJpeg(bytes: Buffer): Sides {
  let at = 2
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at)
    if (marker < 0xff01) return undefined
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
    // A byte FF before a marker only fills space.
    at += marker === 0xffff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

function sidesOfWebp(bytes: Buffer): Sides {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
    case 'VP8L': {
      const both = bytes.readUInt32LE(21)
      return [(both & 0x3fff) + 1, ((both >>> 14) & 0x3fff) + 1]
    }
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
    default:
      return undefined
  }
}

/** A file may hold several pictures, each with a box of its size. */
function sidesOfAvif(bytes: Buffer): Sides {
  const sides: number[] = []
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4))
    sides.push(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12))
  return sides.length > 0 && sides.length <= 64 ? sides : undefined
}
