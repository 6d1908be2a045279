import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeTile } from './decode-tile.ts'
import { pictureTypeOf } from './file-types.ts'
import { longerSide } from './picture-sides.ts'
import { readPoints } from './read-points.ts'
import { TilesUnavailable } from './tile-source.ts'
import { unpack } from './unpack.ts'

const at = { z: 14, x: 11_575, y: 6_683 }

/** A tile with many points called x, each with this geometry. */
function tileOf(geometry: number[], points = 1): Buffer {
  const tile = new PbfWriter()
  tile.writeMessage(
    3,
    (_none, layer) => {
      layer.writeStringField(1, 'poi')
      for (let index = 0; index < points; index += 1)
        layer.writeMessage(
          2,
          (_nothing, feature) => {
            feature.writePackedVarint(2, [0, 0])
            feature.writePackedVarint(4, geometry)
          },
          null,
        )
      layer.writeStringField(3, 'name')
      layer.writeMessage(4, (_nothing, value) => value.writeStringField(1, 'x'), null)
    },
    null,
  )
  return Buffer.from(tile.finish())
}

test('a tile that asks for 200 million corners costs the first of them', async () => {
  const bytes = tileOf([9, 2, 2, (200_000_000 << 3) | 7, 9, 2, 2])
  expect(bytes.length).toBeLessThan(60)
  expect(readPoints(await decodeTile({ bytes }), 'poi', at)).toHaveLength(1)
})

test('of a tile with too many points some are read, and one with far too many is damaged', async () => {
  expect(readPoints(await decodeTile({ bytes: tileOf([9, 2, 2], 6_000) }), 'poi', at)).toHaveLength(5_000)
  await expect(decodeTile({ bytes: tileOf([9, 2, 2], 100_001) })).rejects.toThrow(TilesUnavailable)
})

test('a tile that ends too soon or has any byte changed is read or damaged, nothing else', async () => {
  const whole = tileOf([9, 2, 2], 3)
  const damaged = [...whole.keys()].flatMap((index) => [
    whole.subarray(0, index),
    ...[0, 0x7f, 0x80, 0xff].map((byte) => Buffer.from(whole).fill(byte, index, index + 1)),
  ])
  for (const bytes of damaged) {
    const read = decodeTile({ bytes }).then((layers) => readPoints(layers, 'poi', at))
    expect(await read.catch((error: unknown) => error)).toSatisfy(
      (one) => Array.isArray(one) || one instanceof TilesUnavailable,
    )
  }
})

test('tiles that unpack to too much, or cannot be unpacked, are refused', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
  expect(bomb.length).toBeLessThan(70_000)
  await expect(unpack({ bytes: bomb, encoding: 'gzip' })).rejects.toThrow('larger than 16 MB')
  await expect(unpack({ bytes: bomb.subarray(0, 90), encoding: 'gzip' })).rejects.toThrow(TilesUnavailable)
})

const grey = { create: { width: 300, height: 200, channels: 3 as const, background: 'grey' } }

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'the size of a %s is read from its first bytes',
  async (type) => {
    const bytes = await sharp(grey).toFormat(type).toBuffer()
    expect(longerSide(`image/${type}`, bytes)).toBe(300)
    expect(pictureTypeOf('', bytes)).toBe(`image/${type}`)
    expect(pictureTypeOf('', bytes.subarray(0, 20))).toBeUndefined()
  },
)

test('so is that of a WebP without losses or with transparency', async () => {
  const lossless = await sharp(grey).webp({ lossless: true }).toBuffer()
  const clear = { create: { width: 200, height: 300, channels: 4 as const, background: '#88888880' } }
  for (const bytes of [lossless, await sharp(clear).webp({ lossless: false }).toBuffer()])
    expect(longerSide('image/webp', bytes)).toBe(300)
})

test('a picture of 60,000 pixels a side is no tile', () => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex')
  expect(pictureTypeOf('image/png', bytes)).toBeUndefined()
})
