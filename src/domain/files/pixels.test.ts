import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decode, encode } from './pixels.ts'

const side = 1500
const pixels = { data: Buffer.alloc(side * side * 3, 120), width: side, height: side }
const tooShort = 0.001

test('a picture that takes too long to read is given up', async () => {
  const file = await sharp(pixels.data, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
  await expect(decode(file, 840, 'now', tooShort)).rejects.toThrow(/timeout/)
  expect(await decode(file, 840, 'now')).toMatchObject({ width: 840, height: 840 })
})

test('a picture that takes too long to make is given up', async () => {
  await expect(encode(pixels, 'avif', 'now', tooShort)).rejects.toThrow(/timeout/)
  expect((await encode(pixels, 'avif', 'now')).length).toBeGreaterThan(100)
})
