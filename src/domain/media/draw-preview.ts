/** The picture that chats and social networks show of a page: its photograph, and below it what matters in words. */

import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { agency } from '#agency'
import { previewSize } from '#contract/files/preview-size.ts'
import { escapeXml } from '#contract/text/escape.ts'
import { decode, encode } from './pixels.ts'

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
  const whole = width - 2 * margin
  const [ground, name] = await Promise.all([
    photo ? photograph(photo) : [],
    words(agency.name, { px: 30, weight: 'semiBold', colour: agency.brandColour, widest: 420 }),
  ])
  // After the name, whose letters replace those that the Urdu font lacks.
  const line = await words(text, { px: 32, weight: 'regular', colour: '#55645D', widest: whole })
  const widest = whole - name.width - 40
  const heading = await words(title, { px: 56, weight: 'semiBold', colour: '#10201A', widest })
  const isRightToLeft = isUrdu(text)
  const atStart = (drawn: { width: number }) => (isRightToLeft ? width - margin - drawn.width : margin)
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
      { input: heading.data, left: atStart(heading), top: around(heading, 62) },
      { input: line.data, left: atStart(line), top: around(line, 132) },
      { input: name.data, left: isRightToLeft ? margin : width - margin - name.width, top: around(name, 62) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return encode({ data, width, height }, 'jpeg')
}

/** The top of words whose middle is so far below the top of the band. */
function around({ height: high }: { height: number }, middle: number): number {
  return Math.round(top + middle - high / 2)
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

// It is much higher than Outfit of the same size.
const urduFonts = {
  regular: {
    file: import.meta.resolve(
      '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff',
    ),
    scale: 0.8,
  },
  semiBold: {
    file: import.meta.resolve(
      '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-600-normal.woff',
    ),
    scale: 0.66,
  },
}

function isUrdu(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
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

async function drawn(
  text: string,
  { px, weight, colour }: Look,
): Promise<{ data: Buffer; width: number; height: number }> {
  const { name, file } = fonts[weight]
  const urdu = isUrdu(text) ? urduFonts[weight] : undefined
  const image = sharp({
    text: {
      text: `<span foreground="${colour}">${escapeXml(text)}</span>`,
      // Where the first has no letter, such as a Latin one in Urdu, the second has.
      font: `${urdu ? 'Noto Nastaliq Urdu, ' : ''}${name} ${Math.round(px * (urdu?.scale ?? 1))}`,
      fontfile: fileURLToPath(urdu?.file ?? file),
      // At 72 dpi a point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
  const { data, info } = await image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
