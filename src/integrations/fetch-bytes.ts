/**
 * Fetches a file of another host, such as a map tile, into memory. Where an address was not chosen by the operator,
 * because a redirect or an answer led there, it must be public and use https.
 */
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  Agent as PlainAgent,
  request as plainRequest,
} from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { deliveryErrors as t } from '#messages/admin.ts'
import { NotSent, notSent, tooSlow } from './post.ts'
import { isReachable, publicLookup } from './public-address.ts'

/** The bytes as received: compressed if there is a `content-encoding`. */
export type Fetched = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

export type FetchBytes = {
  /** The one origin that may be in a private network, because the operator named it. */
  trustedOrigin: string
  /** The limit for the whole request, including redirects. */
  timeoutMs: number
  mostBytes: number
}

const mostRedirects = 4
const lookup = publicLookup(false)
// Some hosts refuse clients that open more connections.
const connections = { keepAlive: true, maxSockets: 16, timeout: 30_000 }
const plainAgent = new PlainAgent(connections)
const secureAgent = new SecureAgent(connections)

/** @throws NotSent when there is no answer in time, or one that is too large */
export async function fetchBytes(address: string, options: FetchBytes): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  let at = address
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const answer = await ask(new URL(at), options.trustedOrigin, signal).catch(failure)
    const { statusCode: status = 0, headers } = answer
    const next = status >= 300 && status < 400 && status !== 304 ? headers.location : undefined
    if (next === undefined)
      return { status, headers, bytes: await read(answer, options.mostBytes).catch(failure) }
    answer.destroy()
    if (!URL.canParse(next, at)) break
    at = new URL(next, at).href
  }
  throw new NotSent(t.redirects)

  function failure(error: Error): never {
    throw signal.aborted ? tooSlow(options.timeoutMs) : notSent(error)
  }
}

function ask(url: URL, trustedOrigin: string, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = url.origin === trustedOrigin
  const isSecure = url.protocol === 'https:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isTrusted && isIP(host) !== 0 && !isReachable(host, false)) throw new NotSent(t.privateNetwork)
  if (!isSecure && !(isTrusted && url.protocol === 'http:')) throw new NotSent(t.https)
  return new Promise((resolve, reject) => {
    const request = (isSecure ? secureRequest : plainRequest)(
      url,
      {
        headers: { 'accept-encoding': 'gzip', 'user-agent': 'Aangan' },
        agent: isSecure ? secureAgent : plainAgent,
        signal,
        ...(!isTrusted && { lookup }),
      },
      resolve,
    )
    request.on('error', reject).end()
  })
}

async function read(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer) {
    bytes += part.length
    if (bytes > mostBytes) throw new NotSent(t.tooLarge({ megabytes: Math.round(mostBytes / 1_048_576) }))
    parts.push(part)
  }
  return Buffer.concat(parts)
}
