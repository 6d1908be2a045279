import { rgbaToThumbHash } from 'thumbhash'
import { expect, test } from 'vitest'
import { thumbhashImage } from './thumbhash-image.ts'

test('shows the picture’s colours where they are', () => {
  const image = thumbhashImage(hashOf(60, 40, (x, y) => (y < 20 ? sky : x < 30 ? lawn : brick)))
  const { width, height, colourAt } = readBitmap(image)
  expect(width / height).toBeCloseTo(3 / 2, 0)
  expect(colourAt(0.5, 0.1)).toSatisfy(isMostly('blue'))
  expect(colourAt(0.1, 0.9)).toSatisfy(isMostly('green'))
  expect(colourAt(0.9, 0.9)).toSatisfy(isMostly('red'))
})

test('takes an upright picture as it is', () => {
  const { width, height } = readBitmap(thumbhashImage(hashOf(40, 80, () => lawn)))
  expect(height).toBeGreaterThan(width)
})

test('weighs less than a kilobyte', () => {
  const checkered = hashOf(90, 60, (x, y) => (((x >> 4) + (y >> 4)) % 2 ? sky : brick))
  expect(thumbhashImage(checkered).length).toBeLessThan(1024)
})

type Colour = { red: number; green: number; blue: number }
const sky: Colour = { red: 60, green: 110, blue: 230 }
const lawn: Colour = { red: 50, green: 170, blue: 60 }
const brick: Colour = { red: 210, green: 60, blue: 40 }

function isMostly(part: keyof Colour) {
  return (colour: Colour) => Math.max(...Object.values(colour)) === colour[part]
}

function hashOf(width: number, height: number, at: (x: number, y: number) => Colour): string {
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const { red, green, blue } = at(index % width, Math.floor(index / width))
    return [red, green, blue, 255]
  })
  return Buffer.from(rgbaToThumbHash(width, height, pixels.flat())).toString('base64')
}

/** A BMP of 24 bits a pixel, as Windows has written it since 1990. */
function readBitmap(address: string) {
  const bytes = Buffer.from(address.replace('data:image/bmp;base64,', ''), 'base64')
  const width = bytes.readInt32LE(18)
  const height = bytes.readInt32LE(22)
  expect(bytes.toString('latin1', 0, 2)).toBe('BM')
  expect(bytes.readUInt32LE(2)).toBe(bytes.length)
  const start = bytes.readUInt32LE(10)
  const row = (bytes.length - start) / height
  const colourAt = (across: number, down: number): Colour => {
    const at = start + (height - 1 - Math.floor(down * height)) * row + Math.floor(across * width) * 3
    return { red: bytes[at + 2] ?? 0, green: bytes[at + 1] ?? 0, blue: bytes[at] ?? 0 }
  }
  return { width, height, colourAt }
}
