/** The only errors the domain throws on purpose. Each transport maps them in one place. */
import type { ErrorCode, FieldMessages } from '#contract/api/api-errors.ts'
import type { Challenge } from '#contract/forms/challenge.ts'
import { requestErrors as t } from '#messages/server.ts'

/** The common part of all of them: a code of the error envelope (D4) and a plain sentence for people. */
export abstract class DomainError extends Error {
  abstract readonly code: ErrorCode
}

/** The thing does not exist, or the caller may not see it. */
export class NotFound extends DomainError {
  override name = 'NotFound'
  readonly code = 'not_found'
}

/** The thing existed once and is not shown any more. */
export class Gone extends DomainError {
  override name = 'Gone'
  readonly code = 'gone'
}

/** A value that cannot be used. `fields` has a message for each, by its name on the wire. */
export class Invalid extends DomainError {
  override name = 'Invalid'
  readonly code = 'invalid'
  readonly fields: FieldMessages

  constructor(fields: FieldMessages, message = t.invalid) {
    super(message)
    this.fields = fields
  }
}

/** The request conflicts with something that exists. */
export class Conflict extends DomainError {
  override name = 'Conflict'
  readonly code = 'conflict'
}

/** The caller is not signed in, or the credentials are wrong. */
export class Unauthorised extends DomainError {
  override name = 'Unauthorised'
  readonly code = 'unauthorised'
}

/** The caller may not do this; with a challenge, they may after solving it. */
export class Forbidden extends DomainError {
  override name = 'Forbidden'
  readonly code = 'forbidden'
  readonly challenge: Challenge | undefined

  constructor(message: string, challenge?: Challenge) {
    super(message)
    this.challenge = challenge
  }
}

/** Too many requests; after so many seconds, or with the challenge solved, another is allowed. */
export class RateLimited extends DomainError {
  override name = 'RateLimited'
  readonly code = 'rate_limited'
  readonly retryAfterSeconds: number
  readonly challenge: Challenge | undefined

  constructor(message: string, retryAfterSeconds: number, challenge?: Challenge) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
    this.challenge = challenge
  }
}

/** More bytes than this kind of file may have. */
export class TooLarge extends DomainError {
  override name = 'TooLarge'
  readonly code = 'too_large'
}

/** A kind of file that is not accepted. */
export class Unsupported extends DomainError {
  override name = 'Unsupported'
  readonly code = 'unsupported'
}

/** Something this needs does not answer at the moment; a retry may help. */
export class Unavailable extends DomainError {
  override name = 'Unavailable'
  readonly code = 'unavailable'
}
