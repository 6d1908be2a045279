/** Puts the server together around an API and the pages, and takes it apart again in the right order. */
import path from 'node:path'
import { toProblem } from '#api/errors.ts'
import type { Config } from '#config'
import { systemNames } from '#contract/systems.ts'
import type { Connection } from '#db/client.ts'
import type { DatabaseWatch } from '#db/database-watch.ts'
import type { Context } from '#domain/context.ts'
import type { Guard } from '#domain/spam-protection/index.ts'
import { type CdnSettings, cdnHeaders } from '#integrations/cdn.ts'
import type { MapTiles } from '#integrations/map-tiles/open.ts'
import type { Queue } from '#queue/queue.ts'
import { commonHeaders, type Origins } from '../answers/security-headers.ts'
import { listAdminFiles } from '../files/admin-files.ts'
import { builtFolders } from '../files/built-folders.ts'
import { createMapAnswers } from '../files/map.ts'
import { createMedia } from '../files/media.ts'
import { createVideos } from '../files/media-video.ts'
import { createPreviews } from '../files/previews.ts'
import { listStaticFiles } from '../files/static-files.ts'
import { createHandler } from '../handler.ts'
import { watchHealth } from '../monitoring/health.ts'
import type { Log } from '../monitoring/log.ts'
import { createMetrics, type Metrics, type MetricsServer, serveMetrics } from '../monitoring/metrics.ts'
import { type ProxyWatch, watchProxies } from '../monitoring/proxy-watch.ts'
import { type Cut, countRefused } from '../monitoring/refused-traffic.ts'
import type { Telemetry } from '../monitoring/telemetry/telemetry.ts'
import { type Derived, keepFresh } from '../pages/keep-fresh.ts'
import { keepReads } from '../pages/kept-reads.ts'
import { createOwnPages } from '../pages/own-pages.ts'
import { isOfUnits, PageCache, type PageCacheOptions } from '../pages/page-cache.ts'
import type { SiteApi } from '../pages/page-request.ts'
import { securityOptions, siteSettings } from '../pages/page-settings.ts'
import { createPageSource, type PageSource } from '../pages/page-source.ts'
import { remoteApi } from '../pages/remote-api.ts'
import { createPageRenderer, type FetchHandler } from '../pages/render-page.ts'
import { FairQueue, fairReads } from '../requests/fair-queue.ts'
import { withNormalTarget } from '../requests/normal-target.ts'
import { RenderQueue } from '../requests/render-queue.ts'
import type { DevelopmentPages } from './development.ts'
import type { Running } from './handover.ts'
import type { InheritedSockets } from './inherited-sockets.ts'
import { reserve } from './listen.ts'
import { tryAnswers } from './try-answers.ts'

export type SiteOptions = {
  config: Config
  databaseUrl: string
  connection: Pick<Connection, 'pool'>
  watch: DatabaseWatch
  api: SiteApi
  pages: FetchHandler
  log: Log
  /** Where uploaded pictures are. */
  ctx: Context<'db' | 'siteUrl' | 'storage'>
  /** The folders of files the browser may have. */
  filesFolders: readonly string[]
  /** The folders of the admin app. */
  adminFolders: readonly string[]
  /** OpenTelemetry, where it is on. */
  telemetry?: Telemetry | undefined
  /** Sockets that were bound before this process began. */
  inherited?: InheritedSockets
  /** Pages that are rendered before the first visitor is served. */
  warmPages?: readonly string[]
  development?: DevelopmentPages
  /** Other hosts that the payment screen of a booking may use, when bookings are paid online. */
  checkout?: Origins | undefined
  /** Derived from the database besides pages: the search index. */
  derived: Derived
  countDeadJobs?: Queue['countDead']
  /** The map tiles; undefined where maps are drawn without tiles. */
  mapTiles?: MapTiles | undefined
  /** Reports proxies that were not declared; without one only the log does. */
  proxies?: ProxyWatch
  /** Counts a form with a file that is posted to a page, before it is read. */
  admitBody?: Guard['admitBody']
}

