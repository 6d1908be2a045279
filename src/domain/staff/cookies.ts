/** The cookies of the admin app: their names and attributes, for visitors by https and for those by http. */
import { parseCookies } from 'better-auth/cookies'
import { cameByHttps } from './came-by-https.ts'

const plain = { prefix: 'admin', path: '/api', secure: false } as const
// A browser takes such a cookie from this host alone, by https, and sends it to this host alone.
const secured = { prefix: '__Host-admin', path: '/', secure: true } as const

/** How cookies are written and read: a cookie of one kind is never taken for one of the other. */
export type CookieKind = typeof plain | typeof secured

export function cookieKind(headers: Headers, siteUrl: string): CookieKind {
  return hasSecured(headers) || cameByHttps(headers, siteUrl) ? secured : plain
}

/** Returns the value of the cookie with exactly this name, decoded. */
export function readCookie(headers: Headers, name: string): string | undefined {
  return parseCookies(headers.get('cookie') ?? '').get(name)
}

/** Returns the Set-Cookie header of a cookie that no script reads and no other site's page sends. */
export function writeCookie(
  { prefix, path, secure }: CookieKind,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): string {
  const attributes = [`Max-Age=${seconds}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict']
  return [
    `${prefix}.${name}=${encodeURIComponent(value)}`,
    ...attributes,
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}

/** Of a request that does not say how it came, its cookies do. */
function hasSecured(headers: Headers): boolean {
  return [...parseCookies(headers.get('cookie') ?? '').keys()].some((name) =>
    name.startsWith(`${secured.prefix}.`),
  )
}
