/**
 * The way of a request: page from the cache, health, API, file, page rendered. The first is the one most
 * requests take; nothing is made on it that is not sent.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { problemOf, RequestRefused } from '#api/errors.ts'
import { isOfThisSite } from '#api/same-site.ts'
import { formRefusals } from '#messages/common.ts'
import { inLanguage } from '#messages/language.ts'
import { apiErrors, requestErrors as t } from '#messages/server.ts'
import { Timing } from '#tracing/timing.ts'
import { chooseEncoding } from './answers/content-encoding.ts'
import { crossOrigin, httpsOnly, securityAt } from './answers/security-headers.ts'
import { retryAfterSeconds, sendProblem, sendReady, sendWebResponse, staleHeaders } from './answers/send.ts'
import { movedAdminAddress } from './files/admin-files.ts'
import { isMap, type MapAnswers } from './files/map.ts'
import { mediaFolder } from './files/media.ts'
import { isVideo } from './files/media-video.ts'
import { isPreview } from './files/previews.ts'
import type { StaticFiles } from './files/static-files.ts'
import { healthAnswer } from './monitoring/health.ts'
import type { RequestEntry } from './monitoring/log.ts'
import type { CacheOutcome, RouteGroup } from './monitoring/metrics.ts'
import { pageKey } from './pages/page-key.ts'
import type { ShownPage } from './pages/page-source.ts'
import { createGuessLimit } from './requests/guess-limit.ts'
import { openIncoming, refuseUpload } from './requests/incoming-request.ts'
import { isRespelled } from './requests/normal-target.ts'
import { readTarget } from './requests/read-request.ts'
import { refusalOf } from './requests/refusal.ts'
import { requestId } from './requests/request-id.ts'
import { groupOf, isAnonymous, isRead, languageAskedBy, waitsInTurn } from './requests/request-kinds.ts'
import { readAtHead, routeOf } from './requests/request-measures.ts'
import { discardRest, uploadFrom } from './requests/upload-body.ts'
import { visitorAddress } from './requests/visitor-address.ts'
import type { SiteParts } from './site-parts.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse; id: string; started: number }
/** `shownAs` is the id in a page that was rendered for another request and failed. */
type Taken = { group: RouteGroup; cache: CacheOutcome; shownAs?: string }

// The largest form of a page has a dozen fields.
const mostPartsOfAPage = 100

// A page asked for this often from the cache is worth smaller bytes.
const hitsBeforeBetterBytes = 3

const pageHit: Taken = { group: 'page', cache: 'hit' }

