/** The one place where errors become answers (D4). */
import { type ApiError, type ErrorCode, errorStatuses, type FieldMessages } from '#contract/api/api-errors.ts'
import type { Challenge } from '#contract/forms/challenge.ts'
import { DomainError, Forbidden, Invalid, RateLimited, Unavailable } from '#domain/errors.ts'
import { isDatabaseUnreachable, isTransient } from '#domain/transient-failure.ts'
import { requestErrors as t } from '#messages/server.ts'

/** A request that HTTP itself forbids: the body's form, its size, the method. */
export class RequestRefused extends Error {
  override name = 'RequestRefused'
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: string,
    sentence: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(sentence)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

export const malformed = (sentence: string) =>
  new RequestRefused(errorStatuses.bad_request, 'bad_request', sentence)

export type Problem = {
  status: number
  code: string
  message: string
  fields: FieldMessages | undefined
  challenge?: Challenge | undefined
  headers: Readonly<Record<string, string>>
  /** An unforeseen error, which belongs in the log. */
  unexpected: boolean
}

/** Returns the answer for an error. An internal error shows the sender `requestId`. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof RequestRefused) {
    const { status, code, message, headers } = error
    return { status, code, message, fields: undefined, headers, unexpected: false }
  }
  if (error instanceof DomainError) {
    const fields = error instanceof Invalid ? error.fields : undefined
    // Something that this server needs has failed.
    const unexpected = error instanceof Unavailable && error.cause !== undefined
    return { ...plain(error.code, error.message), fields, ...held(error), unexpected }
  }
  if (isTransient(error)) {
    // A lost database is logged already, by the code that watches it.
    return {
      ...plain('unavailable', t.unavailable),
      headers: retryLater,
      unexpected: !isDatabaseUnreachable(error),
    }
  }
  return { ...plain('internal', t.internal({ id: requestId })), unexpected: true }
}

/** Tells a refused sender how to get through: a challenge to solve, or a time to wait. */
function held(error: DomainError): Pick<Problem, 'challenge' | 'headers'> {
  const { challenge } = error instanceof Forbidden || error instanceof RateLimited ? error : {}
  if (error instanceof Unavailable) return { challenge, headers: retryLater }
  const headers = error instanceof RateLimited ? { 'retry-after': String(error.retryAfterSeconds) } : {}
  return { challenge, headers }
}

const retryLater = { 'retry-after': '5' }

function plain(code: ErrorCode, message: string): Problem {
  return { status: errorStatuses[code], code, message, fields: undefined, headers: {}, unexpected: false }
}

export function errorAnswer(problem: Problem): Response {
  const { status, headers } = problem
  return Response.json(problemBody(problem), { status, headers: { ...headers, 'cache-control': 'no-store' } })
}

/** The envelope of D4. */
export function problemBody({ code, message, fields, challenge }: Problem): ApiError {
  return { error: { code, message, ...(fields && { fields }), ...(challenge && { challenge }) } }
}
