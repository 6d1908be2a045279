/** Writes answers: bytes kept ready, web responses, and plain sentences about errors. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { ErrorCode } from '#contract/api/api-errors.ts'
import { currentLanguage } from '#messages/language.ts'
import { requestErrors as t } from '#messages/server.ts'
import { chooseEncoding, encode, isCompressible, worthEncoding } from './content-encoding.ts'
import {
  dataPolicy,
  type HeaderList,
  nonceHeader,
  pagePolicy,
  type SecurityOptions,
} from './security-headers.ts'
import type { Representation, StoredAnswer } from './stored-answer.ts'

type ReadyOptions = {
  answer: StoredAnswer
  ready: Representation
  id: string
  status: number
  /** Headers of this answer only. */
  more?: HeaderList
}
const nothingMore: HeaderList = []

/** The headers that mark a page as stale (RFC 9111 and 9211); caches before RFC 9111 know the third. */
export function staleHeaders(ageMs: number): HeaderList {
  const seconds = Math.floor(ageMs / 1000)
  const status = `aangan; hit; ttl=${-seconds}; detail=stale`
  return ['Age', String(seconds), 'Cache-Status', status, 'Warning', '110 - "Response is Stale"']
}

/** When it is worth asking again. */
export const retryAfterSeconds = 5

/** Sends a representation that is ready, or 304 when the client has it. Returns the status sent. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, ready, id, status, more = nothingMore }: ReadyOptions,
): number {
  if (status === 200 && answer.matches(request.headers['if-none-match'])) {
    response.writeHead(304, [...ready.notModifiedHeaders, ...more, 'X-Request-Id', id]).end()
    return 304
  }
  // Copied as a whole: spread or joined, the headers take several hundredths of a cached page's time.
  const list = ready.headers.slice()
  if (more !== nothingMore) list.push(...more)
  list.push('X-Request-Id', id)
  response.writeHead(status, list)
  if (request.method === 'HEAD') response.end()
  else response.end(ready.bytes)
  return status
}

const notSent = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', nonceHeader])

export type WebResponseOptions = { id: string; common: HeaderList; security: SecurityOptions }

/** Sends a web response; text above 1 KB is compressed quickly, everything else is passed on as it comes. */
export async function sendWebResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  { id, common, security }: WebResponseOptions,
): Promise<void> {
  const contentType = answer.headers.get('content-type') ?? ''
  const list: HeaderList = [...common, 'X-Request-Id', id]
  for (const [name, value] of answer.headers) {
    if (!notSent.has(name) && name !== 'vary' && name !== 'etag') list.push(name, value)
  }
  const etag = answer.headers.get('etag')
  if (answer.body && request.method !== 'HEAD' && isStream(answer)) {
    await sendStream(request, response, answer, [
      ...list,
      ...policy(answer, ''),
      ...(etag ? ['ETag', weak(etag)] : []),
    ])
    return
  }
  if (!answer.body || request.method === 'HEAD' || !isCompressible(contentType)) {
    list.push(...policy(answer, ''), ...vary(answer, contentType), ...(etag ? ['ETag', etag] : []))
    response.writeHead(answer.status, list)
    if (!answer.body || request.method === 'HEAD') {
      await answer.body?.cancel()
      response.end()
      return
    }
    await passOn(answer.body, [], response)
    return
  }
  const bytes = Buffer.from(await answer.arrayBuffer())
  const encoding =
    bytes.length < worthEncoding ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  const sent = await encode(bytes, encoding, 'quick')
  if (encoding !== 'identity') list.push('Content-Encoding', encoding)
  list.push(...policy(answer, contentType.startsWith('text/html') ? bytes.toString() : ''))
  list.push(
    ...vary(answer, contentType),
    ...(etag ? ['ETag', encoding === 'identity' ? etag : weak(etag)] : []),
  )
  response.writeHead(answer.status, [...list, 'Content-Length', String(sent.length)]).end(sent)

  function policy(of: Response, html: string): HeaderList {
    if (of.headers.has('content-security-policy')) return []
    return [
      'Content-Security-Policy',
      html ? pagePolicy(html, security, of.headers.get(nonceHeader) ?? undefined) : dataPolicy,
    ]
  }
}

