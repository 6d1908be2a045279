/** Answers with pages: kept, rendered for everyone, or made for one visitor alone. */
import { RequestRefused } from '#api/errors.ts'
import { isOfThisSite } from '#api/same-site.ts'
import { formRefusals } from '#messages/common.ts'
import { chooseEncoding } from '../answers/content-encoding.ts'
import { securityAt } from '../answers/security-headers.ts'
import { retryAfterSeconds, sendReady, sendWebResponse, staleHeaders } from '../answers/send.ts'
import type { RecordRequest } from '../monitoring/record-request.ts'
import { allowMethods, type Exchange, type Taken } from '../requests/exchange.ts'
import { type openIncoming, refuseUpload } from '../requests/incoming-request.ts'
import { isAnonymous, isRead } from '../requests/request-kinds.ts'
import { uploadFrom } from '../requests/upload-body.ts'
import { visitorAddress } from '../requests/visitor-address.ts'
import type { SiteParts } from '../site-parts.ts'
import { pageKey } from './page-key.ts'
import type { ShownPage } from './page-source.ts'

type PageParts = Pick<
  SiteParts,
  'cache' | 'pageOf' | 'ownPage' | 'admitBody' | 'common' | 'security' | 'trustedProxies'
>

// The largest form of a page has a dozen fields.
const mostPartsOfAPage = 100

// A page asked for this often from the cache is worth smaller bytes.
const hitsBeforeBetterBytes = 3

const pageHit: Taken = { group: 'page', cache: 'hit' }

export function openPageAnswers(
  site: PageParts,
  { record, takeIn }: { record: RecordRequest; takeIn: ReturnType<typeof openIncoming> },
) {
  /** Whether the page was in the cache, with its bytes ready; nothing is made that is not sent. */
  function sendFromCache(exchange: Exchange): boolean {
    const { request, response, id } = exchange
    if (!isRead(request) || !isAnonymous(request) || request.url === undefined) return false
    const hit = site.cache.find(pageKey(request.url))
    if (!hit) return false
    const { answer } = hit.page
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const ready = answer.ready(encoding)
    if (!ready) return false
    const status = sendReady(request, response, { answer, ready, id, status: 200 })
    if (ready.effort === 'quick' && hit.hits > hitsBeforeBetterBytes) void answer.prepare(encoding, 'good')
    record(exchange, pageHit, status)
    return true
  }

  async function sendPage(exchange: Exchange, target: string, taken: Taken): Promise<void> {
    const { request, response, id } = exchange
    allowMethods(request, ['GET', 'HEAD', 'POST'])
    taken.group = 'page'
    if (!isRead(request) || !isAnonymous(request)) {
      const answer = await answerForOne(exchange, target)
      const security = securityAt(target, site.security)
      return sendWebResponse(request, response, answer, { ...site, security, id })
    }
    const address = visitorAddress(request, site.trustedProxies)
    const shown = await site.pageOf(pageKey(target), id, address)
    taken.cache = shown.outcome
    const { status, requestId } = shown.page
    if (status < 500 || requestId === id) return sendRendered(exchange, shown)
    // The page shows the ID that it was rendered with: that one is to be found.
    taken.shownAs = requestId
    await sendRendered({ ...exchange, id: requestId }, shown)
  }

  /** For one visitor alone: a form that was posted, a signed-in member of staff. */
  async function answerForOne({ request, id }: Exchange, target: string): Promise<Response> {
    const address = visitorAddress(request, site.trustedProxies)
    const { asked, refusal } = await takeIn(request, { target, id, address, mostParts: mostPartsOfAPage })
    if (!isRead(request) && !isOfThisSite(asked, { siblings: false })) {
      throw new RequestRefused(403, 'forbidden', formRefusals.otherSite)
    }
    const isUpload = uploadFrom(request, target) !== undefined
    if (isUpload) await site.admitBody(address)
    const answered = await site.ownPage(asked, { id, target, isUpload, address }).catch((error) => {
      if (!refusal()) throw error
    })
    const refused = refusal()
    if (refused || !answered) return refuseUpload(request, refused)
    // The headers of a redirect that the router makes cannot be changed.
    const answer = new Response(answered.body, answered)
    answer.headers.set('cache-control', 'private, no-store')
    if (answer.status === 503) answer.headers.set('retry-after', String(retryAfterSeconds))
    return answer
  }

  async function sendRendered(
    { request, response, id }: Exchange,
    { page, staleMs }: ShownPage,
  ): Promise<void> {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const prepared = await page.answer.prepare(encoding, 'quick')
    const ready = staleMs === undefined ? prepared : page.answer.withoutCdn(prepared)
    const { answer, status, location } = page
    const more = staleMs === undefined ? [] : staleHeaders(staleMs)
    if (status === 503) more.push('Retry-After', String(retryAfterSeconds))
    if (location === undefined) return void sendReady(request, response, { answer, ready, id, status, more })
    response.writeHead(status, [...ready.headers, 'Location', location, 'X-Request-Id', id]).end(ready.bytes)
  }

  return { sendFromCache, sendPage }
}
