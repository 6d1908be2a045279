import type { CallFailure } from '#contract/api/call-failure.ts'

/** A failed call. `failure.error` is the number 409 for a conflict, `failure.fields` are messages by wire name. */
export class CallError extends Error {
  override name = 'CallError'
  readonly failure: CallFailure
  /** The number that the answer carried, by which it is found in the server's log. */
  readonly requestId: string | undefined

  constructor(failure: CallFailure, requestId?: string) {
    super(failure.error === 409 ? '409' : failure.error.message)
    this.failure = failure
    this.requestId = requestId
  }
}

/** Whether a call failed because the thing does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.failure.status === 404
}

/** Whether a call failed because the thing is there no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.failure.status === 410
}

/** Whether no answer came, as without a connection. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && error.failure.status === 0
}
