import { thumbHashToRGBA } from 'thumbhash'

/** The last ones drawn: the server shows the same listings again and again. */
const drawn = new Map<string, string>()
const mostDrawn = 500

/**
 * A ThumbHash (base64) drawn as a picture some 16 pixels wide, as a data address of about 900 characters. The
 * browser smooths it when it enlarges it. A bitmap, because it needs no compressor.
 */
export function thumbhashImage(thumbhash: string): string {
  const known = drawn.get(thumbhash)
  if (known) return known
  if (drawn.size >= mostDrawn) drawn.clear()
  const image = draw(thumbhash)
  drawn.set(thumbhash, image)
  return image
}

function draw(thumbhash: string): string {
  const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)))
  const bytes = bitmap({ width: w >> 1, height: h >> 1 }, (x, y) => (y * 2 * w + x * 2) * 4, rgba)
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}

type Box = { width: number; height: number }

/** A 24-bit BMP: 54 bytes of header, then the rows from the bottom up, blue before green before red. */
function bitmap({ width, height }: Box, at: (x: number, y: number) => number, rgba: Uint8Array): Uint8Array {
  const headerSize = 54
  const rowSize = Math.ceil((width * 3) / 4) * 4
  const bytes = new Uint8Array(headerSize + rowSize * height)
  const header = new DataView(bytes.buffer)
  header.setUint16(0, 0x42_4d)
  header.setUint32(2, bytes.length, true)
  header.setUint32(10, headerSize, true)
  header.setUint32(14, headerSize - 14, true)
  header.setInt32(18, width, true)
  header.setInt32(22, height, true)
  header.setUint16(26, 1, true)
  header.setUint16(28, 24, true)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = at(x, y)
      const to = headerSize + (height - 1 - y) * rowSize + x * 3
      bytes.set([rgba[from + 2] ?? 0, rgba[from + 1] ?? 0, rgba[from] ?? 0], to)
    }
  }
  return bytes
}
