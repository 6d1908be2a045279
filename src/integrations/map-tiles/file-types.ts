/** The file types accepted from a host, so that the sign-in page of a network is never taken for a tile. */
import { longerSide } from './picture-sides.ts'
import { vectorType } from './tile-source.ts'

type TypeOf = (said: string, bytes: Buffer) => string | undefined

const isText = (said: string) => /^(?:text\/|image\/|application\/(?:json|xml|xhtml))/.test(said)

/** Vector tiles and glyphs: many hosts send them as plain bytes. */
export const vectorTypeOf: TypeOf = (said) => (isText(said) ? undefined : vectorType)

/** File types by the first bytes. */
const pictures: readonly (readonly [type: string, test: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.readUInt32BE(0) === 0x89504e47],
  ['image/jpeg', (bytes) => bytes.readUInt16BE(0) === 0xffd8],
  ['image/webp', (bytes) => bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['image/avif', (bytes) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12))],
]

// Tiles have 256 to 1024 pixels a side, sheets of sprites some more; a browser unpacks each to its pixels.
const mostPixels = 4_096

/** Undefined also for a picture that is too large to be a tile. */
export const pictureTypeOf: TypeOf = (_said, bytes) => {
  const type = bytes.length < 12 ? undefined : pictures.find(([, test]) => test(bytes))?.[0]
  const side = type === undefined ? undefined : longerSide(type, bytes)
  return side !== undefined && side <= mostPixels ? type : undefined
}

export const jsonTypeOf: TypeOf = (said) =>
  /json|text\/plain|octet-stream|^$/.test(said) ? 'application/json' : undefined
