/** The picture that chats and social networks show of a page: its photograph, and below it what matters in words. */

import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { agency } from '#agency'
import { escapeXml } from '#contract/text/escape.ts'
import { decode, encode } from '../files/pixels.ts'

/** In pixels: what every network takes. */
export const previewSize = { width: 1200, height: 630 }

export type Preview = {
  /** The photograph's bytes; without one the ground is plain. */
  photo: Buffer | undefined
  /** A few words, such as the price. */
  title: string
  /** One line of words. */
  text: string
}

const { width, height } = previewSize
const bandHeight = 176
const top = height - bandHeight
const margin = 56

/**
 * Gives a JPEG of 1,200 × 630 pixels; for media processes.
 * @throws when the photograph is broken
 */
export async function drawPreview({ photo, title, text }: Preview): Promise<Buffer> {
  const [ground, line, name] = await Promise.all([
    photo ? photograph(photo) : [],
    words(text, { px: 32, weight: 'regular', colour: '#55645D', widest: width - 2 * margin }),
    words(agency.name, { px: 30, weight: 'semiBold', colour: agency.brandColour, widest: 420 }),
  ])
  const widest = width - 2 * margin - name.width - 40
  const heading = await words(title, { px: 56, weight: 'semiBold', colour: '#10201A', widest })
  const plane = { create: { width, height, channels: 3 as const, background: '#F7F5F0' } }
  const band = (high: number, background: string) => ({
    input: { create: { width, height: high, channels: 3 as const, background } },
    left: 0,
    top,
  })
  const data = await sharp(plane)
    .composite([
      ...ground,
      band(bandHeight, '#FFFFFF'),
      band(6, agency.brandColour),
      { input: heading.data, left: margin, top: top + 34 },
      { input: line.data, left: margin, top: top + 112 },
      { input: name.data, left: width - margin - name.width, top: top + 46 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return encode({ data, width, height }, 'jpeg')
}

/** The photograph over the whole width above the band, its middle kept. */
async function photograph(bytes: Buffer): Promise<OverlayOptions[]> {
  const { data, ...size } = await decode(bytes, width)
  const cropped = sharp(data, { raw: { ...size, channels: 3 } }).resize({ width, height: top, fit: 'cover' })
  return [{ input: await cropped.png({ compressionLevel: 0 }).toBuffer(), left: 0, top: 0 }]
}

// The same letters as on the pages, from a file: a server need not have any fonts.
const fonts = {
  regular: {
    name: 'Outfit',
    file: import.meta.resolve('@expo-google-fonts/outfit/400Regular/Outfit_400Regular.ttf'),
  },
  semiBold: {
    name: 'Outfit SemiBold',
    file: import.meta.resolve('@expo-google-fonts/outfit/600SemiBold/Outfit_600SemiBold.ttf'),
  },
}

type Look = { px: number; weight: keyof typeof fonts; colour: string }

/** One line of text: smaller when it is wider than it may be, and cut when it would have to be much smaller. */
async function words(text: string, { widest, ...look }: Look & { widest: number }) {
  const whole = await drawn(text, look)
  const scale = widest / whole.width
  if (scale >= 1) return whole
  if (scale >= 0.7) return drawn(text, { ...look, px: Math.floor(look.px * scale) })
  const fits = text.slice(0, Math.floor((text.length * scale) / 0.7) - 1)
  return drawn(`${fits.trimEnd()}…`, { ...look, px: Math.floor(look.px * 0.7) })
}

async function drawn(text: string, { px, weight, colour }: Look): Promise<{ data: Buffer; width: number }> {
  const { name, file } = fonts[weight]
  const image = sharp({
    text: {
      text: `<span foreground="${colour}">${escapeXml(text)}</span>`,
      font: `${name} ${px}`,
      fontfile: fileURLToPath(file),
      // At 72 dpi a point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
  const { data, info } = await image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}
