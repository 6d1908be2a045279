/** Handles a request, in order. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestListener } from 'node:http'
import { RequestRefused } from '#api/errors.ts'
import { inLanguage } from '#messages/language.ts'
import { requestErrors as t } from '#messages/server.ts'
import { Timing } from '#tracing/timing.ts'
import { httpsOnly } from './answers/security-headers.ts'
import { sendWebResponse } from './answers/send.ts'
import { sendFailure } from './answers/send-failure.ts'
import { movedAdminAddress } from './files/admin-files.ts'
import { openFileAnswers } from './files/answer-files.ts'
import { isMap } from './files/map.ts'
import { mediaFolder } from './files/media.ts'
import { healthAnswer } from './monitoring/health.ts'
import { openRecord } from './monitoring/record-request.ts'
import { openPageAnswers } from './pages/answer-pages.ts'
import { allowMethods, type Exchange, type Taken } from './requests/exchange.ts'
import { createGuessLimit } from './requests/guess-limit.ts'
import { openIncoming } from './requests/incoming-request.ts'
import { isRespelled } from './requests/normal-target.ts'
import { readTarget } from './requests/read-request.ts'
import { requestId } from './requests/request-id.ts'
import { isRead, languageAskedBy, routeGroup, waitsInTurn } from './requests/request-kinds.ts'
import { readAtHead, routeLabel } from './requests/request-measures.ts'
import { listingOfShortLink } from './requests/short-links.ts'
import { discardRest, uploadFrom } from './requests/upload-body.ts'
import { visitorAddress } from './requests/visitor-address.ts'
import type { SiteParts } from './site-parts.ts'

export function createHandler(site: SiteParts): RequestListener {
  const guesses = createGuessLimit()
  const takeIn = openIncoming(site)
  const record = openRecord(site)
  const pages = openPageAnswers(site, { record, takeIn })
  const files = openFileAnswers(site)

  return (request, response) => {
    const exchange: Exchange = { request, response, id: requestId(request), started: performance.now() }
    if (site.trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https')
      response.setHeader(...httpsOnly)
    // The way of most requests: bytes that are ready.
    if (!sendKept(exchange)) void inLanguage(languageAskedBy(request), () => answerAndRecord(exchange))
  }

  function sendKept(exchange: Exchange): boolean {
    const { request, response, id } = exchange
    const { url = '' } = request
    const group = url.startsWith(mediaFolder) ? 'media' : isMap(url) ? 'map' : undefined
    if (!group) return pages.sendFromCache(exchange)
    const status = site[group]?.sendKept(request, response, id)
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
        const route = routeLabel(request, taken.group, timing)
        const status = response.writableFinished ? response.statusCode : 499
        record(exchange, taken, status, { route, spent: spentUntilAnswered() })
        if (!isRead(request))
          site.refused.answered(status, uploadFrom(request, request.url ?? '') !== undefined)
      }),
    )
    try {
      const target = readTarget(request)
      taken = { group: routeGroup(target), cache: 'none' }
      site.proxies.see(request)
      holdUpGuesses(exchange, target)
      await answer(exchange, target, taken)
    } catch (error) {
      sendFailure(exchange, error, site)
    }
  }

  function holdUpGuesses({ request, response }: Exchange, target: string): void {
    const address = visitorAddress(request, site.trustedProxies)
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
    if (taken.group === 'media') return files.sendMedia(exchange, target)
    if (taken.group === 'map' && site.map) return files.sendMap(exchange, target, site.map)
    if (await site.development?.(exchange.request, exchange.response)) return
    const moved =
      movedAdminAddress(target) ??
      listingOfShortLink(target) ??
      (isRespelled(exchange.request) ? target : undefined)
    if (moved !== undefined && isRead(exchange.request)) return redirect(exchange, moved)
    const file = files.find(target.split('?', 1)[0] ?? target)
    if (file) {
      taken.group = 'asset'
      return files.sendFile(exchange, await file)
    }
    return pages.sendPage(exchange, target, taken)
  }

  async function sendHealth({ request, response, id }: Exchange, target: string): Promise<void> {
    allowMethods(request, ['GET', 'HEAD'])
    await sendWebResponse(request, response, await healthAnswer(site.health, target), { ...site, id })
  }

  async function sendApi({ request, response, id }: Exchange, target: string): Promise<void> {
    allowMethods(request, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    const address = visitorAddress(request, site.trustedProxies)
    const { asked } = await takeIn(request, { target, id, address })
    const answered = await (waitsInTurn(request, target)
      ? site.reads.take(() => site.api(asked), address)
      : site.api(asked))
    // A connection that ends with its answer would end under a sender that is still sending.
    if (!response.shouldKeepAlive) await discardRest(request)
    await sendWebResponse(request, response, answered, { ...site, id })
    await discardRest(request)
  }

  function redirect({ response, id }: Exchange, location: string): void {
    response.writeHead(308, [...site.common, 'Location', location, 'X-Request-Id', id]).end()
  }
}
