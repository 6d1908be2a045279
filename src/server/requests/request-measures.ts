/** Measures of a request for the log: where its time went, and the pattern of its address. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Spent, Timing } from '#tracing/timing.ts'
import type { RouteGroup } from '../monitoring/metrics.ts'

/** Returns a function that reads the time until the answer began; what follows is the reader's time. */
export function readAtHead(response: ServerResponse, timing: Timing): () => Spent {
  let spent: Spent | undefined
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, of, given) {
      spent ??= timing.read()
      return Reflect.apply(writeHead, of, given)
    },
  })
  return () => spent ?? timing.read()
}

/** The pattern of the address; its first folder where there is no pattern. */
export function routeLabel(
  { url = '/' }: IncomingMessage,
  group: RouteGroup,
  { call, page }: Timing,
): string {
  if (group === 'api' && call !== undefined) return call
  if (group === 'page' && page) return page
  const [, first = '', more] = (url.split('?', 1)[0] ?? '').split('/', 3)
  return more === undefined ? `/${first}` : `/${first}/…`
}
