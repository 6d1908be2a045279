/**
 * One spelling of every address: what routes a request, limits it, keeps its answer, protects it and logs it sees the
 * same. An address that could be read in two ways is none.
 */
import type { IncomingMessage, RequestListener } from 'node:http'
import { inSmallLetters } from '#contract/page-words.ts'

const respelled = new WeakSet<IncomingMessage>()

/** Hands requests on with their address in the one spelling. One without stays as it came: `readTarget` refuses it. */
export function withNormalTarget(listener: RequestListener): RequestListener {
  return (request, response) => {
    const asked = withoutHost(request.url ?? '')
    const target = normalTarget(asked)
    if (target !== undefined) request.url = target
    if (target !== asked) respelled.add(request)
    listener(request, response)
  }
}

/** Whether its sender wrote path or query in another way. */
export function isRespelled(request: IncomingMessage): boolean {
  return respelled.has(request)
}

// Most addresses are written so already.
const plain = /^(?:\/[a-z0-9_~-][a-z0-9._~-]*)*\/?(?:\?[!"$-~]*)?$/
const escapedNul = '%00'

/**
 * Path and query of a request's target: each segment decoded once and written with the fewest escapes, without dot
 * segments and doubled slashes, the fixed words of pages in small letters. The query stays as it is.
 * @returns undefined for what is no address or could be read in two ways: escaped slashes, escapes within escapes,
 *   control characters, a fragment
 */
export function normalTarget(raw: string): string | undefined {
  if (raw.length > 1 && plain.test(raw) && !raw.includes(escapedNul)) return raw
  const target = withBytesEscaped(withoutHost(raw))
  if (!/^\/[!"$-~]*$/.test(target) || target.includes(escapedNul)) return undefined
  const mark = target.indexOf('?')
  const path = normalPath(mark === -1 ? target : target.slice(0, mark))
  return path === undefined || mark === -1 ? path : path + target.slice(mark)
}

/** A client may send the whole address (RFC 9112, 3.2.2). */
function withoutHost(raw: string): string {
  const whole = /^https?:\/\/[^/?#]*/i.exec(raw)
  return whole ? raw.slice(whole[0].length).replace(/^(?!\/)/, '/') : raw
}

/** Node gives each byte of an address as a character. */
function withBytesEscaped(target: string): string {
  return target.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
}

function normalPath(path: string): string | undefined {
  const segments: string[] = []
  let last = ''
  for (const written of path.slice(1).split('/')) {
    const segment = decodeOnce(written)
    if (segment === undefined) return undefined
    last = segment
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  const isFolder = segments.length > 0 && (last === '' || last === '.' || last === '..')
  return `/${inSmallLetters(segments).map(inFewestEscapes).join('/')}${isFolder ? '/' : ''}`
}

// A slash of either kind may or may not part segments, and an escape may or may not be decoded again.
const ambiguous = /[/\\\p{Cc}]|%[0-9a-f]{2}/iu

function decodeOnce(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment)
    return ambiguous.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

// Characters that need no encoding in a segment (RFC 3986, 3.3).
const needless = /%(?:24|26|2B|2C|3A|3B|3D|40)/g

function inFewestEscapes(segment: string): string {
  return encodeURIComponent(segment).replace(needless, decodeURIComponent)
}
