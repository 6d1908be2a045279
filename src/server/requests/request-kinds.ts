/**
 * The kind of a request, from its head alone: a read, anonymous, a page or a call, and the language to answer
 * in.
 */
import type { IncomingMessage } from 'node:http'
import { unlockPath } from '#contract/api/unlock.ts'
import { languageFromHeader, pathLanguage } from '#contract/language-paths.ts'
import { feedPaths } from '#contract/listings/feeds.ts'
import { reportPdfPattern } from '#contract/paths.ts'
import type { Language } from '#messages/language.ts'
import { isMap } from '../files/map.ts'
import { mediaFolder } from '../files/media.ts'
import type { RouteGroup } from '../monitoring/metrics.ts'

/** The language to answer in: a call's own header says it, as `createApi` reads it; otherwise the address does. */
export function languageAskedBy({ url = '', headers }: IncomingMessage): Language {
  if (!url.startsWith('/api/')) return pathLanguage(url)
  return languageFromHeader(headers['accept-language'])
}

/** Whether the request only reads: GET or HEAD. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

// Only a sign-in cookie makes a page personal. The admin app's own does not: no page reads it.
const signsIn = /(?:^|;\s*)(?!__Host-admin\.)(?:__Secure-|__Host-)?[\w.-]*session_token=/

/** Whether the request may be answered with the page that all visitors see. */
export function isAnonymous({ headers }: IncomingMessage): boolean {
  if (headers.authorization !== undefined) return false
  return headers.cookie === undefined || !signsIn.test(headers.cookie)
}

// Calls outside /api, at paths that the specification or portals fix.
const alsoApi: ReadonlySet<string> = new Set([unlockPath, ...Object.values(feedPaths)])

/** The group of routes that the address belongs to, as far as the address alone says it. */
export function routeGroup(target: string): RouteGroup {
  if (/^\/health\/(live|ready)(\?|$)/.test(target)) return 'health'
  if (target.startsWith(mediaFolder)) return 'media'
  if (isMap(target)) return 'map'
  const [path = ''] = target.split('?', 1)
  return /^\/api(\/|$)/.test(path) || alsoApi.has(path) || reportPdfPattern.test(path) ? 'api' : 'other'
}

/**
 * Whether the request goes through the queue of reads: visitors' reads over the API. Staff and feeds have their own
 * limits.
 */
export function waitsInTurn(request: IncomingMessage, target: string): boolean {
  return isRead(request) && target.startsWith('/api/') && !target.startsWith('/api/admin/')
}
