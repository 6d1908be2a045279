/**
 * The type of a file, judged by its first bytes. Only accepted types are known here: the file's name and the
 * declared type do not count.
 */
import type { FileKind } from '#contract/files/upload-types.ts'

export type ContentType = { kind: FileKind; contentType: string }

/** As much of a file's beginning as `typeOfContent` looks at, in bytes. */
export const headBytes = 4096

/**
 * Takes the first 4 KB of a file, or all of a shorter one. An archive is taken for a document: whether it is
 * one is known when all of it is there (`typeOfDocument`).
 * @returns undefined when we accept nothing that begins like this
 */
export function typeOfContent(head: Uint8Array): ContentType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  const found = signatures.find(({ at = 0, starts }) => bytes.subarray(at, at + starts.length).equals(starts))
  return found?.type(bytes)
}

const picture = (contentType: string) => () => ({ kind: 'picture' as const, contentType })
const document = (contentType: string) => () => ({ kind: 'document' as const, contentType })

type Signature = { at?: number; starts: Buffer; type: (bytes: Buffer) => ContentType | undefined }

const signatures: Signature[] = [
  { starts: Buffer.from('ffd8ff', 'hex'), type: picture('image/jpeg') },
  { starts: Buffer.from('89504e470d0a1a0a', 'hex'), type: picture('image/png') },
  { starts: Buffer.from('GIF87a'), type: picture('image/gif') },
  { starts: Buffer.from('GIF89a'), type: picture('image/gif') },
  { starts: Buffer.from('RIFF'), type: webp },
  { at: 4, starts: Buffer.from('ftyp'), type: baseMedia },
  { starts: Buffer.from('1a45dfa3', 'hex'), type: webm },
  { starts: Buffer.from('%PDF-'), type: document('application/pdf') },
  { starts: Buffer.from('{\\rtf'), type: document('application/rtf') },
  { starts: Buffer.from('d0cf11e0a1b11ae1', 'hex'), type: document('application/msword') },
  { starts: Buffer.from('PK\x03\x04'), type: document('application/zip') },
]

function webp(bytes: Buffer): ContentType | undefined {
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? picture('image/webp')() : undefined
}

const avif = new Set(['avif', 'avis'])
const heif = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/** MP4, QuickTime, AVIF and HEIC share a form; their 'brands' distinguish them. */
function baseMedia(bytes: Buffer): ContentType | undefined {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) brands.push(bytes.toString('latin1', at, at + 4))
  const [brand = ''] = brands
  if (avif.has(brand)) return picture('image/avif')()
  if (heif.has(brand)) return picture(brands.some((one) => avif.has(one)) ? 'image/avif' : 'image/heic')()
  // Sound alone, and what cameras keep of single pictures.
  if (brand === '' || /^(?:M4[ABP] |crx |jp[2xm] )$/.test(brand)) return undefined
  return { kind: 'video', contentType: brand === 'qt  ' ? 'video/quicktime' : 'video/mp4' }
}

const docType = Buffer.from('4282', 'hex')

/** WebM is the one kind of Matroska that browsers play; its head names it. */
function webm(bytes: Buffer): ContentType | undefined {
  const at = bytes.indexOf(docType, 4)
  const isWebm = at !== -1 && at < 64 && bytes.toString('latin1', at + 3, at + 7) === 'webm'
  return isWebm ? { kind: 'video', contentType: 'video/webm' } : undefined
}
