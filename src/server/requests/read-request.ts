/** Converts Node's request to a web request, with its body read up to a limit. */
import type { IncomingMessage } from 'node:http'
import { readBytes } from '#api/body/read-bytes.ts'
import { malformed, RequestRefused } from '#api/errors.ts'
import { addressHeader, postedHeader } from '#api/sender.ts'
import { requestErrors as t } from '#messages/server.ts'
import { timed } from '#tracing/timing.ts'
import { normalTarget } from './normal-target.ts'

/**
 * The request's target as path and query of this server, see `normalTarget`.
 * @throws RequestRefused 400 when it is not an address
 */
export function readTarget(request: IncomingMessage): string {
  const target = normalTarget(request.url ?? '')
  if (target === undefined) throw malformed(t.addressUnreadable)
  return target
}

const bodyless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The largest size of a body, and the longest it may take to arrive. */
export type BodyLimits = {
  bytes: number
  ms: number
  /** Called when the body is not complete after a second; throws when too many are incomplete. */
  onLate: () => { end: () => void }
}

const lateMs = 1_000

/**
 * Reads the body whole, so that no handler waits for a slow client.
 * @throws RequestRefused 413 when it is too large, 408 when it comes too slowly; what `onLate` throws
 */
export async function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (bodyless.has(request.method ?? 'GET')) return undefined
  const slow = Promise.withResolvers<never>()
  const timer = setTimeout(() => slow.reject(new RequestRefused(408, 'bad_request', t.sendAgain)), limits.ms)
  let late: ReturnType<BodyLimits['onLate']> | undefined
  const lateTimer = setTimeout(() => {
    try {
      late = limits.onLate()
    } catch (error) {
      slow.reject(error)
    }
  }, lateMs)
  try {
    const bytes = readBytes(request, request.headers['content-length'], limits.bytes)
    return await timed('body', () => Promise.race([bytes, slow.promise]))
  } finally {
    clearTimeout(timer)
    clearTimeout(lateTimer)
    late?.end()
  }
}

export type WebRequestParts = {
  origin: string
  target: string
  id: string
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | undefined
  /** Where it comes from, see `visitorAddress`. */
  address: string | undefined
}

// Headers that only this server may set.
const ours: ReadonlySet<string> = new Set(['x-request-id', addressHeader, postedHeader])

/** The same request for handlers that speak the web's language. */
export function toWebRequest(request: IncomingMessage, parts: WebRequestParts): Request {
  const headers: [name: string, value: string][] = []
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const { [at]: name = '', [at + 1]: value = '' } = request.rawHeaders
    if (!ours.has(name.toLowerCase())) headers.push([name, value])
  }
  headers.push(['x-request-id', parts.id])
  if (parts.address !== undefined) headers.push([addressHeader, parts.address])
  return new Request(parts.origin + parts.target, {
    method: request.method ?? 'GET',
    headers,
    ...(parts.body && { body: parts.body, duplex: 'half' }),
  })
}
