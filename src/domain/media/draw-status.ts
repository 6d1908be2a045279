/** A listing as a portrait picture, as a phone shows it: its photograph, and below it price, size, place and link. */
import sharp from 'sharp'
import { agency } from '#agency'
import { statusSize } from '#contract/files/preview-size.ts'
import { coverWith } from './cover-with.ts'
import { isUrdu, words } from './picture-words.ts'
import { encode } from './pixels.ts'

export type StatusPicture = {
  /** The photograph's bytes; without one the ground is plain. */
  photo: Buffer | undefined
  /** The price. */
  title: string
  /** What it is and where. */
  lines: readonly string[]
  /** The address to type, such as 'aangan.pk/p/7'. */
  link: string
}

const { width, height } = statusSize
const top = 1180
const margin = 72
const widest = width - 2 * margin

/**
 * Gives a JPEG of 1,080 × 1,920 pixels; for media processes. What matters stays clear of the upper and lower edge, over
 * which WhatsApp writes.
 * @throws when the photograph is broken
 */
export async function drawStatus({ photo, title, lines, link }: StatusPicture): Promise<Buffer> {
  const ground = photo ? await coverWith(photo, { width, height: top }) : []
  // The Latin letters first: they replace those that the Urdu font lacks.
  const name = await words(agency.name, {
    ...{ px: 44, weight: 'semiBold', colour: agency.brandColour },
    widest: widest / 2 - 20,
  })
  const address = await words(link, { px: 40, weight: 'regular', colour: '#10201A', widest: widest / 2 - 20 })
  const heading = await words(title, { px: 104, weight: 'semiBold', colour: '#10201A', widest })
  const facts = await Promise.all(
    lines.map((line) => words(line, { px: 52, weight: 'regular', colour: '#55645D', widest })),
  )
  const isRightToLeft = isUrdu(lines.join(' '))
  const atStart = (drawn: Drawn) => (isRightToLeft ? width - margin - drawn.width : margin)
  const atEnd = (drawn: Drawn) => (isRightToLeft ? margin : width - margin - drawn.width)
  const put = (drawn: Drawn, left: number, middle: number) => ({
    input: drawn.data,
    left,
    top: Math.round(middle - drawn.height / 2),
  })
  const plane = (high: number, background: string) => ({
    create: { width, height: high, channels: 3 as const, background },
  })
  const data = await sharp(plane(height, '#F7F5F0'))
    .composite([
      ...ground,
      { input: plane(height - top, '#FFFFFF'), left: 0, top },
      { input: plane(10, agency.brandColour), left: 0, top },
      put(heading, atStart(heading), top + 120),
      ...facts.map((fact, at) => put(fact, atStart(fact), top + 240 + at * 90)),
      put(name, atStart(name), top + 460),
      put(address, atEnd(address), top + 460),
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return encode({ data, width, height }, 'jpeg')
}

type Drawn = { data: Buffer; width: number; height: number }