export type Site = {
  address: string
  port: number
  metricsPort: number
  cache: PageCache
  sockets: Running['sockets']
  /**
   * Leaves new visitors to the version in the folder `successor`, and resolves when open requests have been
   * answered. Their pages may be of the other version and need its files.
   */
  drain: (successor: string) => Promise<void>
  /** Finishes what is in flight, then frees everything this opened. */
  close: () => Promise<void>
}

// Enough to wait for the database together; rendering itself is done one after the other.
const readsOfVisitors = { places: 16, longestQueue: 400, longestMs: 2_000, refusalMs: 1_000 }
// A visitor who has filled in a form waits longer than one who looks around.
const formsOfVisitors = { places: 8, longestQueue: 400, longestMs: 10_000, refusalMs: 1_000 }

const fairForms = { ...fairReads, longestMs: formsOfVisitors.longestMs }

/**
 * Opens the site and listens; everything derived from the database has been read by then.
 * @throws StartupError when the address or port is not available
 */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { config, log, connection, watch, development } = options
  // Everything that was opened is closed again in reverse order, at the end or because the next step failed.
  await using opening = new AsyncDisposableStack()
  let stopping = false

  const cache = new PageCache({
    maxBytes: development ? 0 : config.pageCacheBytes,
    maxStaleMs: config.pageStaleMs,
    ...(config.cdn && { onKeep: offerPages(config.cdn) }),
  })
  const changes = await keepFresh({ url: options.databaseUrl, cache, derived: options.derived, log })
  opening.defer(() => changes.stop())
  const metrics = createMetrics({
    cache,
    pool: connection.pool,
    countLeads: () => leadsByStatus(connection),
    ...(options.countDeadJobs && { countDeadJobs: options.countDeadJobs }),
    operations: { databaseUrl: options.databaseUrl, dataDir: config.dataDir },
  })
  const { inherited } = options
  const metricsServer = await openMetrics(metrics, config, log, inherited?.metrics)
  opening.defer(() => metricsServer.close())
  const { telemetry } = options
  const exported = telemetry?.exportMetrics(metrics.families)
  opening.defer(async () => exported?.close())

  const { host, port, orNextFree, requestTimeoutMs } = config
  const refused = countRefused(metrics.traffic, log)
  const onRefused = (status: number) => {
    metrics.observe('other', status, 0, 'none')
    refused.cut(cutsByStatus[status] ?? 'unreadable')
  }
  const reserved = await reserve({
    host,
    port,
    orNextFree,
    requestTimeoutMs,
    onRefused,
    onDropped: () => refused.cut('too_many'),
    ...(inherited && { inherited: inherited.site }),
  })

  const mapTiles = config.systems.maps ? options.mapTiles : undefined
  const site = siteSettings(config, reserved.address, mapTiles)
  // Cached pages contain the address of the tiles.
  if (mapTiles) mapTiles.onChange = () => cache.markAllStale()
  const security = {
    ...securityOptions(config, site, development !== undefined),
    ...(options.checkout && { checkout: { ...options.checkout, scripts: [config.bases.paymentScript] } }),
  }
  const common = commonHeaders(security)
  const { pages, api } = options
  const isElsewhere = /^https?:/.test(config.bases.api)
  const pagesApi = isElsewhere ? remoteApi(config.bases.api, requestTimeoutMs, api) : api
  const renderer = createPageRenderer({
    pages,
    api: pagesApi,
    sharedApi: keepReads(pagesApi, cache),
    site,
    common,
    security,
    timeoutMs: requestTimeoutMs,
  })
  const reads = new FairQueue(new RenderQueue(readsOfVisitors))
  const pageOf = createPageSource({
    cache,
    renderer,
    queue: reads,
    isUnreachable: () => watch.isUnreachable,
    onHidden: (error, id) => {
      if (toProblem(error, id).unexpected)
        log.error({ err: error, id }, 'A page could not be rendered: an old one was shown')
    },
  })
  const files = listStaticFiles(options.filesFolders, [...common, 'Content-Security-Policy', filePolicy])
  // Its cookie is this server's: it asks no other one.
  const admin = listAdminFiles(options.adminFolders, common, security, () => ({
    ...site,
    apiBase: '',
    systems: systemNames.filter((name) => config.systems[name]),
  }))
  const handle = createHandler({
    origin: site.origin,
    cache,
    pageOf,
    reads,
    ownPage: createOwnPages({
      renderer,
      reads,
      forms: new FairQueue(new RenderQueue(formsOfVisitors), fairForms),
    }),
    files,
    admin,
    media: createMedia({ ctx: options.ctx, cacheBytes: config.mediaCacheBytes, common }),
    videos: createVideos(options.ctx, common),
    previews: createPreviews(options.ctx),
    map: mapTiles && createMapAnswers(mapTiles, common),
    api: api.fetch,
    health: watchHealth({
      watch,
      isStopping: () => stopping,
      ...(!development && {
        tryAnswers: () => tryAnswers({ pageOf, api: api.fetch, origin: site.origin, log }),
      }),
    }),
    log,
    metrics,
    refused,
    security,
    common,
    bodyLimitBytes: config.bodyLimitBytes,
    requestTimeoutMs,
    trustedProxies: config.trustedProxies,
    proxies: options.proxies ?? watchProxies(config.trustedProxies, (sentence) => log.warn(sentence)),
    admitBody: options.admitBody ?? (async () => {}),
    ...(development && { development: development.answer }),
  })

  await warm(options.warmPages ?? [], pageOf)
  const listening = await reserved.serve(withNormalTarget(telemetry?.traced(handle) ?? handle))
  opening.defer(async () => logCutConnections(await listening.close(config.shutdownTimeoutMs)))
  const opened = opening.move()

  function logCutConnections(connections: number): void {
    if (connections === 0) return
    refused.cut('at_stop', connections)
    log.warn({ connections }, 'Requests were cut off because they did not end in time')
  }

  return {
    address: listening.address,
    port: listening.port,
    metricsPort: metricsServer.port,
    cache,
    sockets: () => [
      ...listening.servers.map((server) => ({ name: 'site' as const, server })),
      { name: 'metrics', server: metricsServer.server },
    ],
    async drain(successor) {
      const { site: folders, admin: adminFolders } = builtFolders(path.join(successor, 'dist'))
      files.add(folders)
      admin.add(adminFolders)
      metricsServer.server.close()
      logCutConnections(await listening.drain(config.drainTimeoutMs))
    },
    close() {
      stopping = true
      return opened.disposeAsync()
    },
  }
}

