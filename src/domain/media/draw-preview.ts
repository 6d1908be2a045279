/** The picture that chats and social networks show of a page: its photograph, and below it what matters in words. */

import sharp from 'sharp'
import { agency } from '#agency'
import { previewSize } from '#contract/files/preview-size.ts'
import { coverWith } from './cover-with.ts'
import { isUrdu, words } from './picture-words.ts'
import { encode } from './pixels.ts'

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
    photo ? coverWith(photo, { width, height: top }) : [],
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
