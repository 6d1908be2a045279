/** The one place that uses sharp, to examine and convert pictures. Loaded only by media processes. */
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { PictureFormat } from '#storage/keys.ts'
import { mostPixels } from './picture-limits.ts'

// Nothing is read but the four formats that people's pictures come in; libvips knows many more, each a parser
// with a history.
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].flatMap((name) => [
  `VipsForeignLoad${name}File`,
  `VipsForeignLoad${name}Buffer`,
])
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })
sharp.cache(false)
// One core a picture: the parallelism is in the processes.
sharp.concurrency(1)

/** A file's path, or its bytes. */
export type PictureSource = string | Buffer

/** Pixels ready to be encoded: red, green, blue, in sRGB. */
export type Pixels = { data: Buffer; width: number; height: number }

export type Head = { format: string; width: number; height: number }

/** A file's own metadata, nothing decoded: its format and the size a visitor sees, orientation applied. */
export async function readHead(source: PictureSource): Promise<Head> {
  const { format, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata()
  return { format, width: autoOrient.width, height: autoOrient.height }
}

/**
 * The whole picture decoded, at most that wide and never enlarged: the first frame, upright, in sRGB, on white,
 * without anything that was written beside the pixels.
 * @throws when it is broken
 */
export function decode(source: PictureSource, width: number): Promise<Pixels> {
  return pixelsOf(opened(source).resize({ width, withoutEnlargement: true }))
}

/** The part of a picture that draws the eye, in that width and height, never enlarged. */
export function crop(
  source: PictureSource,
  { width, height }: { width: number; height: number },
): Promise<Pixels> {
  return pixelsOf(opened(source).resize({ width, height, fit: 'cover', position: 'attention' }))
}

/** The same pixels, fewer of them. */
export function narrow(pixels: Pixels, width: number): Promise<Pixels> {
  return pixelsOf(raw(pixels).resize({ width }))
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export function encode(pixels: Pixels, format: PictureFormat): Promise<Buffer> {
  return encoders[format](raw(pixels)).toBuffer()
}

// Effort 2 makes an AVIF of 840 pixels in a quarter of a second of one core. Effort 4 takes eight times as long
// for 6 % fewer bytes, effort 0 a sixth of the time for 13 % more: visitors would wait for one, pay for the other.
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 75, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
}

/** The placeholder of a picture: its ThumbHash (base64) and its dominant colour. */
export type Summary = { thumbhash: string; colour: string }

export async function summarise(source: PictureSource): Promise<Summary> {
  const { data, info } = await opened(source)
    .resize({ width: thumbSide, height: thumbSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(data, { raw: info }).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  const hash = rgbaToThumbHash(info.width, info.height, data)
  return { thumbhash: Buffer.from(hash).toString('base64'), colour: `#${hex.join('')}` }
}

// The largest that ThumbHash takes.
const thumbSide = 100

function opened(source: PictureSource): Sharp {
  return sharp(source, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
}

function raw({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}
