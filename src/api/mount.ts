/** The API as one app: the server, the pages' loaders and the tests all call its `fetch`. */

import { randomUUID } from 'node:crypto'
import { cors } from 'hono/cors'
import { errorStatuses } from '#contract/api/api-errors.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { languageFromHeader } from '#contract/language-paths.ts'
import type { Systems } from '#contract/systems.ts'
import { NotFound } from '#domain/errors.ts'
import { formRefusals } from '#messages/common.ts'
import { inLanguage } from '#messages/language.ts'
import { apiErrors, requestErrors } from '#messages/server.ts'
import { mountAdmin } from './admin/mount.ts'
import { mountAds } from './ads.ts'
import { mountAgents } from './agents.ts'
import { mountAlerts } from './alerts.ts'
import { mountCounts } from './analytics.ts'
import { mountBookings } from './bookings.ts'
import { mountCandidates } from './candidates.ts'
import { mountCompare } from './compare.ts'
import { mountContent } from './content.ts'
import type { ApiContext } from './context.ts'
import { mountCosts } from './costs.ts'
import { mountDocs } from './docs.ts'
import { errorAnswer, type Problem, RequestRefused, toProblem } from './errors.ts'
import { mountEstimateAccuracy } from './estimate-accuracy.ts'
import { mountEstimates } from './estimates.ts'
import { mountEvents } from './events.ts'
import { mountFeeds } from './feeds.ts'
import { mountInquiries } from './inquiries.ts'
import { mountListings } from './listings.ts'
import { mountNearby } from './nearby.ts'
import { mountPlaces } from './places.ts'
import { mountProjects } from './projects.ts'
import { mountQuarterlyReports } from './quarterly-reports.ts'
import { Api, withoutTrailingSlash } from './read.ts'
import { isOfThisSite } from './same-site.ts'
import { mountSaved } from './saved.ts'
import { mountScriptErrors } from './script-errors.ts'
import { mountSitemap } from './sitemap.ts'
import { mountUnlock } from './unlock.ts'
import { mountUploads } from './uploads.ts'
import { mountCareers } from './vacancies.ts'
import { mountViewings } from './viewings.ts'
import { mountWanted } from './wanted.ts'

export type { ApiContext } from './context.ts'

export type OnProblem = (problem: Problem, error: unknown, requestId: string) => void

/** Makes the API of the contract, every path under `/api`. */
export function createApi(context: ApiContext): Api {
  const onProblem: OnProblem = ({ unexpected }, error, id) => {
    if (unexpected) context.onError?.(error, id)
  }
  const app = new Api(onProblem, context.agencyApi)
  const { webOrigins, systems } = context.config
  endUnsent(app)
  answerInLanguage(app)
  openTo(app, webOrigins)
  refuseOtherSites(app, webOrigins)
  mountPlaces(app, context)
  mountCosts(app, context)
  mountEstimates(app, context)
  mountEstimateAccuracy(app, context)
  mountListings(app, context)
  mountCompare(app, context)
  mountSaved(app, context)
  mountAgents(app, context)
  mountProjects(app, context)
  mountContent(app, context)
  mountEvents(app, context)
  mountInquiries(app, context)
  mountViewings(app, context)
  mountWanted(app, context)
  mountBookings(app, context)
  mountCareers(app, context)
  mountCandidates(app, context)
  mountAlerts(app, context)
  mountSitemap(app, context)
  mountFeeds(app, context)
  mountQuarterlyReports(app, context)
  mountAdmin(app, context)
  mountCounts(app, context)
  mountScriptErrors(app, context)
  if (systems.ads) mountAds(app, context)
  if (systems.maps) mountNearby(app, context)
  mountUploads(app, context)
  mountUnlock(app, context.config)
  mountDocs(app, context)
  refuseOtherMethods(app, systems)
  answerProblems(app, onProblem)
  return app
}

/** Everything that goes wrong is answered with the contract's envelope. */
export function answerProblems(app: Api, onProblem: OnProblem): void {
  app.notFound((request) =>
    errorAnswer(toProblem(new NotFound(requestErrors.notFound), requestId(request.req.raw))),
  )
  app.onError((error, request) => {
    const id = requestId(request.req.raw)
    const problem = toProblem(error, id)
    onProblem(problem, error, id)
    return errorAnswer(problem)
  })
}

/** The id that the server gave the request, so that log and answer carry the same one. */
function requestId(request: Request): string {
  return request.headers.get('x-request-id') ?? randomUUID()
}

/** HEAD is answered with GET's headers and no body; the source of the body is cancelled immediately. */
function endUnsent(app: Api): void {
  app.use(async (context, next) => {
    await next()
    if (context.req.method === 'HEAD') await context.res.body?.cancel()
  })
}

/** Answers in the requested language; a page's own reads in process use the page's. */
export function answerInLanguage(app: Api): void {
  app.use(async ({ req, header }, next) => {
    const asked = req.header('accept-language')
    // The admin app and feeds for portals are in English, whatever is asked for.
    const isForVisitors = req.path.startsWith('/api/') && !req.path.startsWith(adminPath)
    if (!isForVisitors) await inLanguage('en', next)
    else await (asked === undefined ? next() : inLanguage(languageFromHeader(asked), next))
    header('Vary', 'Accept-Language', { append: true })
  })
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

const adminPath = '/api/admin/'

/** Lets pages of these origins call the API. Such calls carry no cookie, so they are never signed in. */
export function openTo(app: Api, origins: readonly string[]): void {
  if (origins.length === 0) return
  const open = cors({
    origin: [...origins],
    allowHeaders: ['content-type', 'idempotency-key'],
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  })
  app.use(async (context, next) => (context.req.path.startsWith(adminPath) ? next() : open(context, next)))
}

/** Signed-in staff are protected more strictly, by `mustBeOwnSite` where their session counts. */
function refuseOtherSites(app: Api, webOrigins: readonly string[]): void {
  app.use(async ({ req }, next) => {
    const ofOurWebs = webOrigins.includes(req.header('origin') ?? '') && !req.path.startsWith(adminPath)
    if (!reads.has(req.method) && !ofOurWebs && !isOfThisSite(req.raw, { siblings: true })) {
      throw new RequestRefused(errorStatuses.forbidden, 'forbidden', formRefusals.otherSite)
    }
    await next()
  })
}

/** A known path that is left has another method: 405 with the methods it has. */
function refuseOtherMethods(app: Api, systems: Systems): void {
  const methods = new Map<string, string[]>()
  const all: readonly Endpoint[] = Object.values(endpoints)
  for (const { path, method, system } of all) {
    if (system && !systems[system]) continue
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  for (const [path, known] of methods) {
    const route = withoutTrailingSlash(path)
    const allow = [...known, 'OPTIONS'].join(', ')
    app.options(route, () => new Response(null, { status: 204, headers: { allow } }))
    app.all(route, () => {
      throw new RequestRefused(405, 'method_not_allowed', apiErrors.methods({ methods: known.join(', ') }), {
        allow,
      })
    })
  }
}
