/** The one place that knows sharp: what a picture is, and how it becomes others. Loaded when first needed. */
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { PictureFormat } from '#storage/keys.ts'
import { Turns, type Urgency } from './turns.ts'

// Nothing is read but the four formats that people's pictures come in; libvips knows many more, each a parser
// with a history.
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].flatMap((name) => [
  `VipsForeignLoad${name}File`,
  `VipsForeignLoad${name}Buffer`,
])
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })
sharp.cache(false)
// One core a picture: parallel is what the turns allow.
sharp.concurrency(1)

const parallel = 2
const longestQueue = 200
const turns = new Turns({ places: parallel, longestQueue })

export const mostPixels = 100_000_000
const mostSeconds = 20

/** A file's path, or its bytes. */
export type PictureSource = string | Buffer

/** Pixels ready to be encoded: red, green, blue, in sRGB. */
export type Pixels = { data: Buffer; width: number; height: number }

/** What a file says of itself, nothing decoded: its format and the size a visitor sees, orientation applied. */
export async function readHead(
  source: PictureSource,
): Promise<{ format: string; width: number; height: number }> {
  const { format, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata()
  return { format, width: autoOrient.width, height: autoOrient.height }
}

/**
 * The whole picture decoded, at most that wide and never enlarged: the first frame, upright, in sRGB, on white,
 * without anything that was written beside the pixels.
 * @throws when it is broken, or takes too long
 */
export function decode(
  source: PictureSource,
  width: number,
  urgency: Urgency,
  seconds = mostSeconds,
): Promise<Pixels> {
  return within(seconds, urgency, async () => {
    const { data, info } = await opened(source)
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  })
}

/** The part of a picture that draws the eye, so wide and so high: never larger than what is there. */
export function crop(
  source: PictureSource,
  { width, height }: { width: number; height: number },
  urgency: Urgency,
): Promise<Pixels> {
  return within(mostSeconds, urgency, async () => {
    const { data, info } = await opened(source)
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  })
}

/** The same pixels, fewer of them. */
export function narrow(pixels: Pixels, width: number, urgency: Urgency): Promise<Pixels> {
  return within(mostSeconds, urgency, async () => {
    const { data, info } = await raw(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  })
}

/** @throws when it takes too long */
export function encode(
  pixels: Pixels,
  format: PictureFormat,
  urgency: Urgency,
  seconds = mostSeconds,
): Promise<Buffer> {
  return within(seconds, urgency, () => encoders[format](raw(pixels)).toBuffer())
}

// Effort 2 makes an AVIF of 840 pixels in a quarter of a second of one core. Effort 4 takes eight times as long
// for 6 % fewer bytes, effort 0 a sixth of the time for 13 % more: visitors would wait for one, pay for the other.
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 75, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
}

/** What stands in for the picture: its ThumbHash (base64) and the colour that most of it has. */
export async function summarise(source: PictureSource): Promise<{ thumbhash: string; colour: string }> {
  const { data, info } = await within(mostSeconds, 'now', () =>
    opened(source)
      .resize({ width: thumbSide, height: thumbSide, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { dominant } = await sharp(data, { raw: info }).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  const hash = rgbaToThumbHash(info.width, info.height, data)
  return { thumbhash: Buffer.from(hash).toString('base64'), colour: `#${hex.join('')}` }
}

// The largest that ThumbHash takes.
const thumbSide = 100

/**
 * Waits for a turn, then for what is done in it, but no longer than that. sharp cannot stop in the middle of an
 * AVIF: such a work keeps its place until it has ended, and nobody waits for it any more.
 */
function within<Made>(seconds: number, urgency: Urgency, make: () => Promise<Made>): Promise<Made> {
  return new Promise((resolve, reject) => {
    const turn = turns.take(urgency, async () => {
      const timer = setTimeout(() => reject(new Error(`timeout: not made in ${seconds} s`)), seconds * 1000)
      await make().then(resolve, reject)
      clearTimeout(timer)
    })
    turn.catch(reject)
  })
}

function opened(source: PictureSource): Sharp {
  return sharp(source, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
    .timeout({ seconds: mostSeconds })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
}

function raw({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}
