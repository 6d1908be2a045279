/** Pictures made for a test, good ones and hostile ones: what is in them is known, and none comes from elsewhere. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Needs } from '#domain/context.ts'
import { type StoredPicture, storePicture } from '#domain/files/store-picture.ts'
import { newFileId } from '#storage/keys.ts'

export type Colour = { r: number; g: number; b: number }
export const red: Colour = { r: 200, g: 30, b: 30 }
export const blue: Colour = { r: 20, g: 60, b: 190 }

/** A picture of one colour. */
export function plain(width: number, height: number, colour: Colour = red) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
}

let photos = 0

/** A JPEG as cameras make them, of which no two are the same: a gradient with grain. */
export async function photo(width = 1600, height = 1200): Promise<Buffer> {
  photos += 1
  const noise = { type: 'gaussian' as const, mean: 100 + (photos % 80), sigma: 25 }
  const grain = sharp({ create: { width, height, channels: 3, background: red, noise } })
  return grain.blur(3).jpeg({ quality: 85 }).toBuffer()
}

/** The left half of one colour, the right half of another. */
export function twoHalves(width: number, height: number, left: Colour, right: Colour) {
  const half = { width: width / 2, height, channels: 3 as const, background: right }
  return plain(width, height, left).composite([{ input: { create: half }, left: width / 2, top: 0 }])
}

/** Stores bytes as an upload that came whole. */
export async function storeBytes(
  store: Needs<'db' | 'queue' | 'storage'>,
  bytes: Uint8Array,
  contentType = 'image/jpeg',
): Promise<StoredPicture> {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-upload-'))
  try {
    const path = join(folder, 'file')
    writeFileSync(path, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return await storePicture(store, { id: newFileId(), path, bytes: bytes.length, sha256, contentType })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The colour in the middle of a part of a picture, `across` and `down` from 0 to 1. */
export async function colourAt(picture: Uint8Array, across = 0.5, down = 0.5): Promise<Colour> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const [x, y] = [Math.floor(info.width * across), Math.floor(info.height * down)]
  const at = (y * info.width + x) * info.channels
  return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 }
}

/** How far apart two colours are, in the channel that differs most. */
export function difference(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b))
}

/** A PNG of nothing but black, in two colours, that says it is that large: a few kilobytes for any size. */
export function blackPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const lines = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same with a profile that unpacks to `megabytes`. */
export function pngWithProfileBomb(megabytes: number): Buffer {
  const small = blackPng(64, 64)
  const unpacked = Buffer.alloc(megabytes * 2 ** 20)
  const profile = Buffer.concat([Buffer.from('x\0\0'), deflateSync(unpacked, { level: 1 })])
  return Buffer.concat([small.subarray(0, 33), chunk('iCCP', profile), small.subarray(33)])
}

/** A small picture with so many texts beside it, each of which unpacks to 20 MB. */
export function pngWithTextBombs(count: number): Buffer {
  const small = blackPng(64, 64)
  const text = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(20 * 2 ** 20, 'A'), { level: 1 }),
  ])
  const bomb = chunk('zTXt', text)
  return Buffer.concat([
    small.subarray(0, 33),
    ...Array.from({ length: count }, () => bomb),
    small.subarray(33),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A GIF of one pixel that says its screen has 65,535 × 65,535. */
export function hugeGif(): Buffer {
  return Buffer.from('474946383961ffffffff8000000000ffffff2c00000000ffffffff0002024401003b', 'hex')
}

/** How a HEIC of an iPhone begins; what follows is nothing. */
export function heic(): Buffer {
  const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')])
  return Buffer.concat([box, Buffer.alloc(4096, 7)])
}

/** A drawing that would run a script, were it ever shown as it is. */
export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script><rect width="100" height="100" fill="red"/></svg>',
)
