const programs =
  /bot\b|bots|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|python|curl|wget|inspect|scrapy|go-http|okhttp|axios|java\/|libwww|phantom/i

const ofStaff = /(?:^|;\s*)(?:__Secure-|__Host-)?admin\.session_token=/

/** False for visitors who opt out, programs, prefetched pages and staff. */
export function mayBeCounted(headers: Headers): boolean {
  if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? '')) return false
  return isWilling(headers) && !ofStaff.test(headers.get('cookie') ?? '')
}

/** False for visitors who opt out, and for programs that say so. */
export function isWilling(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  const agent = headers.get('user-agent') ?? ''
  return agent !== '' && !programs.test(agent)
}
