import { RequestRefused } from '#api/errors.ts'
import { RateLimited } from '#domain/errors.ts'

export type Refusal = {
  status: number
  sentence: string
  allow?: string | undefined
  retryAfter?: string | undefined
}

/** Returns the refusal to send to the client, when the error is one; else undefined. */
export function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof RequestRefused) {
    const { allow, 'retry-after': retryAfter } = error.headers
    return { status: error.status, sentence: error.message, allow, retryAfter }
  }
  if (error instanceof RateLimited) {
    return { status: 429, sentence: error.message, retryAfter: String(error.retryAfterSeconds) }
  }
  return undefined
}
