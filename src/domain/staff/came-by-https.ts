/**
 * Whether the visitor's browser speaks https with this site. It asks for more protection of the visitor's own cookies,
 * and for nothing else: so a proxy is believed that nobody declared, and the page that sent the request as well.
 */
export function cameByHttps(headers: Headers, siteUrl: string): boolean {
  if (siteUrl.startsWith('https:')) return true
  if (/\bhttps\b/i.test(headers.get('x-forwarded-proto') ?? '')) return true
  if (/\bproto="?https\b/i.test(headers.get('forwarded') ?? '')) return true
  return headers.get('origin')?.startsWith('https:') ?? false
}
