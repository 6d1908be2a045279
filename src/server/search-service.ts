/**
 * `npm start -- --role search`: a process that answers `GET /api/listings/search`, `GET /api/listings/map` and /health,
 * and writes nothing. Any number of them can run behind one address, reading the site's database or a replica of it.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { toProblem } from '#api/errors.ts'
import { createSearchApi } from '#api/search-only.ts'
import type { Config } from '#config'
import { connect } from '#db/client.ts'
import { watchDatabase } from '#db/database-watch.ts'
import { Unavailable } from '#domain/errors.ts'
import { SearchIndex } from '#domain/search-index/index.ts'
import { commonHeaders } from './answers/security-headers.ts'
import { sendProblem, sendWebResponse } from './answers/send.ts'
import type { Running } from './lifecycle/handover.ts'
import type { InheritedSockets } from './lifecycle/inherited-sockets.ts'
import { checkPort, listen } from './lifecycle/listen.ts'
import { openForServer } from './lifecycle/open-database.ts'
import { openChanges } from './lifecycle/replica.ts'
import { trialsOfTelemetry } from './lifecycle/setting-trials.ts'
import type { Shutdown } from './lifecycle/shutdown.ts'
import type { Narrator } from './lifecycle/startup-progress.ts'
import { trySettings } from './lifecycle/try-settings.ts'
import { type Health, healthAnswer, watchHealth } from './monitoring/health.ts'
import type { Log } from './monitoring/log.ts'
import type { Telemetry } from './monitoring/telemetry/telemetry.ts'
import { keepFresh } from './pages/keep-fresh.ts'
import { PageCache } from './pages/page-cache.ts'
import { readTarget, toWebRequest } from './requests/read-request.ts'
import { RenderQueue } from './requests/render-queue.ts'
import { requestId } from './requests/request-id.ts'

export type Start = {
  config: Config
  log: Log
  narrator: Narrator
  shutdown: Shutdown
  inherited: InheritedSockets
  telemetry: Telemetry | undefined
}

const outOfDate = 'Changes of listings do not reach this server at the moment. Please try again in a moment.'
// A search takes a millisecond or two, and a few can read its rows in parallel. A refused site searches
// itself.
const searchesOfVisitors = { places: 16, longestQueue: 400, longestMs: 2_000, refusalMs: 0 }

/**
 * Returns the server once it answers; its search index has been read by then and follows the changes.
 * @throws StartupError when it would read a replica and nothing notifies it of changes
 */
export async function startSearchService({
  config,
  log,
  narrator,
  shutdown,
  inherited,
  telemetry,
}: Start): Promise<Running> {
  const place = { ...config, inherited: inherited.site }
  await checkPort(place)
  const database = await openForServer({ config, log, narrator, shutdown }, { onlyReads: true })
  const watch = watchDatabase(database.url, {
    onReach(isReachable, error) {
      if (isReachable) log.info('The database answers again')
      else log.error({ err: error }, 'The database does not answer')
    },
  })
  shutdown.add(() => watch.close())
  const { db, pool, close } = connect(database.url, { max: config.databaseConnections, watch })
  shutdown.add(close)
  const changes = await openChanges(config.changesDatabaseUrl, pool)
  if (changes) shutdown.add(changes.close)
  const search = new SearchIndex(pool, (error) =>
    log.error({ err: error }, 'The search index could not take in a change'),
  )
  shutdown.add(() => search.close())
  // It keeps no pages, but needs to know whether changes reach it.
  const cache = new PageCache({ maxBytes: 0 })
  const listener = await narrator.step({ doing: 'Reading the listings', done: 'Read the listings' }, () =>
    keepFresh({
      url: changes?.url ?? database.url,
      cache,
      derived: {
        async changed(tags) {
          await changes?.shown()
          return search.changed(tags)
        },
      },
      log,
    }),
  )
  shutdown.add(() => listener.stop())

  let stopping = false
  const reading = watchHealth({ watch, isStopping: () => stopping, onlyReads: true })
  const health: Health = {
    notReady: async () => (await reading.notReady()) ?? (cache.informed ? undefined : outOfDate),
  }
  const api = createSearchApi({
    db,
    // Never answers from stale data: the site gets the error and searches itself.
    search: {
      find(...asked) {
        if (!cache.informed) throw new Unavailable(outOfDate)
        return search.find(...asked)
      },
      findIds(asked) {
        if (!cache.informed) throw new Unavailable(outOfDate)
        return search.findIds(asked)
      },
      findOnMap(asked) {
        if (!cache.informed) throw new Unavailable(outOfDate)
        return search.findOnMap(asked)
      },
    },
    config,
    onError: (error, id) => log.error({ err: error, id }, 'A search failed'),
  })
  const searches = new RenderQueue(searchesOfVisitors)
  const security = { https: false, development: false, images: [], calls: [], scripts: [], frames: [] }
  const common = commonHeaders(security)

  async function answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const target = readTarget(request)
    const sent = { id, common, security }
    if (/^\/health\/(live|ready)(\?|$)/.test(target)) {
      return sendWebResponse(request, response, await healthAnswer(health, target), sent)
    }
    const origin = config.publicUrl ?? `http://${request.headers.host ?? 'localhost'}`
    const asked = toWebRequest(request, {
      origin,
      target,
      id,
      body: undefined,
      address: undefined,
    })
    await sendWebResponse(request, response, await searches.take(() => api.fetch(asked)), sent)
  }

  const handle: RequestListener = (request, response) => {
    const id = requestId(request)
    answer(request, response, id).catch((error) => {
      if (response.destroyed) return
      const { status, message: sentence, unexpected } = toProblem(error, id)
      if (unexpected) log.error({ err: error, id }, 'A request failed')
      sendProblem(request, response, { status, sentence, id, common })
    })
  }
  const listening = await listen(place, telemetry?.traced(handle) ?? handle)
  shutdown.add(async () => {
    stopping = true
    await listening.close(config.shutdownTimeoutMs)
  })
  void trySettings(trialsOfTelemetry(config), {
    say: (sentence) => log.warn(sentence),
    signal: shutdown.signal,
  })
  return {
    address: listening.address,
    publicAddress: listening.address,
    port: listening.port,
    sockets: () => listening.servers.map((server) => ({ name: 'site', server })),
    popularPages: () => [],
    async retire() {
      log.info('Another version has taken over: this one finishes what it has begun')
      await listening.drain(config.drainTimeoutMs)
    },
  }
}