/** The same header tells proxies in front to pass the answer on as it comes. */
function isStream({ headers }: Response): boolean {
  return headers.get('x-accel-buffering') === 'no'
}

/** Long answers: compressed while they are sent when they are text, and never held in memory whole. */
async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  list: HeaderList,
): Promise<void> {
  const contentType = answer.headers.get('content-type') ?? ''
  const body = answer.body ?? new ReadableStream()
  const mayShrink = isCompressible(contentType) && !contentType.startsWith('text/event-stream')
  const encoding = mayShrink ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const said = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  response.writeHead(answer.status, [...list, ...vary(answer, contentType), ...said])
  if (encoding === 'br') await passOn(body, [createBrotliCompress({ params: quickBrotli })], response)
  else if (encoding === 'gzip') await passOn(body, [createGzip({ level: 4 })], response)
  else await passOn(body, [], response)
}

const quickBrotli = { [constants.BROTLI_PARAM_QUALITY]: 4 }

/** Cancels the body as soon as its reader leaves, before the first part or between two. */
async function passOn(
  body: ReadableStream<Uint8Array>,
  through: readonly Transform[],
  response: ServerResponse,
): Promise<void> {
  const reader = body.getReader()
  // An error of the body is thrown below.
  const leave = () => void reader.cancel().catch(() => {})
  if (response.destroyed) leave()
  response.once('close', leave)
  await pipeline([chunks(reader), ...through, response]).finally(leave)
}

async function* chunks(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

// One resource, several encodings: the tag still says 'the same list', no longer 'the same bytes'.
function weak(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`
}

function vary(answer: Response, contentType: string): HeaderList {
  const names = new Set((answer.headers.get('vary') ?? '').split(',').map((name) => name.trim()))
  names.delete('')
  if (isCompressible(contentType) || answer.status === 304) names.add('Accept-Encoding')
  return names.size > 0 ? ['Vary', [...names].join(', ')] : []
}

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  403: 'forbidden',
  405: 'bad_request',
  408: 'bad_request',
  413: 'too_large',
  429: 'rate_limited',
  503: 'unavailable',
}
const titles: Readonly<Record<number, string>> = t.title

export type ProblemOptions = {
  status: number
  sentence: string
  id: string
  common: HeaderList
  /** With 405: the methods that may be used. */
  allow?: string | undefined
  /** With 429 and 503: when to retry. */
  retryAfter?: string | undefined
}

/** A page without styles and scripts, in the language of the request. */
export function plainPage(title: string, html: string): string {
  const language = currentLanguage()
  return (
    `<!doctype html><html lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${html}`
  )
}

/** A plain sentence instead of an answer: JSON in the API's envelope below /api, else a small page. */
export function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  {
    status,
    sentence,
    id,
    common,
    allow = 'GET, HEAD',
    retryAfter = status === 503 ? String(retryAfterSeconds) : undefined,
  }: ProblemOptions,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const asJson = (request.url ?? '').startsWith('/api/')
  const code = codes[status] ?? 'internal'
  const body = asJson
    ? JSON.stringify({ error: { code, message: code === 'internal' ? t.internal({ id }) : sentence } })
    : plainPage(titles[status] ?? t.title.other, `<p>${sentence}</p><p>${t.requestNumber({ id })}</p>`)
  const headers = [
    ...common,
    'X-Request-Id',
    id,
    'Content-Security-Policy',
    dataPolicy,
    'Content-Type',
    asJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Length',
    String(Buffer.byteLength(body)),
  ]
  // The rest of a body we do not want would be read as the next request.
  if (!request.complete) headers.push('Connection', 'close')
  if (status === 405) headers.push('Allow', allow)
  if (retryAfter !== undefined) headers.push('Retry-After', retryAfter)
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}
