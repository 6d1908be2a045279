import { failures } from '#messages/common.ts'
import type { Challenge } from '../forms/challenge.ts'

/**
 * How a call failed, as the web sees it (S4.1, S8.1): the number 409 for a conflict, else an
 * error. `status` is 0 when no answer came; `fields` are the messages of a 422 by wire name.
 */
export type CallFailure = {
  error: Error | 409
  status: number
  fields: Record<string, string>
  /** The API's explanation of a refusal (403, 409, 429, 503): why, and what to do. */
  message?: string
  /** When it is solved, the same request is accepted. */
  challenge?: Challenge
}

/** The failure for a status of 400 or above; undefined below that. */
export function failureOfAnswer(status: number, body: unknown): CallFailure | undefined {
  if (status < 400) return undefined
  if (status === 409) return { error: 409, status, fields: {}, ...readRefusal(body) }
  const fields = status === 422 ? readFields(body) : {}
  return {
    error: new Error(failures.badResponse),
    status,
    fields,
    ...(heldUp.has(status) && readRefusal(body)),
  }
}

const heldUp = new Set([403, 429, 503])

/** A challenge is the solver's to judge: a wrong one has no solution. */
function readRefusal(body: unknown): Pick<CallFailure, 'message' | 'challenge'> {
  const message = property(property(body, 'error'), 'message')
  const challenge = property(property(body, 'error'), 'challenge')
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof challenge === 'object' && challenge !== null && { challenge: challenge as Challenge }),
  }
}

/** A lost connection or an unreadable answer has its own error. */
export function failureOfThrown(thrown: unknown): CallFailure {
  return { error: thrown instanceof Error ? thrown : new Error(String(thrown)), status: 0, fields: {} }
}

/** Reads `error.fields` of an envelope, which may come from another program than ours. */
function readFields(body: unknown): Record<string, string> {
  const fields = property(property(body, 'error'), 'fields')
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter(([, message]) => typeof message === 'string'))
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