export function createHandler(site: SiteParts): RequestListener {
  const { cache, log, metrics } = site
  const guesses = createGuessLimit()
  const takeIn = openIncoming(site)

  return (request, response) => {
    const exchange: Exchange = { request, response, id: requestId(request), started: performance.now() }
    if (site.trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https')
      response.setHeader(...httpsOnly)
    if (!senderOf(request.url)(exchange))
      void inLanguage(languageAskedBy(request), () => answerAndRecord(exchange))
  }

  function senderOf(url = ''): (exchange: Exchange) => boolean {
    if (url.startsWith(mediaFolder)) return (exchange) => sendKept(exchange, 'media')
    return isMap(url) ? (exchange) => sendKept(exchange, 'map') : sendFromCache
  }

  function sendFromCache(exchange: Exchange): boolean {
    const { request, response, id } = exchange
    if (!isRead(request) || !isAnonymous(request) || request.url === undefined) return false
    const hit = cache.find(pageKey(request.url))
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

  function sendKept(exchange: Exchange, group: 'media' | 'map'): boolean {
    const status = site[group]?.sendKept(exchange.request, exchange.response, exchange.id)
    if (status !== undefined) record(exchange, { group, cache: 'hit' }, status)
    return status !== undefined
  }

  function answerAndRecord(exchange: Exchange): Promise<void> {
    const timing = new Timing()
    return timing.run(() => answerTimed(exchange, timing))
  }

  async function answerTimed(exchange: Exchange, timing: Timing): Promise<void> {
    const { request, response } = exchange
    let taken: Taken = { group: 'other', cache: 'none' }
    const spentUntilAnswered = readAtHead(response, timing)
    // Closed early is the client's leaving: 499, as proxies write it.
    response.once(
      'close',
      AsyncLocalStorage.bind(() => {
        const route = routeOf(request, taken.group, timing)
        const status = response.writableFinished ? response.statusCode : 499
        record(exchange, taken, status, { route, spent: spentUntilAnswered() })
        if (!isRead(request))
          site.refused.answered(status, uploadFrom(request, request.url ?? '') !== undefined)
      }),
    )
    try {
      const target = readTarget(request)
      taken = { group: groupOf(target), cache: 'none' }
      site.proxies.see(request)
      holdUpGuesses(exchange, target)
      await answer(exchange, target, taken)
    } catch (error) {
      fail(exchange, error)
    }
  }

  function holdUpGuesses({ request, response }: Exchange, target: string): void {
    const address = addressOf(request)
    const seconds = guesses.waitSeconds(target, address)
    if (seconds > 0) {
      response.setHeader('Retry-After', String(seconds))
      throw new RequestRefused(429, 'rate_limited', t.guesses)
    }
    response.once('finish', () => guesses.answered(target, address, response.statusCode))
  }

  async function answer(exchange: Exchange, target: string, taken: Taken): Promise<void> {
    if (taken.group === 'health') return sendHealth(exchange, target)
    if (taken.group === 'api') return sendApi(exchange, target)
    if (taken.group === 'media') return sendMedia(exchange, target)
    if (taken.group === 'map' && site.map) return sendMap(exchange, target, site.map)
    if (await site.development?.(exchange.request, exchange.response)) return
    const moved = movedAdminAddress(target) ?? (isRespelled(exchange.request) ? target : undefined)
    if (moved !== undefined && isRead(exchange.request)) return redirect(exchange, moved)
    const pathname = target.split('?', 1)[0] ?? target
    const file = site.files.find(pathname) ?? site.admin.find(pathname)
    if (file) {
      taken.group = 'asset'
      return sendFile(exchange, await file)
    }
    return sendPage(exchange, target, taken)
  }

  function redirect({ request, response, id }: Exchange, location: string): void {
    allow(request, ['GET', 'HEAD'])
    response.writeHead(308, [...site.common, 'Location', location, 'X-Request-Id', id]).end()
  }

  async function sendHealth({ request, response, id }: Exchange, target: string): Promise<void> {
    allow(request, ['GET', 'HEAD'])
    await sendWebResponse(request, response, await healthAnswer(site.health, target), { ...site, id })
  }

  async function sendApi(exchange: Exchange, target: string): Promise<void> {
    const { request, response, id } = exchange
    allow(request, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    const { asked } = await webRequest(exchange, target)
    const answer = await (waitsInTurn(request, target)
      ? site.reads.take(() => site.api(asked), addressOf(request))
      : site.api(asked))
    // A connection that ends with its answer would end under a sender that is still sending.
    if (!response.shouldKeepAlive) await discardRest(request)
    await sendWebResponse(request, response, answer, { ...site, id })
    await discardRest(request)
  }

  async function sendMedia({ request, response, id }: Exchange, target: string): Promise<void> {
    allow(request, ['GET', 'HEAD'])
    if (isPreview(target)) {
      const options = { ...site, common: crossOrigin(site.common), id }
      return sendWebResponse(request, response, await site.previews.answer(target), options)
    }
    const { send } = isVideo(target) ? site.videos : site.media
    await send(request, response, { target, id })
  }

  function sendMap({ request, response, id }: Exchange, target: string, map: MapAnswers): Promise<void> {
    allow(request, ['GET', 'HEAD'])
    return map.send(request, response, { target, id })
  }

  async function sendFile(
    { request, response, id }: Exchange,
    answer: Awaited<ReturnType<StaticFiles['find']>>,
  ) {
    if (!answer) return
    allow(request, ['GET', 'HEAD'])
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const ready = answer.ready(encoding) ?? (await answer.prepare(encoding, 'quick'))
    sendReady(request, response, { answer, ready, id, status: 200 })
    if (ready.effort === 'quick') void answer.prepare(encoding, 'best')
  }

  async function sendPage(exchange: Exchange, target: string, taken: Taken): Promise<void> {
    const { request, response, id } = exchange
    allow(request, ['GET', 'HEAD', 'POST'])
    taken.group = 'page'
    if (!isRead(request) || !isAnonymous(request)) {
      const answer = await answerForOne(exchange, target)
      const security = securityAt(target, site.security)
      return sendWebResponse(request, response, answer, { ...site, security, id })
    }
    const shown = await site.pageOf(pageKey(target), id, addressOf(request))
    taken.cache = shown.outcome
    const { status, requestId } = shown.page
    if (status < 500 || requestId === id) return sendRendered(exchange, shown)
    // The page shows the id that it was rendered with: that one is to be found.
    taken.shownAs = requestId
    await sendRendered({ ...exchange, id: requestId }, shown)
  }

  /** For one visitor alone: a form that was posted, a signed-in member of staff. */
  async function answerForOne(exchange: Exchange, target: string): Promise<Response> {
    const { request, id } = exchange
    const { asked, refusal } = await webRequest(exchange, target, mostPartsOfAPage)
    if (!isRead(request) && !isOfThisSite(asked, { siblings: false })) {
      throw new RequestRefused(403, 'forbidden', formRefusals.otherSite)
    }
    const isUpload = uploadFrom(request, target) !== undefined
    if (isUpload) await site.admitBody(addressOf(request))
    const answered = await site
      .ownPage(asked, { id, target, isUpload, address: addressOf(request) })
      .catch((error) => {
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

  function addressOf(request: IncomingMessage): string | undefined {
    return visitorAddress(request, site.trustedProxies)
  }

  function webRequest({ request, id }: Exchange, target: string, mostParts?: number) {
    const address = addressOf(request)
    return takeIn(request, { target, id, address, ...(mostParts !== undefined && { mostParts }) })
  }

  function fail({ request, response, id }: Exchange, error: unknown): void {
    if (response.destroyed) return
    const { common } = site
    const refusal = refusalOf(error)
    if (refusal) {
      sendProblem(request, response, { ...refusal, id, common })
      return
    }
    const { status, message, headers, unexpected } = problemOf(error, id)
    if (unexpected) log.error({ err: error, id }, 'A request failed')
    const passes = status === 503
    sendProblem(request, response, {
      status: passes ? status : 500,
      sentence: passes ? message : t.tryAgain,
      id,
      common,
      retryAfter: headers['retry-after'],
    })
  }

  function record(
    { request, id, started }: Exchange,
    { group, cache: outcome, shownAs }: Taken,
    status: number,
    measured?: Pick<RequestEntry, 'route' | 'spent'>,
  ): void {
    const ms = performance.now() - started
    metrics.observe(group, status, ms / 1000, outcome)
    if (shownAs === undefined) log.request({ id, request, status, ms, cache: outcome, ...measured })
    else log.request({ id: shownAs, askedAs: id, request, status, ms, cache: outcome, ...measured })
  }
}

function allow({ method = '' }: IncomingMessage, methods: string[]): void {
  if (methods.includes(method)) return
  throw new RequestRefused(405, 'method_not_allowed', apiErrors.methods({ methods: methods.join(', ') }), {
    allow: methods.join(', '),
  })
}
