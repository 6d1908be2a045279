/** A request with its answer, and what the log and the metrics say of them. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RequestRefused } from '#api/errors.ts'
import { apiErrors } from '#messages/server.ts'
import type { CacheOutcome, RouteGroup } from '../monitoring/metrics.ts'

export type Exchange = { request: IncomingMessage; response: ServerResponse; id: string; started: number }

/** `shownAs` is the ID in a page that was rendered for another request and failed. */
export type Taken = { group: RouteGroup; cache: CacheOutcome; shownAs?: string }

/** @throws RequestRefused 405 for another method */
export function allowMethods({ method = '' }: IncomingMessage, methods: readonly string[]): void {
  if (methods.includes(method)) return
  const allow = methods.join(', ')
  throw new RequestRefused(405, 'method_not_allowed', apiErrors.methods({ methods: allow }), { allow })
}
