/** The one way to send a message to another program: one request, no redirects, a timeout. */

import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { deliveryErrors as t } from '#messages/admin.ts'

/** An answer with the beginning of its text. */
export type Answered = { status: number; text: string }

export type Post = {
  headers: Readonly<Record<string, string>>
  body: string
  /** For the whole exchange, the answer included. */
  timeoutMs: number
  /** Resolves the host's name, where not every address is allowed. */
  lookup?: LookupFunction
  /** How much of the answer's text is read, in characters. */
  mostRead?: number
}

/** There was no answer; the message is a sentence that says why. */
export class NotSent extends Error {
  override name = 'NotSent'
}

/** @throws NotSent when there is no answer in time */
export function post(
  address: string,
  { headers, body, timeoutMs, lookup, mostRead = 1_000 }: Post,
): Promise<Answered> {
  const url = new URL(address)
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  const signal = AbortSignal.timeout(timeoutMs)
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(signal.aborted ? tooSlow(timeoutMs) : notSent(error))
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
        ...(lookup && { lookup }),
      },
      (answer) => {
        let text = ''
        const end = () => {
          resolve({ status: answer.statusCode ?? 0, text: text.slice(0, mostRead).replaceAll('\0', '') })
          answer.destroy()
        }
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
          if (text.length >= mostRead) end()
        })
        answer.on('end', end)
        answer.on('error', fail)
      },
    )
    request.on('error', fail)
    request.end(body)
  })
}

export function tooSlow(timeoutMs: number): NotSent {
  return new NotSent(t.tooSlow({ seconds: timeoutMs / 1000 }))
}

const networkErrors: Readonly<Record<string, () => string>> = {
  ECONNREFUSED: () => t.closed,
  ECONNRESET: () => t.broken,
  EPIPE: () => t.broken,
  ENOTFOUND: () => t.unknownHost,
  EAI_AGAIN: () => t.notResolved,
  ETIMEDOUT: () => t.unreachable,
  EHOSTUNREACH: () => t.unreachable,
  ENETUNREACH: () => t.unreachable,
}

/** Why there was no answer, in a sentence. */
export function notSent(error: Error & { code?: string }): NotSent {
  if (error instanceof NotSent) return error
  const { code = '' } = error
  return new NotSent(explainCode(code) ?? t.failed({ reason: code || error.message }), { cause: error })
}

/** Explains an error code of the network or of a certificate; undefined for other codes. */
export function explainCode(code: string): string | undefined {
  if (/CERT|SSL|TLS|ALTNAME|SIGNATURE/.test(code)) return t.certificate({ code })
  return networkErrors[code]?.()
}
