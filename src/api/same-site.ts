/**
 * Whether a browser sends this in the name of a visitor of another site. Browsers say so themselves: since 2023 all
 * of them in Sec-Fetch-Site, before in Origin, the oldest in Referer. What says nothing at all is no browser, or one
 * whose visitor is signed in nowhere here: it is let through, because a request that is refused is a request lost.
 */

import { errorStatuses } from '#contract/api/api-errors.ts'
import { formRefusals } from '#messages/common.ts'
import { RequestRefused } from './errors.ts'

/**
 * Lets through what this site itself sends. The cookie of a session goes along with what other webs below the same
 * domain send, too, and a form or a file needs no leave to be sent.
 * @throws RequestRefused for what a browser sends from anywhere else
 */
export function mustBeOwnSite(request: Request): void {
  if (isOfThisSite(request, { siblings: false })) return
  throw new RequestRefused(errorStatuses.forbidden, 'forbidden', formRefusals.otherSite)
}

/** `siblings` are pages below the same domain, such as those of a web that runs beside this API. */
export function isOfThisSite({ url, headers }: Request, { siblings }: { siblings: boolean }): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation !== null) return relation !== 'cross-site' && (siblings || relation !== 'same-site')
  const from = headers.get('origin') ?? headers.get('referer')
  if (from === null) return true
  // The address that is known of this site, and the one it was asked by.
  const own = [new URL(url).host, headers.get('host')]
  return URL.canParse(from) && own.includes(new URL(from).host)
}
