/**
 * Whether the visitor's browser uses https with this site. The answer only tightens the visitor's own
 * cookies, so an undeclared proxy is trusted, and the page that sent the request as well.
 */
export function cameByHttps(headers: Headers, siteUrl: string): boolean {
  if (siteUrl.startsWith('https:')) return true
  if (/\bhttps\b/i.test(headers.get('x-forwarded-proto') ?? '')) return true
  if (/\bproto="?https\b/i.test(headers.get('forwarded') ?? '')) return true
  return headers.get('origin')?.startsWith('https:') ?? false
}
