/** From a page's address to the bytes that answer it, with the tags of everything the page showed. */
import { randomBytes } from 'node:crypto'
import { addressHeader, postedHeader } from '#api/sender.ts'
import { errorStatuses } from '#contract/api/api-errors.ts'
import { pathLanguage } from '#contract/language-paths.ts'
import { isPersonalPage } from '#contract/personal-pages.ts'
import { Unavailable } from '#domain/errors.ts'
import { inLanguage } from '#messages/language.ts'
import { requestErrors as t } from '#messages/server.ts'
import { type Step, traced } from '#tracing/steps.ts'
import { notePage } from '#tracing/timing.ts'
import type { SiteSettings } from '#ui/site-settings.ts'
import {
  type HeaderList,
  nonceHeader,
  pagePolicy,
  type SecurityOptions,
  securityAt,
} from '../answers/security-headers.ts'
import { StoredAnswer } from '../answers/stored-answer.ts'
import type { RenderedPage } from './page-cache.ts'
import { type SiteApi, withPageRequest } from './page-request.ts'

export type FetchHandler = (request: Request) => Response | Promise<Response>

/** The exports of the page bundle. */
export type PagesModule = { default: { fetch: FetchHandler } }

export type PageRenderer = {
  /** The public page: made from its address alone. */
  render: (key: string, requestId: string) => Promise<RenderedPage>
  /**
   * An answer for one visitor alone: a form sent without JavaScript, a signed-in member of staff.
   * @throws Unavailable when the page of a form cannot be shown at the moment
   */
  answer: (request: Request, requestId: string) => Promise<Response>
}

export type PageRendererOptions = {
  pages: FetchHandler
  api: SiteApi
  /** The API for public pages, some of whose answers may be kept. */
  sharedApi?: SiteApi | undefined
  site: SiteSettings
  common: HeaderList
  security: SecurityOptions
  timeoutMs: number
}

export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { pages, api, sharedApi = api, site, security, common, timeoutMs } = options

  async function render(key: string, requestId: string): Promise<RenderedPage> {
    const shown = new ShownData(sharedApi)
    const request = new Request(site.origin + key, {
      headers: { accept: 'text/html', 'x-request-id': requestId },
      signal: AbortSignal.timeout(timeoutMs),
    })
    let html: string | undefined
    const takeHtml = (whole: string) => {
      html = whole
    }
    const nonce = security.development ? undefined : newNonce()
    const page = { site, requestId, nonce, api: shown, takeHtml, takeRoute: notePage }
    const response = await inLanguage(pathLanguage(key), () =>
      withPageRequest(page, () => traced(renderStep, async () => pages(request))),
    )
    html ??= await response.text()
    const bytes = Buffer.from(html)
    const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const isPage = contentType.startsWith('text/html')
    // The pages could not even show their own error screen: the visitor gets a plain sentence instead.
    if (response.status >= 500 && !isPage) throw new Error(`The pages failed: ${html}`)
    const answer = new StoredAnswer({
      bytes,
      contentType,
      cacheControl: cacheControlHeader(key, response.status),
      headers: [
        ...common,
        'Content-Security-Policy',
        pagePolicy(isPage ? html : '', securityAt(key, security), nonce),
      ],
    })
    const location = response.headers.get('location')
    return {
      status: pageStatus(response, shown),
      requestId,
      answer,
      tags: shown.tags,
      ...(location && { location }),
      ...(shown.isBroken && { isBroken: true }),
    }
  }

  return {
    render,
    async answer(request, requestId) {
      const nonce = security.development ? undefined : newNonce()
      const shown = new ShownData(onBehalfOf(request, api))
      const { pathname } = new URL(request.url)
      const response = await inLanguage(pathLanguage(pathname), () =>
        withPageRequest({ site, requestId, nonce, api: shown, takeRoute: notePage }, () =>
          traced(renderStep, async () => pages(request)),
        ),
      )
      const status = pageStatus(response, shown)
      if (status !== response.status && request.method === 'POST') throw new Unavailable(t.pageUnavailable)
      // The headers of a redirect that the router makes cannot be changed.
      const answer = new Response(response.body, { status, headers: response.headers })
      if (nonce !== undefined) answer.headers.set(nonceHeader, nonce)
      return answer
    },
  }
}

function cacheControlHeader(key: string, status: number): string {
  if (isPersonalPage(key)) return 'private, no-store'
  return status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'
}

const renderStep: Step = { name: 'render page', kind: 'internal', part: 'render' }

/** A page that failed for a temporary reason says that a retry may succeed. */
function pageStatus({ status }: Response, { isUnavailable }: ShownData): number {
  return status === 500 && isUnavailable ? 503 : status
}

/** A value that cannot be known before the page is rendered. */
function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** Requests that a page sends on carry its visitor's address. */
function onBehalfOf({ headers }: Request, api: SiteApi): SiteApi {
  const address = headers.get(addressHeader)
  return {
    ...api,
    fetch(request) {
      if (address !== null) request.headers.set(addressHeader, address)
      request.headers.set(postedHeader, '1')
      return api.fetch(request)
    },
  }
}

/** Lets a page call the API and gathers the tags of the answers. */
class ShownData implements SiteApi {
  readonly #api: SiteApi
  readonly #tags = new Set<string>()
  #untagged = false
  /** Something could not be read. */
  isBroken = false
  /** Something could not be read that can be read later. */
  isUnavailable = false

  constructor(api: SiteApi) {
    this.#api = api
  }

  // Only reads return tags.
  fetch: SiteApi['fetch'] = (request) => {
    this.#untagged = true
    return this.#api.fetch(request)
  }

  read: SiteApi['read'] = async (name, input, requestId) => {
    const answer = await this.#api.read(name, input, requestId)
    if (answer.status >= 500) this.isBroken = true
    if (answer.status === errorStatuses.unavailable) this.isUnavailable = true
    if (!answer.tags) this.#untagged = true
    for (const tag of answer.tags ?? []) this.#tags.add(tag)
    return answer
  }

  /** Undefined when the page showed something whose changes are not reported to us. */
  get tags(): ReadonlySet<string> | undefined {
    return this.#untagged ? undefined : this.#tags
  }
}
