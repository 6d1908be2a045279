/** One id a request, shown to the visitor on an error page and written in every log line about it. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sane = /^[A-Za-z0-9_.-]{8,64}$/

// Unique per process start; the counter then distinguishes requests without a random number for each.
const start = randomBytes(5).toString('hex')
let count = 0

/** The id a proxy in front of us gave (when it looks like one), or a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  if (typeof given === 'string' && sane.test(given)) return given
  count += 1
  return `${start}-${count.toString(36)}`
}
