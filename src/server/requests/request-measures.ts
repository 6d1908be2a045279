/** What the log says of a request: where its time went, and the pattern of its address. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Spent, Timing } from '#tracing/timing.ts'
import type { RouteGroup } from '../monitoring/metrics.ts'

/** Gives what reads the time until the answer began: what follows, its reader takes. */
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

/** The pattern of the address; of what has none, its first folder. */
export function routeOf({ url = '/' }: IncomingMessage, group: RouteGroup, { call, page }: Timing): string {
  if (group === 'api' && call !== undefined) return call
  if (group === 'page' && page) return page
  const [, first = '', more] = (url.split('?', 1)[0] ?? '').split('/', 3)
  return more === undefined ? `/${first}` : `/${first}/…`
}
