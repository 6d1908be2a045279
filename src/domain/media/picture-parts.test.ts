import { expect, test } from 'vitest'
import { blackPng, photo, plain, pngWithTextBombs } from '#tests/support/pictures.ts'
import { readParts } from './picture-parts.ts'

const times = (count: number, part: Buffer) => Buffer.alloc(count * part.length, part)

function pngChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data, Buffer.alloc(4)])
}

function pngWith(...parts: Buffer[]): Buffer {
  const png = blackPng(8, 8)
  return Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)])
}

function segment(marker: number, length: number): Buffer {
  const bytes = Buffer.alloc(length + 2)
  bytes.writeUInt16BE(0xff00 + marker)
  bytes.writeUInt16BE(length, 2)
  return bytes
}

async function jpegWith(parts: Buffer): Promise<Buffer> {
  const jpeg = await photo(64, 48)
  return Buffer.concat([jpeg.subarray(0, 2), parts, jpeg.subarray(2)])
}

async function gifWith(parts: Buffer): Promise<Buffer> {
  const gif = await plain(8, 8).gif().toBuffer()
  return Buffer.concat([gif.subarray(0, -1), parts, gif.subarray(-1)])
}

const frame = Buffer.from('2c0000000001000100000202440100', 'hex')

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a photo', () => photo()],
  ['a PNG', () => blackPng(640, 480)],
  ['a PNG in 6,000 pieces', () => pngWith(times(6_000, pngChunk('IDAT', Buffer.alloc(1))))],
  ['a PNG with a copyright notice', () => pngWith(pngChunk('zTXt', Buffer.from('Copyright\0\0x')))],
  ['a PNG with a profile of 3 MB', () => pngWith(pngChunk('iCCP', Buffer.alloc(3e6)))],
  ['a PNG with long text that is not compressed', () => pngWith(pngChunk('iTXt', Buffer.alloc(500_000)))],
  ['a JPEG with 10 MB of depth', () => jpegWith(times(160, segment(0xe1, 65_000)))],
  ['a GIF of 2,000 frames', () => gifWith(times(2_000, frame))],
  ['a WebP', () => plain(64, 64).webp().toBuffer()],
  ['an AVIF', () => plain(64, 64).avif({ effort: 0 }).toBuffer()],
  ['a PNG that is cut off', () => blackPng(64, 64).subarray(0, 40)],
  ['a JPEG that is cut off', async () => (await photo(64, 48)).subarray(0, 21)],
])('%s is no heavier than pictures are', async (_name, make) => {
  expect(readParts(await make()).isOverloaded).toBe(false)
})

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a PNG with compressed text', () => pngWithTextBombs(20)],
  [
    'a PNG with compressed text in other languages',
    () =>
      pngWith(
        times(2, pngChunk('iTXt', Buffer.concat([Buffer.from('C\0\x01\0\0\0'), Buffer.alloc(40_000)]))),
      ),
  ],
  ['a PNG with 5 MB of notes', () => pngWith(pngChunk('eXIf', Buffer.alloc(5e6)))],
  ['a PNG in a million pieces', () => pngWith(times(1_000_000, pngChunk('abCd', Buffer.alloc(0))))],
  ['a JPEG with 2,000 segments', () => jpegWith(times(2_000, segment(0xe5, 4)))],
  ['a JPEG with 20 MB of segments', () => jpegWith(times(320, segment(0xe1, 65_000)))],
  ['a GIF of 100,000 frames', () => gifWith(times(100_000, frame))],
  [
    'a WebP in a million pieces',
    async () =>
      Buffer.concat([await plain(8, 8).webp().toBuffer(), times(1_000_000, Buffer.from('abcd\0\0\0\0'))]),
  ],
  [
    'an AVIF in a million pieces',
    async () =>
      Buffer.concat([
        await plain(8, 8).avif({ effort: 0 }).toBuffer(),
        times(1_000_000, Buffer.from('\0\0\0\x08free')),
      ]),
  ],
])('%s is refused before anything is unpacked', async (_name, make) => {
  expect(readParts(await make()).isOverloaded).toBe(true)
})

test('what decoders cannot take line by line is known', async () => {
  const heldWhole = async (bytes: Buffer | Promise<Buffer>) => readParts(await bytes).isHeldWhole
  expect(await heldWhole(plain(8, 8).gif().toBuffer())).toBe(true)
  expect(await heldWhole(plain(8, 8).png({ progressive: true }).toBuffer())).toBe(true)
  const head = Buffer.from('RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0', 'latin1')
  expect(await heldWhole(head)).toBe(true)
  expect(await heldWhole(plain(8, 8).png().toBuffer())).toBe(false)
  expect(await heldWhole(plain(8, 8).webp().toBuffer())).toBe(false)
})
