/** Chooses the encoding that a client accepts and encodes, always away from the main thread. */
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

// Browsers send one of a handful of values; remembering them keeps the parsing off the cached page's path.
const remembered = new Map<string, Encoding>()

/** The best encoding for an Accept-Encoding header. `br` before `gzip`; `q=0` is respected. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string' || header === '') return 'identity'
  const known = remembered.get(header)
  if (known) return known
  const chosen = parse(header)
  if (remembered.size < 200) remembered.set(header, chosen)
  return chosen
}

function parse(header: string): Encoding {
  return takes(header, 'br') ? 'br' : takes(header, 'gzip') ? 'gzip' : 'identity'
}

function takes(header: string, name: Encoding): boolean {
  const accepted = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]))
  return (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
}

const rememberedGzip = new Map<string, boolean>()

/** Whether a client accepts gzip. */
export function takesGzip(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string' || header === '') return false
  const known = rememberedGzip.get(header)
  if (known !== undefined) return known
  const isTaken = takes(header, 'gzip')
  if (rememberedGzip.size < 200) rememberedGzip.set(header, isTaken)
  return isTaken
}

/**
 * How hard to compress: `quick` while a visitor waits, `good` for a page that is asked for again, `best` for
 * a file that never changes.
 */
export type Effort = 'quick' | 'good' | 'best'

const brotliQuality = { quick: 3, good: 9, best: 11 }
const gzipLevel = { quick: 4, good: 9, best: 9 }

export async function encode(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return gzip(bytes, { level: gzipLevel[effort] })
  return brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

// Below this the encoded answer with its headers is hardly smaller than the plain one.
export const worthEncoding = 1024

const text =
  /^(text\/|image\/svg|font\/ttf|application\/(json|javascript|xml|manifest|ld\+json|[\w.-]+\+(json|xml)))/

export function isCompressible(contentType: string): boolean {
  return text.test(contentType)
}