// Browsers revalidate each page, and the CDN answers most of them. Longer lists of tags pass no proxy.
const longestTags = 6_000

function offerPages(cdn: CdnSettings): NonNullable<PageCacheOptions['onKeep']> {
  return (key, { answer, tags }) => {
    if (isOfUnits(key) || !tags) return
    const headers = cdnHeaders(cdn, tags)
    if (headers.join('').length <= longestTags) answer.offerToCdn(headers)
  }
}

// An SVG opened by itself is a document: its own styles may apply, nothing in it may run.
// The worker of the maps needs a policy that lets it fetch tiles.
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'"

/** Renders pages ahead; a page that fails reports its error when it is requested. */
async function warm(keys: readonly string[], pageOf: PageSource): Promise<void> {
  await Promise.all(keys.map((key) => pageOf(key, 'warm-up').catch(() => {})))
}

async function openMetrics(
  metrics: Metrics,
  { metricsHost, metricsPort }: Config,
  log: Log,
  inherited: number | undefined,
): Promise<MetricsServer> {
  const server = await serveMetrics(metrics, { host: metricsHost, port: metricsPort, inherited })
  if (server.host !== metricsHost)
    log.warn(
      { host: server.host, port: server.port },
      `${metricsHost} is no address of this machine: the metrics are on loopback`,
    )
  else if (metricsPort !== 0 && server.port !== metricsPort)
    log.warn({ port: server.port }, `Port ${metricsPort} is in use: the metrics are on another one`)
  return server
}

const cutsByStatus: Readonly<Record<number, Cut>> = { 408: 'head_too_slow', 431: 'head_too_large' }

async function leadsByStatus({
  pool,
}: Pick<Connection, 'pool'>): Promise<{ status: string; count: number }[]> {
  const { rows } = await pool.query<{ status: string; count: number }>(
    'SELECT status, count(*) AS count FROM leads WHERE merged_into IS NULL GROUP BY status',
  )
  return rows
}
