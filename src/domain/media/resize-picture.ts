import type { PictureFormat } from '#storage/keys.ts'
import { crop, decode, encode, narrow } from './pixels.ts'

/** `cropHeight`: the picture is cropped to this height (in pixels), else it keeps its shape. */
export type Size = { width: number; cropHeight?: number | undefined; format: PictureFormat }

/**
 * One size of a picture, encoded.
 * @throws when the original is broken
 */
export async function makeSize({ original, ...size }: Size & { original: Buffer }): Promise<Buffer> {
  const { width, cropHeight: height } = size
  const pixels = height ? await crop(original, { width, height }) : await decode(original, width)
  return encode(pixels, size.format)
}

export type MadeSize<Key> = { key: Key; bytes: Buffer }

/**
 * Many sizes, the widest first: the original is decoded once, each next width is made of the last.
 * @throws when the original is broken
 */
export async function makeSizes({
  original,
  sizes,
}: {
  original: Buffer
  sizes: readonly (Size & { key: string })[]
}): Promise<MadeSize<string>[]> {
  const made: MadeSize<string>[] = []
  let pixels = await decode(original, Math.max(...sizes.map(({ width }) => width)))
  for (const { key, width, format } of sizes) {
    if (width < pixels.width) pixels = await narrow(pixels, width)
    made.push({ key, bytes: await encode(pixels, format) })
  }
  return made
}
